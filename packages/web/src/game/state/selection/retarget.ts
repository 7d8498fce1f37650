import { type Action, fill } from '@roundhouse/kernel'
import type { Target } from '@roundhouse/view'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { usualFilling } from './offers.ts'

/** What a target is called by the action that is done to it. */
function nameOf(target: Target): string | undefined {
  if (target.on === 'hex' || target.on === 'stop') return target.hex
  if (target.on === 'company') return target.company
  if (target.on === 'card') return target.card
  return target.on === 'train' ? target.train : undefined
}

/** What is offered for one thing, done to another: what a person means who points there. */
export function retarget(offer: OfferScene, other: string): Action | undefined {
  const name = nameOf(offer.target)
  const action = fill(offer, usualFilling(offer)) as Action & Record<string, unknown>
  const field = Object.keys(action).find((key) => key !== 'kind' && action[key] === name)
  return name === undefined || field === undefined ? undefined : { ...action, [field]: other }
}

/** As many as tell enough. */
const MOST = 10

/** The ways to do to another thing what is offered, each only once. */
export function retargetAll(offers: readonly OfferScene[], other: string): readonly Action[] {
  const found = new Map<string, Action>()
  for (const offer of offers) {
    const action = retarget(offer, other)
    if (action) found.set(JSON.stringify(action), action)
  }
  const all = [...found.values()]
  const step = Math.max(1, Math.floor(all.length / MOST))
  return all.filter((_, index) => index % step === 0)
}
