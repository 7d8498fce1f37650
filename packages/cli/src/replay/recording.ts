import {
  type CheckedGame,
  followEntry,
  type GameState,
  lastEvents,
  type Move,
  type Recording,
  type Session,
} from '@roundhouse/kernel'
import { type Fault, faultIn, refusedAt } from '../fault.ts'
import { closeLook } from './closeLook.ts'
import { difference } from './difference.ts'
import { describePosition, notSetUp, type Replay, type ReplayOutcome, resultNow, setUp } from './outcome.ts'

/** Plays a game that another program recorded: every move must be legal, and the result the same. */
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
        const found = playMove(game, session, made, id, replay)
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
