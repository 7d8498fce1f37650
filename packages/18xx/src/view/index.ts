export * from './words.en.ts'
export * from './words.ja.ts'
