import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import type { Point } from '../geometry.ts'
import { hasCityWithoutSlots } from './hexMiddle.ts'
import type { HexPlacement } from './hexPlacement.ts'
import { labelSize } from './labelSizes.ts'
import { nameLines } from './nameLines.ts'

/** The colours of tiles, from the first era to the last. */
export const ERAS = ['yellow', 'green', 'brown', 'gray']

/** The name of the place; over all hexes, since it may reach into the next. */
export function HexNameText({
  placement: { scene, places },
}: {
  placement: HexPlacement
}): JSX.Element | null {
  if (!scene.name || scene.stops.some(({ kind }) => kind === 'offboard')) return null
  return (
    <g data-ground={scene.ground} class={hasCityWithoutSlots(scene) ? 'on-slotless' : undefined}>
      <Name name={scene.name} at={places.name} />
    </g>
  )
}

export function TileNumber({ ground, tile, at }: { ground: string; tile: string; at: Point }): JSX.Element {
  const pips = ERAS.indexOf(ground) + 1
  return (
    <g class="tile-number">
      {Array.from({ length: pips }, (_, pip) => (
        <circle key={pip} class="pip" cx={at.x + (pip - (pips - 1) / 2) * 11.5} cy={at.y - 13} r="4" />
      ))}
      <text class="number" x={at.x} y={at.y}>
        {tile}
      </text>
    </g>
  )
}

/** A label that the name of the place begins with says nothing more. */
export const labelsBeside = ({ name, labels }: HexScene): readonly string[] =>
  labels.filter((label) => label.length < 2 || !name?.startsWith(label))

export function Labels({ labels, at }: { labels: readonly string[]; at: Point }): JSX.Element | null {
  if (labels.length === 0) return null
  const letters = labels.join(' ')
  return (
    <text class="label" x={at.x} y={at.y} font-size={labelSize(letters)}>
      {letters}
    </text>
  )
}

function Name({ name, at }: { name: string; at: Point }): JSX.Element {
  const lines = nameLines(name)
  const size = Math.max(...lines.map((line) => line.length)) > 11 ? 22 : 25
  const top = at.y < 0 ? at.y - (lines.length - 1) * size : at.y
  return (
    <text class={at.y < 0 ? 'name name-above' : 'name'} font-size={size}>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} y={top + index * (size - 1)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
