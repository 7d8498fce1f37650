export * from './market.ts'
export * from './money.ts'
export * from './president.ts'
export * from './shares.ts'
