import type { HexScene } from '@roundhouse/view'
import type { Point } from './geometry.ts'
import { hasCityWithoutSlots } from './hex/hexMiddle.ts'
import { gapBetween, type Obstacle } from './hex/labelRoom.ts'
import { nameLines } from './hex/nameLines.ts'

/** How much larger than life names and figures are, by how far the board is seen from; the styles of hexes say the same. */
const LARGER = { 0: { name: 2, figure: 1.93 }, 1: { name: 1.5, figure: 1.45 } }
type Far = keyof typeof LARGER

/** The least room between two names, and how far a name may lie over the rim of a figure. */
const APART = { name: 8, figure: -3 }

/** How far to the side of its place a name may be, the nearest first. */
const ASIDE = [0, -20, 20, -40, 40]

/** How a name grows, by where it is: below its stop away from it, above it hardly so, above a city without slots towards its middle; the styles of hexes say the same. */
const GROWS = { below: 0.5, above: -0.1, slotless: 0.3 }

export const growthOf = (scene: Pick<HexScene, 'stops'>, { y }: Point): number =>
  GROWS[y >= 0 ? 'below' : hasCityWithoutSlots(scene) ? 'slotless' : 'above']

/** The size of letters: how wide one is, how high a line, and how much of that is not ink. */
const LETTER = { width: 15.5, line: 24, around: 7 }

interface NamedHex {
  readonly hex: string
  readonly scene: Pick<HexScene, 'name' | 'stops'>
  /** Where the name is on the board. */
  readonly at: Point
  /** How far it moves down as it grows, as a part of how much higher it becomes. */
  readonly grows: number
}

/** Where a name is seen from afar: at which distances, as the styles of hexes read them, and how far aside. */
export interface ZoomedOutName {
  readonly from: string
  readonly aside: string
}

function boxOf({ scene, at, grows }: NamedHex, far: Far): Obstacle {
  const lines = nameLines(scene.name!)
  const { name: by } = LARGER[far]
  const high = lines.length * LETTER.line
  const more = (high - LETTER.line) / 2
  const y = at.y + (grows === GROWS.below ? more : -more) + grows * high * (by - 1)
  return {
    at: { x: at.x, y },
    width: Math.max(...lines.map((line) => line.length)) * LETTER.width * by,
    height: (high - LETTER.around) * by,
  }
}

/** How far aside each city has its name that has room when it is written so large; of two that would lie over each other, the one that earns more, or has the shorter name. None lies over a figure. */
function asidesAt(
  hexes: readonly NamedHex[],
  figures: readonly Obstacle[],
  far: Far,
): ReadonlyMap<string, number> {
  const worth = ({ scene: { stops } }: NamedHex) => Math.max(0, ...stops.map(({ revenue }) => revenue.now))
  const cities = hexes.filter(
    ({ scene: { name, stops } }) => name && stops.some(({ kind }) => kind === 'city'),
  )
  const byWorth = (one: NamedHex, other: NamedHex) =>
    worth(other) - worth(one) || one.scene.name!.length - other.scene.name!.length
  const { figure: by } = LARGER[far]
  const shown = figures.map(({ at, width, height }) => ({ at, width: width * by, height: height * by }))
  const written: Obstacle[] = []
  const asides = new Map<string, number>()
  for (const city of cities.toSorted(byWorth)) {
    const box = boxOf(city, far)
    const moveAside = (aside: number) => ({ ...box, at: { x: box.at.x + aside, y: box.at.y } })
    const aside = ASIDE.find(
      (by) =>
        written.every((other) => gapBetween(moveAside(by), other) > APART.name) &&
        shown.every((figure) => gapBetween(moveAside(by), figure) > APART.figure),
    )
    if (aside === undefined) continue
    written.push(moveAside(aside))
    asides.set(city.hex, aside)
  }
  return asides
}

/** The names of cities that are seen from afar, clear of each other and of the figures. */
export function zoomedOutNames(
  hexes: readonly NamedHex[],
  figures: readonly Obstacle[],
): ReadonlyMap<string, ZoomedOutName> {
  const distances = ([0, 1] as const).map((far) => ({ far, asides: asidesAt(hexes, figures, far) }))
  const cities = new Set(distances.flatMap(({ asides }) => [...asides.keys()]))
  return new Map(
    [...cities].map((hex) => {
      const seen = distances.filter(({ asides }) => asides.has(hex))
      const from = seen.map(({ far }) => far).join(' ')
      return [
        hex,
        { from, aside: seen.map(({ far, asides }) => `--aside-${far}:${asides.get(hex)}px`).join(';') },
      ]
    }),
  )
}
