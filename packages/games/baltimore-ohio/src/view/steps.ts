import type { HexName } from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import { kindsOffered, type StepScene } from '@roundhouse/view'
import type { BnoAction, BnoActions, BnoKind } from '../actions.ts'
import { startHex } from '../components/companies.ts'
import { HEX } from '../components/map.ts'
import { baltimoreOhio } from '../index.ts'
import { build, buildsLeft } from '../rounds/building.ts'
import { operating } from '../rounds/operating.ts'
import {
  type BnoState,
  OPERATION_STEPS,
  type Operation,
  type OperationStep,
  supplyOf,
  topCard,
} from '../state.ts'
import { type BnoWording, money } from './wording.ts'
import type { BnoWords } from './words.en.ts'

const KINDS: Readonly<Record<OperationStep, readonly BnoKind[]>> = {
  equipment: ['buy-equipment'],
  scrap: ['scrap'],
  build: ['build', 'take-coal'],
  income: ['income'],
  dividend: ['dividend'],
}

/** BO-5.2: the steps of an operation; those from the present one on can be skipped to. */
export function stepScenes(state: BnoState, { words }: BnoWording): readonly StepScene[] {
  const { operation } = state
  if (!operation) return []
  const now = OPERATION_STEPS.indexOf(operation.step)
  return OPERATION_STEPS.map((step, place) => {
    const offered = kindsOffered(baltimoreOhio, state, KINDS[step])
    const past = isDone(operation, step) ? 'done' : 'passed'
    return {
      label: words.steps[step],
      state: offered.length > 0 ? 'open' : place > now ? 'later' : past,
      kinds: KINDS[step],
      ...(offered.includes('build') && { left: words.cubesLeft({ count: cubesLeft(state) }) }),
      ...(step === 'equipment' && { leave: words.leaveEquipment }),
      probe: tryOf(state, operation, step),
      ...(step === 'build' && offered.length === 0 && nowhereToBuild(state, words)),
    }
  })
}

/** BO-7.2, BO-7.3: no more than there are. */
const cubesLeft = (state: BnoState): number => Math.min(buildsLeft(state), supplyOf(operating(state)))

/** Whether something was done in it: of cards bought or scrapped the log tells. */
const isDone = ({ built, coalTaken, netIncome }: Operation, step: OperationStep): boolean =>
  step === 'build' ? built.length > 0 || coalTaken !== null : step === 'income' && netIncome !== null

/** Where there is not the money for any hex that could be built in. */
function nowhereToBuild(state: BnoState, { nothing }: BnoWords): Pick<StepScene, 'nothing'> {
  const hex = likeliestHex(state)
  if (build.refuseNow(state, 0) || hex === undefined || refusalAt(state, hex)?.reason !== 'cost') return {}
  const { company } = state.operation!
  return { nothing: nothing.build({ company, treasury: money(operating(state).treasury.cash) }) }
}

/** Where the company comes nearest to building: where money alone stands in the way, and least of it. */
function likeliestHex(state: BnoState): HexName | undefined {
  const hexes = [...build.candidates(state, 0)]
    .map(({ action }) => (action as BnoActions['build']).hex)
    .filter((hex) => !operating(state).cubes.includes(hex))
  const rank = (hex: HexName) => {
    const { reason = 'cost' } = refusalAt(state, hex) ?? {}
    return reason === 'cost' ? HEX.get(hex)!.cost : Infinity
  }
  return hexes.length === 0 ? undefined : hexes.reduce((best, hex) => (rank(hex) < rank(best) ? hex : best))
}

const refusalAt = (state: BnoState, hex: HexName): Refusal | undefined =>
  build.refuse(state, { kind: 'build', hex }, 0)

/** Something of each step, to ask why it is not open. */
function tryOf(state: BnoState, { company }: Operation, step: OperationStep): BnoAction {
  switch (step) {
    case 'equipment':
      return { kind: 'buy-equipment', card: topCard(state)?.number ?? 1 }
    case 'scrap':
      return { kind: 'scrap', card: state.companies[company].equipment[0] ?? topCard(state)?.number ?? 1 }
    case 'build':
      return { kind: 'build', hex: likeliestHex(state) ?? startHex(company) }
    case 'income':
      return { kind: 'income', cities: [] }
    case 'dividend':
      return { kind: 'dividend', choice: 'pay' }
  }
}
