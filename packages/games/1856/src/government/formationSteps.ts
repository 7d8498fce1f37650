import type { Emit1856 } from '../events.ts'
import type { State1856 } from '../state.ts'
import { settleFormation } from './beginFormation.ts'
import { hasSurplusTokens, hexToChooseToken, tokensToPlace } from './tokens.ts'
import { mayGiveUpTrains } from './trains.ts'

/** 1856-3j, 1856-3k: what the president of the CGR is to decide next; if nothing, the formation is settled. */
export function nextFormationStep(state: State1856, emit: Emit1856): void {
  const formation = state.formation!
  if (hexToChooseToken(state)) formation.step = 'tokens'
  else if (hasSurplusTokens(state, formation)) formation.step = 'surplus-tokens'
  else {
    state.corporations.CGR.tokensLeft = tokensToPlace(state)
    if (mayGiveUpTrains(state)) formation.step = 'trains'
    else settleFormation(state, emit)
  }
}
