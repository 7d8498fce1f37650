import type { BoardScene, HexScene } from '@roundhouse/view'
import { centreOf, gridKey, type HexLayout, type Point, spotAcross } from './geometry.ts'
import { type Box, boxOf } from './panZoom/viewport.ts'

/** A hex on its board. */
export interface BoardCell {
  readonly hex: string
  readonly scene: HexScene
  readonly centre: Point
  /** The other hex of the same place that bears its name and value. */
  readonly speaker: string | undefined
}

export function cellsOf({ layout, hexes }: BoardScene): readonly BoardCell[] {
  const speakers = speakersOf(layout, hexes)
  return hexes.map((scene) => ({
    hex: scene.hex,
    scene,
    centre: centreOf(layout, scene),
    speaker: speakers.get(scene.hex),
  }))
}

/** Of hexes that are one place, the one that says most of it, the lowest if they say the same; by each of the others. */
function speakersOf(layout: HexLayout, hexes: readonly HexScene[]): ReadonlyMap<string, string> {
  const bySpot = new Map(hexes.map((hex) => [gridKey(hex.column, hex.row), hex]))
  const speakers = new Map<string, string>()
  const seen = new Set<string>()
  for (const hex of hexes) {
    if (hex.joined.length === 0 || seen.has(hex.hex)) continue
    const group = [hex]
    seen.add(hex.hex)
    for (const one of group)
      for (const edge of one.joined) {
        const next = bySpot.get(spotAcross(layout, one, edge))
        if (!next || seen.has(next.hex)) continue
        seen.add(next.hex)
        group.push(next)
      }
    const says = ({ marks, labels, row }: HexScene) => (marks.length + labels.length) * 1000 + row
    const speaker = group.reduce((best, one) => (says(one) > says(best) ? one : best))
    for (const one of group) if (one !== speaker) speakers.set(one.hex, speaker.hex)
  }
  return speakers
}

/** A border as it is drawn, once for the two hexes that share it. */
export interface BorderPlace {
  /** The hexes beside it. */
  readonly hexes: readonly string[]
  readonly edge: number
  readonly kind: string
  readonly cost: number | undefined
  readonly centre: Point
}

export function bordersOf({ layout, hexes }: BoardScene): readonly BorderPlace[] {
  const bySpot = new Map(hexes.map((hex) => [gridKey(hex.column, hex.row), hex]))
  return hexes.flatMap((hex) =>
    hex.borders.flatMap(({ edge, kind, cost }) => {
      const other = bySpot.get(spotAcross(layout, hex, edge))
      const twice = other?.borders.some((border) => border.edge === (edge + 3) % 6 && border.kind === kind)
      return twice && edge >= 3
        ? []
        : [
            {
              hexes: other ? [hex.hex, other.hex] : [hex.hex],
              edge,
              kind,
              cost,
              centre: centreOf(layout, hex),
            },
          ]
    }),
  )
}

/** The extent of hexes, a little more than their outlines. */
export const extentOf = (cells: readonly BoardCell[], around = 112): Box =>
  cells.length === 0
    ? { left: -100, top: -100, right: 100, bottom: 100 }
    : boxOf(
        cells.map(({ centre }) => centre),
        around,
      )
