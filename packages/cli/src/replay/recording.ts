import {
  type CheckedGame,
  decisions,
  followEntry,
  type GameState,
  isOffered,
  lastEvents,
  type Move,
  type Recording,
  type Session,
} from '@roundhouse/kernel'
import { type Fault, faultIn, refusedAt, violationAt } from '../fault.ts'
import { difference } from './difference.ts'
import { describePosition, notSetUp, type Replay, type ReplayOutcome, resultNow, setUp } from './outcome.ts'

/** Plays a game that another program recorded: every move must be offered, and the result the same. */
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
  for (const [index, { id }] of recording.actions.entries()) {
    wrong = faultIn(id, () => {
      for (const made of recording.movesFor(table.state, index)) {
        const found = playMove(session, made, id, replay) ?? violationAt(id, game, table.state)
        if (found) return found
      }
      return undefined
    })
    if (wrong) break
    actions++
  }
  const { result } = recording
  const ended = resultNow(game, table.state, recording.players)
  wrong ??= result && otherResult(result, ended.result, recording)
  return { game: game.id, actions, ...ended, matches: result ? wrong === undefined : null, wrong }
}

function playMove(session: Session, made: Move, at: number, replay: Replay): Fault | undefined {
  const { table } = session
  const { game, state, record } = table
  const { seat, action } = made
  const offers = decisions(game, state).find((decision) => decision.seat === seat)?.offers ?? []
  const wasOffered = isOffered(offers, action)
  const refused = followEntry(session, made)
  if (refused) return refusedAt(at, refused, record.players, replay)
  const events = lastEvents(session)
  replay.trace?.({ n: at, seat, action, events, state: describePosition(game, table.state, record.players) })
  return wasOffered ? undefined : { differs: { at, path: 'offers', expected: action, actual: null } }
}

function otherResult(
  expected: NonNullable<Recording<GameState>['result']>,
  actual: ReplayOutcome['result'],
  { actions }: Recording<GameState>,
): Fault | undefined {
  const found = difference(expected, actual, ['result'])
  return found && { differs: { at: actions.at(-1)?.id ?? 0, ...found } }
}
