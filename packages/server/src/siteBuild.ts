import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the page of a built site says which build it is of. */
const BUILD = /<meta name="build" content="([\da-f]+)"/

/** Which build of the site lies in a folder; null where its page does not say. */
export const siteBuildOf = (folder: string): string | null =>
  BUILD.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? null
