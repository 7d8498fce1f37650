import type { HexScene } from '@roundhouse/view'
import type { HexLayout } from '../geometry.ts'
import { type Arrangement, arrangeHex } from './arrangeHex.ts'
import { type LabelPlaces, labelPlaces } from './labelPlacement.ts'

/** A hex and where everything in it goes. */
export interface HexPlacement {
  readonly scene: HexScene
  readonly arrangement: Arrangement
  readonly places: LabelPlaces
}

const PLACEMENTS: Readonly<Record<HexLayout, WeakMap<HexScene, HexPlacement>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Worked out once for each scene of a hex. */
export function placementOf(layout: HexLayout, scene: HexScene): HexPlacement {
  let placement = PLACEMENTS[layout].get(scene)
  if (!placement) {
    const arrangement = arrangeHex(layout, scene)
    placement = { scene, arrangement, places: labelPlaces(layout, scene, arrangement) }
    PLACEMENTS[layout].set(scene, placement)
  }
  return placement
}
