import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { TraceState } from '../trace/traceWords.ts'

const FIXTURES = new URL('../../../../../shared/fixtures/', import.meta.url)

/** A recorded game as it is written down. */
export interface Fixture {
  readonly actions: readonly { readonly id: number; readonly type: string }[]
}

/** What a trace says after an action, or that the action could not be done. */
export interface TracedAction {
  readonly i: number
  readonly id: number
  readonly error?: unknown
  readonly skipped?: unknown
  readonly state?: TraceState
}

/** The recorded games in these folders, each as folder and file; none, said aloud, where there are no fixtures. */
export function fixtureNames(...folders: string[]): string[] {
  if (!existsSync(FIXTURES)) {
    console.warn(`SKIPPED: recorded games of ${folders}: shared/fixtures is not beside the project`)
    return []
  }
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, FIXTURES))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  )
}

export const readFixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))

/** The lines of its trace that have a position: the set-up, then one for each action of the file. */
export const readTrace = (name: string): TracedAction[] =>
  gunzipSync(readFileSync(new URL(name.replace('.json', '.trace.jsonl.gz'), FIXTURES)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TracedAction)
    .filter(({ state }) => state)
