import {
  type CheckedGame,
  followEntry,
  type GameState,
  lastEvents,
  type Move,
  markEnded,
  type Recording,
  type Session,
} from '@roundhouse/kernel'
import { type Fault, faultIn, refusedAt } from '../fault.ts'
import { closeLook } from './closeLook.ts'
import { difference } from './difference.ts'
import { describePosition, notSetUp, type Replay, type ReplayOutcome, resultNow, setUp } from './outcome.ts'
import { differenceFromTrace } from './trace.ts'

/** Before the first action of a file. */
const SET_UP = { id: 0, place: -1 }

/** Plays a game that another program recorded: every move must be legal, every position that of the trace if there is one, and the result the same. */
export function replayRecording(
  game: CheckedGame,
  recording: Recording<GameState>,
  replay: Replay,
): ReplayOutcome {
  const session = setUp(game, { ...recording, seed: 0 }, replay)
  if (!('table' in session)) return notSetUp(game, session)
  const { table } = session
  let wrong: Fault | undefined
  let actions = 0
  const compare = (done: { readonly id: number; readonly place: number }) =>
    replay.against && differenceFromTrace(game, replay.against, table.state, recording.players, done)
  wrong = faultIn(0, () => compare(SET_UP))
  for (const [index, action] of recording.actions.entries()) {
    if (wrong) break
    const { id } = action
    wrong = faultIn(id, () => {
      for (const made of recording.movesFor(table.state, index)) {
        const found = playMove(game, session, made, id, replay)
        if (found) return found
      }
      return compare(action)
    })
    if (!wrong) actions++
  }
  const { result } = recording
  const now = resultNow(game, table.state, recording.players)
  wrong ??= result && otherResult(result, now.result, recording)
  if (!wrong) markEnded(table, recording.endedBy)
  const { endedBy = null } = table.record
  return {
    game: game.id,
    actions,
    ...now,
    endedBy,
    matches: result || replay.against ? wrong === undefined : null,
    wrong,
  }
}

function playMove(
  game: CheckedGame,
  session: Session,
  made: Move,
  at: number,
  replay: Replay,
): Fault | undefined {
  const { table } = session
  const { record } = table
  const { seat, action } = made
  const faultSeen = replay.check ? closeLook(game, session, made, at) : undefined
  const refused = followEntry(session, made)
  if (refused) return refusedAt(at, refused, record.players, replay)
  const events = lastEvents(session)
  replay.trace?.({ n: at, seat, action, events, state: describePosition(game, table.state, record.players) })
  return faultSeen?.()
}

function otherResult(
  expected: NonNullable<Recording<GameState>['result']>,
  actual: ReplayOutcome['result'],
  { actions }: Recording<GameState>,
): Fault | undefined {
  const found = difference(expected, actual, ['result'])
  return found && { differs: { at: actions.at(-1)?.id ?? 0, ...found } }
}
