import { loadLate } from '../app/loadLate.tsx'

/** A rule book, fetched when one is first opened. */
export const LateBook = loadLate(async () => (await import('./Book.tsx')).Book)
