import type { LoggedLine, Position } from '../../worker/protocol/position.ts'
import type { TakenBack } from './state.ts'

type Place = Pick<Position, 'id' | 'moves' | 'mine' | 'viewer' | 'online' | 'takeBacks'>

/** What somebody else at a table of the server has just taken back, by what the log told of it until then; what was told before stays until it is given back or the person moves. */
export function takenBackBy(
  before: Place | null,
  now: Place,
  log: readonly LoggedLine[],
  told: TakenBack | null,
): TakenBack | null {
  const { id, moves, mine, viewer, online, takeBacks } = now
  const last = takeBacks.find(({ after }) => after === moves)
  const isNews = online && before?.id === id && moves < before.moves && last && last.seat !== viewer
  if (isNews) {
    const line = log.find(({ move, heading }) => move === moves + 1 && heading === undefined)
    return { id, by: last.seat, moves, count: before.moves - moves, what: line?.text.replace(/[.。]$/, '') }
  }
  const isSo = takeBacks.some(({ after }) => after === told?.moves)
  return told?.id === id && told.moves >= mine && isSo ? told : null
}
