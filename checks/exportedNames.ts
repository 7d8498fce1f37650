import type { Source } from './sources.ts'

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** What is between the brackets of `export const { step: step1846, plainStep } = …`. */
const TAKEN_APART = /^export const [{[]([^}\]]+)[}\]] =/gm

/** Games and their bots are built alike, so what plays the same part in each may have the same name: the folder of its game. */
const gameOf = ({ path }: Source): string | undefined =>
  path.match(/^packages\/(?:games|bots\/src(?!\/18xx\/))\/([^/]+)\//)?.[1]

/** What stands in for a file of its name in tests, and so exports the same. */
const isStandIn = ({ path }: Source): boolean => path.includes('/testing/pebble')

/** A sentence for every exported name that means two things: declared twice, and not once in each of several games. */
export function declaredTwice(files: readonly Source[]): string[] {
  const places = new Map<string, Source[]>()
  for (const file of files.filter((file) => !isStandIn(file)))
    for (const name of exportedNames(file)) places.set(name, [...(places.get(name) ?? []), file])
  return [...places]
    .filter(([, where]) => where.length > 1 && !areOneForEachGame(where))
    .map(([name, where]) => `${name} is declared in ${where.map(({ path }) => path).join(' and ')}`)
}

/** Each of them once, be it a type and a value. */
function exportedNames({ text }: Source): Set<string> {
  const partNames = [...text.matchAll(TAKEN_APART)].flatMap(([, parts]) =>
    parts!.split(',').map((part) => part.split(':').at(-1)!.trim()),
  )
  return new Set([...[...text.matchAll(DECLARED)].map(([, name]) => name!), ...partNames])
}

function areOneForEachGame(files: readonly Source[]): boolean {
  const games = files.map(gameOf)
  return !games.includes(undefined) && new Set(games).size === files.length
}
