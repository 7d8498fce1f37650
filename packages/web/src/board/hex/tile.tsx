import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type HexLayout, outline } from '../geometry.ts'
import { FailingEdges } from '../hexFrames.tsx'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import { HexGround, HexTop } from './hex.tsx'
import { placementOf } from './hexPlacement.ts'

const NO_LOOKS: TokenLooks = new Map()

/** A tile as it would lie, for fans, trays and lists. */
export function TilePicture({
  layout,
  scene,
  size,
  looks = NO_LOOKS,
  failing = [],
  label,
}: {
  layout: HexLayout
  scene: HexScene
  /** Its height, in pixels. */
  size: number
  looks?: TokenLooks
  /** Edges to which its track must not lead. */
  failing?: readonly number[]
  /** Its name, where nothing beside it says it. */
  label?: string
}): JSX.Element {
  const [width, height] = layout === 'pointy' ? [176, 202] : [202, 176]
  return (
    <svg
      class="hexes tile-picture"
      data-detail="4"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={(size * width) / height}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <TileDrawing layout={layout} scene={scene} looks={looks} failing={failing} />
    </svg>
  )
}

/** The same inside another drawing. */
export function TileDrawing({
  layout,
  scene,
  looks,
  failing,
}: {
  layout: HexLayout
  scene: HexScene
  looks: TokenLooks
  failing: readonly number[]
}): JSX.Element {
  const placement = placementOf(layout, scene)
  // of a tray only the tiles that were turned are drawn again
  return useMemo(
    () => (
      <g>
        <HexGround layout={layout} placement={placement} />
        <HexTop placement={placement} looks={looks} runs={[]} bare />
        {failing.length > 0 && <polygon class="misfit-veil" points={outline(layout, 99)} />}
        <FailingEdges layout={layout} edges={failing} />
      </g>
    ),
    [layout, placement, looks, failing.join()],
  )
}
