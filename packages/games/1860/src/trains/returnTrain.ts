import { returnToPool } from '@roundhouse/18xx'
import { refusal } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { TYPES } from '../components/trains.ts'
import type { Emit1860 } from '../events.ts'
import { companyOnTurn, refuseStep } from '../operationStep.ts'
import { inReceivership, type State1860, trainLimit, trainsOf, typeOf } from '../state.ts'
import { endStep } from '../turnSteps.ts'

/** 1860-BUY.9: how many trains a company must hand back. */
const surplusTrains = (state: State1860, id: CorporationId): number =>
  Math.max(trainsOf(state, id).length - (trainLimit(state) ?? Number.POSITIVE_INFINITY), 0)

/** 1860-BUY.9: says whether it has to be chosen; without a president the cheapest go (1860-REC.4), if it is not taken as recorded. */
export function beginReturns(state: State1860, emit: Emit1860): boolean {
  const company = companyOnTurn(state)
  const isChosen = !inReceivership(state, company) || state.options.recordedMoves === 'asRecorded'
  if (isChosen) return surplusTrains(state, company) > 0
  while (surplusTrains(state, company) > 0) returnToPool(state, company, cheapestTrain(state, company), emit)
  return false
}

function cheapestTrain(state: State1860, id: CorporationId): string {
  const rank = (train: { id: string }) => TYPES.indexOf(typeOf(train))
  return trainsOf(state, id).toSorted((one, other) => rank(one) - rank(other))[0]!.id
}

/** 1860-BUY.9: trains of its choice, without compensation. */
export const returnTrain = step1860('return-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'return-trains'),
  *candidates(state) {
    for (const { id: train } of trainsOf(state, companyOnTurn(state)))
      yield { action: { kind: 'return-train', train } }
  },
  refuse(state, { train }) {
    const corporation = companyOnTurn(state)
    return trainsOf(state, corporation).some(({ id }) => id === train)
      ? undefined
      : refusal('1860-BUY.9', 'train', { corporation, train })
  },
  apply(state, { train }, _seat, emit) {
    const company = companyOnTurn(state)
    returnToPool(state, company, train, emit)
    if (surplusTrains(state, company) === 0) endStep(state, emit)
  },
})
