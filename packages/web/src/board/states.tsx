import type { JSX } from 'preact'
import { edgeEnds, type Layout, outline, text } from './geometry.ts'

const VEIL = { flat: outline('flat', 100), pointy: outline('pointy', 100) }
const LEGAL = { flat: outline('flat', 95), pointy: outline('pointy', 95) }

/** Over a hex that cannot be chosen. */
export const Veil = ({ layout }: { layout: Layout }): JSX.Element => (
  <polygon class="veil" points={VEIL[layout]} />
)

/** Around a hex that can be chosen. */
export const LegalFrame = ({ layout }: { layout: Layout }): JSX.Element => (
  <>
    <polygon class="legal-casing" points={LEGAL[layout]} />
    <polygon class="legal" points={LEGAL[layout]} />
  </>
)

export const ChosenFrame = ({ layout }: { layout: Layout }): JSX.Element => (
  <polygon class="chosen" points={LEGAL[layout]} />
)

/** Around a hex that has changed. */
export const ChangedFrame = ({ layout, stays }: { layout: Layout; stays: boolean }): JSX.Element => (
  <polygon class={stays ? 'changed' : 'changed passing'} points={LEGAL[layout]} />
)

/** Edges to which track must not lead. */
export function FailingEdges({
  layout,
  edges,
}: {
  layout: Layout
  edges: readonly number[]
}): JSX.Element | null {
  if (edges.length === 0) return null
  const lines = edges.map((edge) => edgeEnds(layout, edge, 96).map(text))
  return <path class="failing" d={lines.map(([from, to]) => `M${from}L${to}`).join('')} />
}
