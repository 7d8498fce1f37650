import {
  type Entry,
  exported,
  FORMAT,
  follow,
  type Game,
  type GameEvent,
  type GameRecord,
  isRefusal,
  newTable,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { difference } from './difference.ts'
import { notSetUp, described, type Outcome, type Replay } from './outcome.ts'
import { isOver, scoresOf } from '../games.ts'
import { brokenAt, refusedAt, type Wrong } from '../wrong.ts'

const Luck = z.array(z.array(z.int()))
const Count = z.int().check(z.positive())
const Seat = z.int().check(z.nonnegative())

/** Our own export, as it is read back. */
export const Exported = z.looseObject({
  format: z.literal(FORMAT),
  game: z.string(),
  version: z.int(),
  players: z.array(z.string()),
  options: z.unknown(),
  seed: z.int(),
  setup: Luck,
  entries: z.array(
    z.union([
      z.object({
        seat: Seat,
        action: z.looseObject({ kind: z.string() }),
        chance: z.exactOptional(Luck),
      }),
      z.object({ seat: Seat, undo: Count }),
      z.object({ seat: Seat, redo: Count }),
    ]),
  ),
  result: z.exactOptional(
    z.object({ hash: z.string(), scores: z.record(z.string(), z.nullable(z.number())) }),
  ),
})

/** Plays a record from its first entry to its last, and compares what it came to. */
export function replayRecord(game: Game, record: GameRecord, replay: Replay): Outcome {
  const { players, entries, result } = record
  const table = newTable(game, record)
  if (isRefusal(table)) return notSetUp(game, refusedAt(0, table, players, replay))

  let actions = 0
  let wrong: Wrong | undefined
  for (const entry of entries) {
    const at = actions + 1
    const events: GameEvent[] = []
    const refused = follow(table, entry, events)
    wrong = refused ? refusedAt(at, refused, players, replay) : brokenAt(at, game, table.state)
    if (refused) break
    replay.trace?.({ n: at, ...bare(entry), events, state: described(game, table.state, players) })
    if (wrong) break
    actions++
  }
  if (!wrong && result) {
    const found = difference(result, exported(table).result, ['result'])
    wrong = found && { differs: { at: actions, ...found } }
  }
  return {
    game: game.id,
    actions,
    finished: isOver(game, table.state),
    result: scoresOf(game, table.state, players),
    matches: result ? wrong === undefined : null,
    wrong,
  }
}

/** An entry without the luck that fell in it, which its events tell. */
const bare = (entry: Entry): Entry =>
  'action' in entry ? { seat: entry.seat, action: entry.action } : entry
