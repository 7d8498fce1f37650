import type { CheckedGame, GameState } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { BadInput } from '../badInput.ts'
import type { Fault } from '../fault.ts'
import { type NamedFile, readLines } from '../files.ts'
import { jsonOf } from '../json.ts'
import { difference } from './difference.ts'

/** The positions that another program wrote down after each action of a file, by the action's place in it; -1 is the set-up. */
export interface Trace {
  readonly name: string
  readonly positions: ReadonlyMap<number, TracedPosition>
}

interface TracedPosition {
  readonly line: number
  readonly position: unknown
  /** The position of the line before it. */
  readonly before: unknown
}

/** Other lines tell no position. */
const Position = z.looseObject({ i: z.int(), state: z.looseObject({}) })

export async function openTrace(file: NamedFile): Promise<Trace> {
  const { name } = file
  const positions = new Map<number, TracedPosition>()
  let line = 0
  let before: unknown
  for await (const text of readLines(file)) {
    line++
    const told = Position.safeParse(jsonOf(text, brokenLine(name, line)))
    if (!told.success) continue
    const { i, state: position } = told.data
    positions.set(i, { line, position, before })
    before = position
  }
  if (positions.size === 0) throw new BadInput((words) => words.noTrace(name))
  return { name, positions }
}

const brokenLine = (name: string, line: number): BadInput =>
  new BadInput((words) => words.brokenTrace(name, line))

/** The first thing in which our position differs from that after the action in this place of the file. */
export function differenceFromTrace(
  { trace }: CheckedGame,
  { name, positions }: Trace,
  state: GameState,
  players: readonly string[],
  { id: at, place }: { readonly id: number; readonly place: number },
): Fault | undefined {
  const then = positions.get(place)
  if (!then) throw new BadInput((words) => words.notInTrace(name, at))
  const { position, before, line } = then
  const expected = orBroken(() => trace!.theirs(position, state, before, players), brokenLine(name, line))
  const found = expected === undefined ? undefined : difference(expected, trace!.own(state, players))
  return found && { differs: { at, ...found } }
}

/** What stands in a trace is taken as it is, and may be anything. */
function orBroken<T>(read: () => T, broken: BadInput): T {
  try {
    return read()
  } catch {
    throw broken
  }
}
