import {
  copy,
  type Entry,
  type Game,
  type GameRecord,
  hash,
  isRefusal,
  newTable,
  redactFor,
  replayEntry,
  type Table,
  type Viewer,
} from '@roundhouse/kernel'
import type { AnsweredRequest, Observations, SeenPosition } from './observations.ts'

/** An entry as it is stored. */
export interface StoredEntry {
  readonly seq: number
  readonly entry: Entry
  readonly key: string | null
  readonly user: string | null
}

/** A stored game, with its log in the order of its entries. */
export interface StoredGame {
  readonly id: string
  readonly game: Game
  readonly record: GameRecord
  readonly log: readonly StoredEntry[]
}

const WRONGS = [
  /** AcknowledgedRequest, and not in the log. */
  'lost',
  /** One request that is in the log more than once. */
  'doubled',
  /** in the log at another index than was said, or with something else in it. */
  'misplaced',
  'altered',
  /** In the log though the answer was no, or though nobody asked for it. */
  'denied',
  'unasked',
  /** Places that a log leaves out or has twice. */
  'gaps',
  /** Games that cannot be played again. */
  'unplayable',
  /** Positions that somebody was shown and that the log does not come to. */
  'differing',
] as const

/** How much is wrong: nothing, where each figure is 0. */
export type Contradiction = Record<(typeof WRONGS)[number], number>

/** Compares what clients were told with what is stored. */
export function judge(observations: Observations, games: readonly StoredGame[]): Contradiction {
  const wrong = Object.fromEntries(WRONGS.map((name) => [name, 0])) as Contradiction
  for (const stored of games) {
    judgeLog(stored, observations, wrong)
    judgeViews(stored, observations, wrong)
  }
  return wrong
}

function judgeLog({ id, log }: StoredGame, observations: Observations, wrong: Contradiction): void {
  const own = <T extends { game: string }>(all: readonly T[]): T[] => all.filter(({ game }) => game === id)
  const entriesByKey = new Map<string, StoredEntry[]>()
  for (const [index, stored] of log.entries()) {
    if (stored.seq !== index) wrong.gaps++
    if (stored.key !== null) entriesByKey.set(stored.key, [...(entriesByKey.get(stored.key) ?? []), stored])
    else if (stored.user !== null) wrong.unasked++
  }
  const asked = new Set(own(observations.sent).map(({ key }) => key))
  for (const [key, { length }] of entriesByKey) {
    if (!asked.has(key)) wrong.unasked++
    wrong.doubled += length - 1
  }
  for (const { key, index, request } of own(observations.acknowledged)) {
    const found = entriesByKey.get(key)
    if (!found) wrong.lost++
    else if (!found.some(({ seq }) => seq === index)) wrong.misplaced++
    else if (!found.every(({ entry }) => isDone(request, entry))) wrong.altered++
  }
  for (const { key } of own(observations.denied)) if (entriesByKey.has(key)) wrong.denied++
}

function isDone(request: AnsweredRequest, entry: Entry): boolean {
  if ('action' in request) return 'action' in entry && hash(entry.action) === hash(request.action)
  return 'undo' in request ? 'undo' in entry : 'redo' in entry
}

/** Plays the log again, and compares each position on the way with what was shown of it. */
function judgeViews(
  { id, game, record, log }: StoredGame,
  observations: Observations,
  wrong: Contradiction,
): void {
  const seen = new Map<number, SeenPosition[]>()
  for (const one of observations.seen.values())
    if (one.game === id) seen.set(one.seq, [...(seen.get(one.seq) ?? []), one])
  const table = newTable(game, record)
  if (isRefusal(table)) {
    wrong.unplayable++
    return
  }
  const compare = (seq: number): void => {
    for (const one of seen.get(seq) ?? [])
      if (one.hash !== hash(shownTo(table, one.viewer))) wrong.differing++
    seen.delete(seq)
  }
  compare(0)
  for (const [index, { entry }] of log.entries()) {
    if (replayEntry(table, entry)) {
      wrong.unplayable++
      break
    }
    compare(index + 1)
  }
  for (const beyond of seen.values()) wrong.differing += beyond.length
}

/** What these eyes may see of a position: all of it but the generator when the game is over. */
const shownTo = ({ game, state }: Table, viewer: Viewer): unknown =>
  game.asked(state).length === 0 ? { ...copy(state), chance: [0, 0, 0, 0] } : redactFor(game, state, viewer)
