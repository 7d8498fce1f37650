import { stepsFor } from '@roundhouse/kernel'
import { type Actions1846, SHAPES } from './actions.ts'
import type { Event1846 } from './events.ts'
import type { State1846 } from './state.ts'

/** A step of 1846, by the kind of its action. */
export const { step: step1846, plainStep: plainStep1846 } = stepsFor<State1846, Event1846, Actions1846>(
  SHAPES,
)
