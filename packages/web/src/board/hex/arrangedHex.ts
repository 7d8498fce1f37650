import type { HexScene } from '@roundhouse/view'
import type { HexLayout } from '../geometry.ts'
import { type Arrangement, arrangeHex } from './arrangeHex.ts'
import { type LabelPlaces, labelPlaces } from './labelPlacement.ts'

/** A hex and where everything in it goes. */
export interface ArrangedHex {
  readonly scene: HexScene
  readonly arrangement: Arrangement
  readonly places: LabelPlaces
}

const ARRANGED: Readonly<Record<HexLayout, WeakMap<HexScene, ArrangedHex>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Worked out once for each scene of a hex. */
export function arrangedHex(layout: HexLayout, scene: HexScene): ArrangedHex {
  let arranged = ARRANGED[layout].get(scene)
  if (!arranged) {
    const arrangement = arrangeHex(layout, scene)
    arranged = { scene, arrangement, places: labelPlaces(layout, scene, arrangement) }
    ARRANGED[layout].set(scene, arranged)
  }
  return arranged
}
