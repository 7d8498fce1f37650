import { movePrice } from '@roundhouse/18xx'
import { type Direction, spaceBeside, spaceOf } from '@roundhouse/finance'
import type { CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { Emit1856 } from '../events.ts'
import { lacksPermanentTrain, type State1856 } from '../state.ts'
import { TITLE } from '../title.ts'

/** 1856-1.2s, 1856-1.1c: a price moves; that of the CGR not at all (1856-3p), or never into a close cell (1856-3q). */
export function movePriceOf(
  state: State1856,
  id: CorporationId,
  direction: Direction,
  steps: number,
  emit: Emit1856,
): void {
  if (lacksPermanentTrain(state, id)) return
  movePrice(TITLE, state, id, direction, id === 'CGR' ? openSteps(state, direction, steps) : steps, emit)
}

/** 1856-3q: how many of the steps lead to cells that are not close. */
function openSteps({ market }: State1856, direction: Direction, steps: number): number {
  const from = spaceOf(market, 'CGR')!
  let open = 0
  while (open < steps && !isClose(spaceBeside(CHART, from, direction, open + 1))) open++
  return open
}

const isClose = (space: number): boolean => CHART.cells[space]!.marks.includes('close')
