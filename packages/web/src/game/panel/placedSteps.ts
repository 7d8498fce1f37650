import type { Action } from '@roundhouse/kernel'
import type { StepScene } from '@roundhouse/view'
import type { ActionGroup } from '../state/selection/actionGroups.ts'

/** A step of the turn as it is shown, with what can be done in it. */
export interface PlacedStep {
  readonly label: string
  readonly state: StepScene['state'] | 'now'
  readonly groups: readonly ActionGroup[]
  /** What may still be done in it. */
  readonly left?: string
  /** To ask why it is not open. */
  readonly probe?: Action
}

/**
 * The steps with their groups, and the groups that belong to no step. The present step is the one of what is being done,
 * none while that is something besides the steps, else the first that is open.
 */
export function placedSteps(
  steps: readonly StepScene[],
  groups: readonly ActionGroup[],
  current: ActionGroup | undefined,
): { readonly steps: readonly PlacedStep[]; readonly asides: readonly ActionGroup[] } {
  const inStep = ({ kinds }: StepScene, { offers, power }: ActionGroup) =>
    power === undefined && offers.some(({ action }) => kinds.includes(action.kind))
  const its = current ? steps.findIndex((step) => inStep(step, current)) : -1
  const isAside =
    current !== undefined && its < 0 && groups.some((group) => steps.some((step) => inStep(step, group)))
  const now = its < 0 && !isAside ? steps.findIndex(({ state }) => state === 'open') : its
  return {
    steps: steps.map((step, index) => ({
      label: step.label,
      state: index === now ? 'now' : step.state,
      groups: groups.filter((group) => inStep(step, group)),
      ...(step.left !== undefined && { left: step.left }),
      ...(step.probe && { probe: step.probe }),
    })),
    asides: groups.filter((group) => !steps.some((step) => inStep(step, group))),
  }
}
