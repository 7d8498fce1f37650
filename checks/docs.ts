import type { Source } from './sources.ts'

/** A file that a page or a comment names: `session.ts`, `game/state/state.ts`. */
const FILE = /`((?:[\w.-]+\/)*[\w-]+(?:\.test)?\.(?:ts|tsx|css|html))`/g

/** A sentence for each file that a text names and that there is not. */
export function missingFiles({ path, text }: Source, files: readonly string[]): string[] {
  const named = new Set([...text.matchAll(FILE)].map(([, file]) => file!))
  return [...named]
    .filter((file) => !files.some((one) => `/${one}`.endsWith(`/${file}`) || isOfGame(one, file)))
    .map((file) => `${path} names ${file}`)
}

/** `web/src/board/hex/hex.tsx`, `1846/recorded/routes.ts`: with or without the folder `src`. */
const isOfGame = (one: string, file: string): boolean => one.replace('/src/', '/').endsWith(`/${file}`)

/** A line of a comment, or the comment at the end of a line. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$|\s\/\/ .*$/gm

/** Only the comments of a source: what it says to readers of the source. */
export const commentsOf = ({ path, text }: Source): Source => ({
  path,
  text: (text.match(COMMENT) ?? []).join('\n'),
})
