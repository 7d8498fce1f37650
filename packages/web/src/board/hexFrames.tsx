import type { JSX } from 'preact'
import { edgeEnds, type HexLayout, outline, outlines, type Point, R, text } from './geometry.ts'
import './hexFrames.css'

const CHOSEN = { flat: outline('flat', 95), pointy: outline('pointy', 95) }
/** So large that the frames of neighbours touch; a side of it is three dashes long. */
const LEGAL = 92
/** Within the frame of a hex that can be chosen. */
const CHANGED = { flat: outline('flat', 83), pointy: outline('pointy', 83) }

/** Over the hexes that cannot be chosen. All are one shape: many would be drawn slower. */
export const Veil = ({ layout, at }: { layout: HexLayout; at: readonly Point[] }): JSX.Element | null =>
  at.length > 0 ? <path class="veil" d={outlines(layout, R, at)} /> : null

/** Around the hexes that can be chosen. */
export function LegalFrames({ layout, at }: { layout: HexLayout; at: readonly Point[] }): JSX.Element | null {
  if (at.length === 0) return null
  const frames = outlines(layout, LEGAL, at)
  return (
    <>
      <path class="legal-casing" d={frames} />
      <path class="legal" d={frames} />
    </>
  )
}

export const ChosenFrame = ({ layout }: { layout: HexLayout }): JSX.Element => (
  <polygon class="chosen" points={CHOSEN[layout]} />
)

/** Around a hex that has changed. */
export const ChangedFrame = ({ layout, stays }: { layout: HexLayout; stays: boolean }): JSX.Element => (
  <g class={stays ? 'changed' : 'changed passing'}>
    <polygon class="changed-casing" points={CHANGED[layout]} />
    <polygon points={CHANGED[layout]} />
  </g>
)

/** Edges to which track must not lead. */
export function FailingEdges({
  layout,
  edges,
}: {
  layout: HexLayout
  edges: readonly number[]
}): JSX.Element | null {
  if (edges.length === 0) return null
  const lines = edges.map((edge) => edgeEnds(layout, edge, 96).map(text))
  return <path class="failing" d={lines.map(([from, to]) => `M${from}L${to}`).join('')} />
}
