import { transfer } from '@roundhouse/18xx'
import { replaceTokens, tokensOf } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { CorporationId, MinorId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { type State1846, trainsCounted } from '../state.ts'
import { endBenefit } from './closePrivate.ts'

/** 1846-3.59: a minor comes with its train. */
export function refuseMinorsTrain(
  state: State1846,
  corporation: CorporationId,
  minor: MinorId,
): Refusal | undefined {
  const trains = trainsCounted(state, corporation)
  const limit = PHASE[state.phase].trainLimit
  return trains + state.minors[minor].trains.length > limit
    ? refusal('1846-3.59', 'limit', { corporation, private: minor, trains, limit })
    : undefined
}

/** 1846-3.57: cash, train and token of a minor go to the corporation that has bought it; the card stays there (1846-3.11). */
export function absorbMinor(state: State1846, buyer: CorporationId, minor: MinorId, emit: Emit1846): void {
  const { treasury, trains } = state.minors[minor]
  transfer(state, minor, buyer, treasury.cash, 'minor', emit)
  // 1846-3.58: not again in this operating round
  state.corporations[buyer].trains.push(...trains.map((train) => ({ ...train, ran: true })))
  state.minors[minor].trains = []
  takeToken(state, buyer, minor, emit)
  state.toOperate = state.toOperate.filter((other) => other !== minor)
  endBenefit(state, minor)
}

/** 1846-3.57, 1846-3.71: one more token for the buyer; where it has one in that city, it just goes. */
function takeToken(state: State1846, buyer: CorporationId, minor: MinorId, emit: Emit1846): void {
  for (const { hex, stop: city } of tokensOf(state.board, minor)) {
    const isThere = tokensOf(state.board, buyer).some((own) => own.hex === hex)
    state.board = replaceTokens(state.board, minor, isThere ? null : buyer)
    emit(
      isThere
        ? { kind: 'token-removed', company: minor, hex }
        : { kind: 'token-placed', company: buyer, hex, city, cost: 0, by: minor },
    )
  }
}
