import { isUpgrade, layTileFor, refuseLayCost } from '@roundhouse/18xx'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import { companyOnTurn, refuseStep } from '../operationStep.ts'
import { inReceivership, isBuildingOver, type State1860, treasuryOf } from '../state.ts'
import { titleOf } from '../title.ts'
import { endStep } from '../turnSteps.ts'
import { hasLargeStation, layCost, layNow, laysNow, legalLay } from './layRules.ts'

/** 1860-TR.1: so many yellow tiles in a turn. */
const MOST_YELLOW = 2

/** 1860-TR.1: up to two yellow tiles, one after the other, or one upgrade. */
export const lay = step1860('lay', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'track'),
  *candidates(state) {
    for (const { hex, tile, rotation } of laysNow(state))
      yield { action: { kind: 'lay', hex, tile, rotation } }
  },
  refuse(state, action) {
    const { hex, tile } = action
    const second = refuseSecond(state, tile)
    if (second) return second
    const lay = layNow(state, action)
    if (isRefusal(lay)) return lay
    const company = companyOnTurn(state)
    const cost = layCost(lay)
    // 1860-INS.3
    if (cost > 0 && state.corporations[company].insolvent)
      return refusal('1860-INS.3', 'terrain', { company, hex, cost })
    return refuseLayCost('1860-TR.7', company, hex, cost, treasuryOf(state, company))
  },
  apply(state, { hex, tile, rotation }, _seat, emit) {
    const operation = state.operation!
    const title = titleOf(state)
    const lay = legalLay(state, { hex, tile, rotation })
    layTileFor(title, state, operation.company, lay, layCost(lay), emit)
    operation.tilesLaid++
    // 1860-TR.2: a large station ends the step, too
    const isLast = isUpgrade(title, tile) || hasLargeStation(state, tile)
    if (isLast || operation.tilesLaid === MOST_YELLOW) endStep(state, emit)
  },
})

/** 1860-TR.1, 1860-TR.2: after a yellow tile only one more of them is laid, without a large station. */
function refuseSecond(state: State1860, tile: string): Refusal | undefined {
  if (state.operation!.tilesLaid === 0) return undefined
  const company = companyOnTurn(state)
  if (isUpgrade(titleOf(state), tile)) return refusal('1860-TR.1', 'upgrade', { company, tile })
  return hasLargeStation(state, tile) ? refusal('1860-TR.2', 'station', { company, tile }) : undefined
}

/** 1860-REC.1, 1860-SOU.2, 1860-NAT.3: says whether the president is asked for track. */
export function mayBuild(state: State1860): boolean {
  return !isBuildingOver(state) && !inReceivership(state, companyOnTurn(state))
}
