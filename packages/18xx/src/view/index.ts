export * from './run/drawing.ts'
export * from './run/routeScenes.ts'
export * from './words.en.ts'
export * from './words.ja.ts'
