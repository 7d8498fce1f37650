import type { Action } from '@roundhouse/kernel'

/** A way of deciding, whether it is open now or not: one that is closed says why. */
export interface ChoiceScene {
  readonly label: string
  readonly probe: Action
}
