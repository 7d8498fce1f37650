import type { HexScene } from '@roundhouse/view'
import type { HexLayout } from '../geometry.ts'
import { type Arrangement, arrangeHex } from './arrangeHex.ts'
import { type LabelPlaces, labelPlaces } from './labelPlacement.ts'

/** A hex and where everything in it goes. */
export interface HexPlan {
  readonly scene: HexScene
  readonly arrangement: Arrangement
  readonly places: LabelPlaces
}

const PLANS: Readonly<Record<HexLayout, WeakMap<HexScene, HexPlan>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Worked out once for each scene of a hex. */
export function planOf(layout: HexLayout, scene: HexScene): HexPlan {
  let plan = PLANS[layout].get(scene)
  if (!plan) {
    const arrangement = arrangeHex(layout, scene)
    plan = { scene, arrangement, places: labelPlaces(layout, scene, arrangement) }
    PLANS[layout].set(scene, plan)
  }
  return plan
}
