import type { Action } from '@roundhouse/kernel'
import type { Preview, StepScene } from '@roundhouse/view'
import type { OfferScene } from '../../worker/protocol/position.ts'
import type { ActionGroup } from '../state/selection/actionGroups.ts'

/** A step of the turn as it is shown, with what can be done in it. */
export interface PlacedStep {
  readonly label: string
  readonly state: StepScene['state'] | 'now'
  readonly groups: readonly ActionGroup[]
  /** What may still be done in it. */
  readonly left?: string
  /** What it is called to go on from it. */
  readonly leave?: string
  /** To ask why it is not open. */
  readonly probe?: Action
  /** Why nothing at all can be done in it. */
  readonly nothing?: string
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
      ...(step.leave !== undefined && { leave: step.leave }),
      ...(step.probe && { probe: step.probe }),
      ...(step.nothing !== undefined && { nothing: step.nothing }),
    })),
    asides: groups.filter((group) => !steps.some((step) => inStep(step, group))),
  }
}

/** The present step, and the next in which something can be done, for whoever wants nothing in it. */
export function nextStep(
  steps: readonly PlacedStep[],
): { readonly now: PlacedStep; readonly next: PlacedStep } | undefined {
  const place = steps.findIndex(({ state }) => state === 'now')
  const now = steps[place]
  const next = steps.slice(place + 1).find(({ groups }) => groups.length > 0)
  return now && next && { now, next }
}

/** The open steps that are over once actions of these kinds are done, besides their own; what is of no step says itself what it ends. */
export function endedSteps(
  steps: readonly StepScene[],
  offers: readonly OfferScene[],
  { endedKinds = [] }: Pick<Preview, 'endedKinds'>,
  done: readonly string[],
): readonly string[] {
  const isOwn = ({ kinds }: StepScene) => done.some((kind) => kinds.includes(kind))
  const isOver = ({ kinds }: StepScene) => {
    const offered = offers.map(({ action }) => action.kind).filter((kind) => kinds.includes(kind))
    return offered.length > 0 && offered.every((kind) => endedKinds.includes(kind))
  }
  if (!steps.some(isOwn)) return []
  return steps
    .filter((step) => step.state === 'open' && !isOwn(step) && isOver(step))
    .map(({ label }) => label)
}
