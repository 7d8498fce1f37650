import type { StepScene } from '@roundhouse/kernel'
import type { Kind } from '../actions.ts'
import { OPERATION_STEPS, type OperationStep, type State } from '../state.ts'
import { kindsOffered } from './prompts.ts'
import type { Telling } from './telling.ts'

const KINDS: Readonly<Record<OperationStep, readonly Kind[]>> = {
  equipment: ['buy-equipment'],
  scrap: ['scrap'],
  build: ['build', 'take-coal'],
  income: ['income'],
  dividend: ['dividend'],
}

/** BO-5.2: the steps of an operation; those from the present one on can be skipped to. */
export function stepScenes(state: State, { words }: Telling): readonly StepScene[] {
  const { operation } = state
  if (!operation) return []
  const now = OPERATION_STEPS.indexOf(operation.step)
  const offered = kindsOffered(state)
  return OPERATION_STEPS.map((step, place) => ({
    label: words.steps[step],
    state: KINDS[step].some((kind) => offered.has(kind)) ? 'open' : place <= now ? 'done' : 'later',
    kinds: KINDS[step],
  }))
}
