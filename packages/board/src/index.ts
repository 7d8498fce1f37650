export * from './grid.ts'
export * from './hex.ts'
