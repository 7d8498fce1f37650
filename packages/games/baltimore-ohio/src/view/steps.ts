import { kindsOffered, type StepScene } from '@roundhouse/view'
import type { BnoAction, BnoKind } from '../actions.ts'
import { startHex } from '../components/companies.ts'
import { baltimoreOhio } from '../index.ts'
import { buildsLeft } from '../rounds/building.ts'
import { operating } from '../rounds/operating.ts'
import {
  type BnoState,
  OPERATION_STEPS,
  type Operation,
  type OperationStep,
  supplyOf,
  topCard,
} from '../state.ts'
import type { BnoWording } from './wording.ts'

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
      probe: tryOf(state, operation, step),
    }
  })
}

/** BO-7.2, BO-7.3: no more than there are. */
const cubesLeft = (state: BnoState): number => Math.min(buildsLeft(state), supplyOf(operating(state)))

/** Whether it is known that something was done in it: cards bought or scrapped are not counted by turn. */
const isDone = ({ built, coalTaken, netIncome }: Operation, step: OperationStep): boolean =>
  step === 'build' ? built.length > 0 || coalTaken !== null : step === 'income' && netIncome !== null

/** Something of each step, to ask why it is not open. */
function tryOf(state: BnoState, { company }: Operation, step: OperationStep): BnoAction {
  switch (step) {
    case 'equipment':
      return { kind: 'buy-equipment', card: topCard(state)?.number ?? 1 }
    case 'scrap':
      return { kind: 'scrap', card: state.companies[company].equipment[0] ?? topCard(state)?.number ?? 1 }
    case 'build':
      return { kind: 'build', hex: startHex(company) }
    case 'income':
      return { kind: 'income', cities: [] }
    case 'dividend':
      return { kind: 'dividend', choice: 'pay' }
  }
}
