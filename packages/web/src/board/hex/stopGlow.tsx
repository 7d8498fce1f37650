import type { HexScene, Paint } from '@roundhouse/view'
import type { JSX } from 'preact'
import { type HexLayout, text } from '../geometry.ts'
import { placementOf } from './hexPlacement.ts'

/** A glow around a stop: it can be chosen or, in the paint of a network, it counts for that. */
export function StopGlow({
  layout,
  scene,
  stop,
  paint,
}: {
  layout: HexLayout
  scene: HexScene
  stop: number
  paint?: Paint
}): JSX.Element | null {
  const place = placementOf(layout, scene).arrangement.stops[stop]
  if (!place) return null
  const corners = place.slots.length > 0 ? place.slots : [place.at]
  const radius = place.slots.length > 0 ? place.slot + 4 : 26
  const [first] = corners
  const [casing, glow] = [paint && inColour(paint.text), paint && inColour(paint.fill)]
  if (corners.length === 1 && first)
    return (
      <>
        <circle class="glow-casing" style={casing} cx={first.x} cy={first.y} r={radius + 14} />
        <circle class="glow" style={glow} cx={first.x} cy={first.y} r={radius + 9} />
      </>
    )
  const points = corners.map(text).join(' ')
  return (
    <>
      <polygon class="glow-casing" style={casing} points={points} stroke-width={2 * radius + 28} />
      <polygon class="glow" style={glow} points={points} stroke-width={2 * radius + 18} />
    </>
  )
}

const inColour = (colour: string) => ({ fill: colour, stroke: colour })
