import type { StopKind } from '@roundhouse/board'
import type { RunningTrain } from '@roundhouse/routes'

const PAID: readonly StopKind[] = ['city', 'town', 'offboard']

/** A train of 1867: "5" is paid at five stops and may pass towns; "5+5E" may pass anything and is paid double. */
export function trainNamed(name: string): RunningTrain {
  const isDouble = name.includes('+')
  return {
    name,
    pays: [{ kinds: PAID, max: Number.parseInt(name, 10) }],
    skips: isDouble ? ['city', 'town'] : ['town'],
    visits: null,
    multiplier: isDouble ? 2 : 1,
  }
}
