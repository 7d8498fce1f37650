import type { HexScene } from '@roundhouse/kernel'
import type { Point } from './geometry.ts'
import { inLines } from './names.ts'
import { gapBetween, type Obstacle } from './places.ts'

/** How much larger than life names are, by how far the board is seen from; the styles of hexes say the same. */
const LARGER = { 0: 2, 1: 1.5 }
type Far = keyof typeof LARGER

/** The least room between two names. */
const APART = 8

interface Named {
  readonly hex: string
  readonly scene: Pick<HexScene, 'name' | 'stops'>
  /** Where the name is on the board. */
  readonly at: Point
}

/** The cities whose names have room when they are written so large; of two that would lie over each other, the one that earns more, or has the shorter name. */
function namesAt(hexes: readonly Named[], far: Far): ReadonlySet<string> {
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
      width: Math.max(...lines.map((line) => line.length)) * 15 * LARGER[far],
      height: lines.length * 24 * LARGER[far],
    }
    if ([...written.values()].every((other) => gapBetween(box, other) > APART)) written.set(city.hex, box)
  }
  return new Set(written.keys())
}

/** The distances from which the names of cities are seen, as the styles of hexes read them. */
export function farNames(hexes: readonly Named[]): ReadonlyMap<string, string> {
  const names = ([0, 1] as const).map((far) => ({ far, seen: namesAt(hexes, far) }))
  const cities = new Set(names.flatMap(({ seen }) => [...seen]))
  const from = (hex: string) => names.filter(({ seen }) => seen.has(hex)).map(({ far }) => far)
  return new Map([...cities].map((hex) => [hex, from(hex).join(' ')]))
}
