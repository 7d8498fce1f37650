import { layTileFor, refuseLayCost } from '@roundhouse/18xx'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import type { Emit1856 } from '../events.ts'
import { refuseStep } from '../operationStep.ts'
import { mayGetLayPower } from '../privates/layPowers.ts'
import { blockingPrivate, hexToChooseCity, type State1856, treasuryOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { endStep } from '../turnSteps.ts'
import { layCost, layNow, laysNow, legalLay } from './layRules.ts'

/** 1856-2.2a: one tile is laid, or one is upgraded. */
export const lay = step1856('lay', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'track') ?? refuseSecondTile(state),
  *candidates(state) {
    for (const { hex, tile, rotation } of laysNow(state))
      yield { action: { kind: 'lay', hex, tile, rotation } }
  },
  refuse(state, action) {
    const { hex } = action
    const blocking = blockingPrivate(state, hex)
    if (blocking) return refusal('1856-2.2j', 'blocked', { hex, private: blocking })
    const lay = layNow(state, action)
    if (isRefusal(lay)) return lay
    const { company } = state.operation!
    return refuseLayCost('1856-2.2i', company, hex, layCost(lay), treasuryOf(state, company))
  },
  apply(state, { hex, tile, rotation }, _seat, emit) {
    const operation = state.operation!
    const lay = legalLay(state, { hex, tile, rotation })
    operation.tileLaid = true
    layTileFor(TITLE, state, operation.company, lay, layCost(lay), emit)
    goOnBuilding(state, emit)
  },
})

/** 1856-2.2a, 1856-5.1c: by Waterloo & Saugeen, too. */
export const refuseSecondTile = ({ operation }: State1856): Refusal | undefined =>
  operation!.tileLaid ? refusal('1856-2.2a', 'tile', { corporation: operation!.company }) : undefined

/** The step goes on while a tile may be laid, be it by a power (1856-2.2n); a city is chosen first (1856-2.1c). */
export function goOnBuilding(state: State1856, emit: Emit1856): void {
  if (hexToChooseCity(state) || !state.operation!.tileLaid || mayGetLayPower(state)) return
  endStep(state, emit)
}
