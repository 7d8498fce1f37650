import { faceAt, membersOf, reachFrom, type SlotPlace, tokensOf } from '@roundhouse/board'
import type { RunPosition } from './runPosition.ts'
import type { RunTitle } from './runTitle.ts'

const NO_STOP_PASSED = () => 0

/**
 * Whether the trains of a company can run at all, where each of them may visit
 * two stops, whatever they are: then a route of a token and the next stop is
 * part of every other.
 */
export const hasRoute = (
  title: Pick<RunTitle, 'board'>,
  { board, company, trains }: Pick<RunPosition, 'board' | 'company' | 'trains'>,
): boolean =>
  trains.length > 0 && tokensOf(board, company).some((token) => hasStopBeside(title, board, token))

/** Whether track leads from a token to another stop that a train may visit too. */
function hasStopBeside(
  { board }: Pick<RunTitle, 'board'>,
  laid: RunPosition['board'],
  token: SlotPlace,
): boolean {
  const groupsAt = (hex: string, stop: number) => faceAt(laid, board, hex).stops[stop]!.groups ?? []
  const own = groupsAt(token.hex, token.stop)
  const isNext = (hex: string, stop: number): boolean =>
    (hex !== token.hex || stop !== token.stop) && !groupsAt(hex, stop).some((group) => own.includes(group))
  for (const [hex, { stops }] of reachFrom(laid, board, [token], NO_STOP_PASSED))
    if (membersOf(stops).some((stop) => isNext(hex, stop))) return true
  return false
}
