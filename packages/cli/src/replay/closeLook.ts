import {
  type CheckedGame,
  copy,
  decisions,
  type Entry,
  isOffered,
  lastEvents,
  type Session,
} from '@roundhouse/kernel'
import { type Fault, untoldAt, violationAt } from '../fault.ts'

/** Looks closely at an entry of a log, from before it is made; then says what is wrong with it, if anything is. */
export function closeLook(
  game: CheckedGame,
  session: Session,
  entry: Entry,
  at: number,
): () => Fault | undefined {
  const { table } = session
  if (!('action' in entry)) return () => violationAt(at, game, table.state)
  const { seat, action } = entry
  const offers = decisions(game, table.state).find((decision) => decision.seat === seat)?.offers ?? []
  const wasOffered = isOffered(offers, action)
  const before = copy(table.state)
  return () =>
    wasOffered
      ? (violationAt(at, game, table.state) ?? untoldAt(at, game, before, lastEvents(session), table.state))
      : { differs: { at, path: 'offers', expected: action, actual: null } }
}
