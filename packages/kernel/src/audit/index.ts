export * from './differences.ts'
export * from './entries.ts'
export * from './pages.ts'
export * from './problems.ts'
