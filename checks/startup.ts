import type { Source } from './sources.ts'

/** Where the page, its worker, its service worker and the gallery of shapes begin. */
const ENTRIES = /\/(?:main\.tsx|gallery\.tsx|worker\.ts)$/

/** A call that is a statement of its own, outside every function. */
const TOP_LEVEL_CALL = /^(?:void |await )?[a-z][\w.]*\(/gm

/** A sentence for whatever of the page would run because its file is imported, and not because `start()` says so. */
export function runsOnImport({ path, text }: Source): string[] {
  if (!path.startsWith('packages/web/src/') || ENTRIES.test(path) || /\.test\.ts$|\/browser\//.test(path))
    return []
  return [...text.matchAll(TOP_LEVEL_CALL)].map(([call]) => `${path} runs ${call}…) when it is imported`)
}
