import type { Currency } from '@roundhouse/kernel'
import type { HexScene } from '@roundhouse/view'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardCell } from './boardCells.ts'
import { type HexLayout, type Point, shift } from './geometry.ts'
import { HexGround, HexTop } from './hex/hex.tsx'
import { placementOf } from './hex/hexPlacement.ts'
import { HexNameText } from './hex/hexText.tsx'
import { StopGlow } from './hex/stopGlow.tsx'
import { noMotion } from './panZoom/motion.ts'
import { stopKey } from './runs/runPath.ts'
import type { TokenLooks } from './tokens/tokenLook.ts'
import type { Ghost } from './tokens/tokens.tsx'
import { useUnchanged } from './useUnchanged.ts'
import type { ZoomedOutName } from './zoomedOutNames.ts'

/** A stop that can be chosen; a plain one without any glow. */
export interface ChosenStop {
  readonly hex: string
  readonly stop: number
  readonly ghost?: Ghost
  readonly plain?: true
}

/** A layer of the board, cell by cell. */
interface LayerProps {
  readonly layout: HexLayout
  readonly cells: readonly BoardCell[]
  /** A cell as it is, or as it would be. */
  readonly shown: (cell: BoardCell) => HexScene
}

/** Ground and track. */
export const HexGrounds = ({
  layout,
  cells,
  shown,
  currency,
}: LayerProps & { readonly currency: Currency | undefined }): JSX.Element => (
  <g>
    {useUnchanged(
      cells,
      (cell) => [layout, shown(cell), currency?.before, currency?.after],
      (cell) => (
        <GroundCell
          key={cell.hex}
          layout={layout}
          centre={cell.centre}
          scene={shown(cell)}
          currency={currency}
        />
      ),
    )}
  </g>
)

function GroundCell({
  layout,
  centre,
  scene,
  currency,
}: {
  layout: HexLayout
  centre: Point
  scene: HexScene
  currency: Currency | undefined
}): JSX.Element {
  const hex = useRef<SVGGElement>(null)
  const before = useRef(scene)
  useLayoutEffect(() => {
    if (before.current.tile !== scene.tile && scene.tile !== undefined && !noMotion()) drop(hex.current)
    before.current = scene
  }, [scene])
  return (
    <g ref={hex} transform={shift(centre)}>
      <HexGround layout={layout} placement={placementOf(layout, scene)} currency={currency} />
    </g>
  )
}

/** A tile comes down on the board. */
const drop = (hex: SVGGElement | null): void => {
  hex?.firstElementChild?.animate([{ transform: 'scale(1.08)' }, { transform: 'none' }], {
    duration: 220,
    easing: 'ease-out',
  })
}

/** Stops with their tokens and figures. */
export function HexTops({
  layout,
  cells,
  shown,
  looks,
  currency,
  counting,
  stops,
  group,
}: LayerProps & {
  readonly looks: TokenLooks
  readonly currency: Currency | undefined
  readonly counting: ReadonlyMap<string, readonly number[]>
  readonly stops: readonly ChosenStop[]
  readonly group: RefObject<SVGGElement | null>
}): JSX.Element {
  const ghostsOn = (cell: BoardCell) => stops.filter(({ hex }) => hex === cell.hex)
  const drawn = useUnchanged(
    cells,
    (cell) => [
      layout,
      shown(cell),
      looks,
      currency?.before,
      currency?.after,
      cell.speaker,
      JSON.stringify(runsAt(counting, shown(cell))),
      JSON.stringify(ghostsOn(cell)),
    ],
    (cell) => {
      const scene = shown(cell)
      const ghosts = ghostsOn(cell)
      return (
        <g key={cell.hex} transform={shift(cell.centre)}>
          {ghosts.map(({ stop, plain }) =>
            plain ? null : <StopGlow key={stop} layout={layout} scene={scene} stop={stop} />,
          )}
          <HexTop
            placement={placementOf(layout, scene)}
            looks={looks}
            currency={currency}
            runs={runsAt(counting, scene)}
            ghosts={new Map(ghosts.flatMap(({ stop, ghost }) => (ghost ? [[stop, ghost] as const] : [])))}
            quiet={cell.speaker !== undefined}
          />
        </g>
      )
    },
  )
  return (
    <g class="hex-tops" ref={group}>
      {drawn}
    </g>
  )
}

export const HexNames = ({
  layout,
  cells,
  shown,
  far,
  group,
}: LayerProps & {
  /** Names that are seen from afar too, and from how far. */
  readonly far: ReadonlyMap<string, ZoomedOutName>
  readonly group: RefObject<SVGGElement | null>
}): JSX.Element => (
  <g class="hex-names" ref={group}>
    {useUnchanged(
      cells,
      (cell) => [layout, shown(cell), far.get(cell.hex)?.from, far.get(cell.hex)?.aside],
      (cell) => {
        const seen = far.get(cell.hex)
        return (
          <g key={cell.hex} transform={shift(cell.centre)} data-far={seen?.from} style={seen?.aside}>
            <HexNameText placement={placementOf(layout, shown(cell))} />
          </g>
        )
      },
    )}
  </g>
)

const runsAt = (
  counting: ReadonlyMap<string, readonly number[]>,
  { hex, stops }: HexScene,
): readonly (readonly number[])[] => stops.map((_, stop) => counting.get(stopKey(hex, stop)) ?? [])
