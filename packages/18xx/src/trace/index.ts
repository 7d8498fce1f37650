export * from './ownWords.ts'
export * from './tokenPlaces.ts'
export * from './traceWords.ts'
