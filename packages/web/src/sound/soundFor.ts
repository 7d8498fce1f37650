import type { Position } from '../worker/protocol/position.ts'
import type { Sound } from './sounds.ts'

/** What is listened to: where a game stands, and whether a refusal is shown. */
export interface Moment {
  readonly now: Pick<Position, 'id' | 'moves' | 'turn' | 'pass'> | null
  readonly refused: boolean
}

/** The sound of what changed between two moments of the same game; none for what is only opened. */
export function soundFor(before: Moment, after: Moment): Sound | undefined {
  if (after.refused && !before.refused) return 'refused'
  if (!before.now || !after.now || before.now.id !== after.now.id) return undefined
  const [was, is] = [seatAsked(before.now), seatAsked(after.now)]
  if (is !== null && is !== was) return 'turn'
  return after.now.moves > before.now.moves ? 'move' : undefined
}

/** The person at this device who is asked. */
const seatAsked = ({ turn, pass }: NonNullable<Moment['now']>): number | null => turn?.seat ?? pass
