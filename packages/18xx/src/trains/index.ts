export * from './depot.ts'
