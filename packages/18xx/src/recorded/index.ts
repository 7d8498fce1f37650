export * from './file.ts'
export * from './luck.ts'
export * from './standing.ts'
export * from './unreadable.ts'
