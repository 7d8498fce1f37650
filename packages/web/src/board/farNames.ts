import type { HexScene } from '@roundhouse/kernel'
import type { Point } from './geometry.ts'
import { inLines } from './names.ts'
import { gapBetween, type Obstacle } from './places.ts'

/** How much larger than life names are seen from afar; the styles of hexes say the same. */
const FAR = 1.8

interface Named {
  readonly hex: string
  readonly scene: Pick<HexScene, 'name' | 'stops'>
  /** Where the name is on the board. */
  readonly at: Point
}

/** The cities whose names have room when they are written so large; of two that would lie over each other, the one that earns more, or has the shorter name. */
export function farNames(hexes: readonly Named[]): ReadonlySet<string> {
  const worth = ({ scene: { stops } }: Named) => Math.max(0, ...stops.map(({ revenue }) => revenue.now))
  const cities = hexes.filter(
    ({ scene: { name, stops } }) => name && stops.some(({ kind }) => kind === 'city'),
  )
  const byWorth = (one: Named, other: Named) =>
    worth(other) - worth(one) || one.scene.name!.length - other.scene.name!.length
  const written = new Map<string, Obstacle>()
  for (const city of cities.toSorted(byWorth)) {
    const lines = inLines(city.scene.name!)
    const box = {
      at: city.at,
      width: Math.max(...lines.map((line) => line.length)) * 15 * FAR,
      height: lines.length * 24 * FAR,
    }
    if ([...written.values()].every((other) => gapBetween(box, other) > 0)) written.set(city.hex, box)
  }
  return new Set(written.keys())
}
