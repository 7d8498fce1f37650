import { lazyComponent } from '../app/lazyComponent.tsx'

/** A rule book, fetched when one is first opened. */
export const LazyBook = lazyComponent(async () => (await import('./Book.tsx')).Book)
