import {
  assertFits,
  type CheckedGame,
  type Entry,
  exportTable,
  followEntry,
  type GameRecord,
  lastEvents,
  markEnded,
  type Session,
  type Table,
} from '@roundhouse/kernel'
import { type FailureFile, fromFile, LAWS, reproduces } from '@roundhouse/kernel/fuzz'
import { recordFields } from '@roundhouse/wire/record'
import * as z from 'zod/mini'
import { type Fault, faultIn, refusedAt } from '../fault.ts'
import { readJson } from '../json.ts'
import { closeLook } from './closeLook.ts'
import { difference } from './difference.ts'
import { describePosition, notSetUp, type Replay, type ReplayOutcome, resultNow, setUp } from './outcome.ts'

/** What was tried when a law broke, as the failure's file tells it. */
const Attempt = z.object({
  seat: z.unknown(),
  action: z.unknown(),
  hostile: z.exactOptional(z.literal(true)),
})
const isAttempt = (text: string): boolean => Attempt.safeParse(readJson(text)).success

/** Our own export, or the file of a failure, as it is read back. */
export const exportedRecordShape = z.object({
  ...recordFields,
  failure: z.exactOptional(
    z.object({
      law: z.enum(LAWS),
      message: z.string(),
      luck: z.int(),
      attempt: z.exactOptional(z.string().check(z.refine(isAttempt))),
    }),
  ),
})

/** Plays a record from its first entry to its last, and compares what it came to. */
export function replayRecord(game: CheckedGame, record: GameRecord, replay: Replay): ReplayOutcome {
  assertFits(game, record)
  const { players, entries, result } = record
  const session = setUp(game, record, replay)
  if (!('table' in session)) return notSetUp(game, session)
  const { table } = session
  let actions = 0
  let wrong: Fault | undefined
  for (const entry of entries) {
    const at = actions + 1
    wrong = faultIn(at, () => playEntry(game, session, entry, at, replay))
    if (wrong) break
    actions++
  }
  if (!wrong) markEnded(table, record.endedBy)
  wrong ??= otherResult(table, result, actions) ?? stillBroken(game, record, actions, replay)
  return {
    game: game.id,
    actions,
    ...resultNow(game, table.state, players),
    endedBy: table.record.endedBy ?? null,
    matches: result ? wrong === undefined : null,
    wrong,
  }
}

function playEntry(
  game: CheckedGame,
  session: Session,
  entry: Entry,
  at: number,
  replay: Replay,
): Fault | undefined {
  const { table } = session
  const { record } = table
  const faultSeen = replay.check ? closeLook(game, session, entry, at) : undefined
  const refused = followEntry(session, entry)
  if (refused) return refusedAt(at, refused, record.players, replay)
  const events = lastEvents(session)
  replay.trace?.({
    n: at,
    ...bare(entry),
    events,
    state: describePosition(game, table.state, record.players),
  })
  return faultSeen?.()
}

function otherResult(table: Table, result: GameRecord['result'], at: number): Fault | undefined {
  if (!result) return undefined
  const { hash, scores } = exportTable(table).result!
  const found =
    difference(result.scores, scores, ['result', 'scores']) ??
    difference(result.hash, hash, ['result', 'hash'])
  return found && { differs: { at, ...found } }
}

/** A failure's file is examined again at its end. */
function stillBroken(
  game: CheckedGame,
  record: GameRecord,
  at: number,
  { ruleBooks }: Replay,
): Fault | undefined {
  const broken = isFailure(record) ? reproduces(game, ruleBooks, fromFile(record)) : undefined
  return broken && { broken: { at, law: broken.law, message: broken.message } }
}

const isFailure = (record: GameRecord | FailureFile): record is FailureFile => 'failure' in record

/** An entry without the luck that fell in it, which its events tell. */
const bare = (entry: Entry): Entry => ('action' in entry ? { seat: entry.seat, action: entry.action } : entry)
