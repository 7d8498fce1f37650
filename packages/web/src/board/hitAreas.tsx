import type { HexScene } from '@roundhouse/view'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { asButton } from './ariaRoles.ts'
import type { BoardProps } from './board.tsx'
import type { BoardCell } from './boardCells.ts'
import type { BoardState } from './boardLayers.tsx'
import { type HexLayout, outline, shift } from './geometry.ts'
import { placementOf } from './hex/hexPlacement.ts'
import { nearestTowards } from './nearestTowards.ts'
import type { PanZoom } from './panZoom/panZoom.ts'
import { useUnchanged } from './useUnchanged.ts'

const FOCUS_REST_MS = 400
const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
}
const HIT_AREA = { flat: outline('flat', 98), pointy: outline('pointy', 98) }

/** What is pressed: the hexes, and the stops that can be chosen. Everything else lets the pointer through. */
export function HitAreas({
  layout,
  cells,
  state,
  hexLabel,
  stopLabel,
}: {
  layout: HexLayout
  cells: readonly BoardCell[]
  state: BoardState
  hexLabel: (hex: HexScene, legal: boolean) => string
  stopLabel: ((hex: HexScene, stop: number) => string) | undefined
}): JSX.Element {
  const legal = new Set(state.legal ?? [])
  const reachable = legal.size > 0 ? legal : new Set(cells.slice(0, 1).map(({ hex }) => hex))
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
  const isRefused = (hex: string) => state.legal !== undefined && !legal.has(hex)
  const areas = useUnchanged(
    cells,
    ({ hex, centre, scene }) => [
      layout,
      centre.x,
      centre.y,
      hexLabel(scene, legal.has(hex)),
      reachable.has(hex),
      isRefused(hex),
      state.chosen === hex,
    ],
    ({ hex, centre, scene }) => (
      <polygon
        key={hex}
        class="hit-area"
        points={HIT_AREA[layout]}
        transform={shift(centre)}
        data-hex={hex}
        {...asButton(hexLabel(scene, legal.has(hex)), {
          pressed: state.chosen === hex,
          refused: isRefused(hex),
          reachable: reachable.has(hex),
        })}
      />
    ),
  )
  return (
    <g>
      {areas}
      {(state.stops ?? []).map(({ hex, stop }) => {
        const cell = places.get(hex)
        const at = cell && placementOf(layout, cell.scene).arrangement.stops[stop]?.at
        if (!cell || !at) return null
        return (
          <circle
            key={`${hex} ${stop}`}
            class="hit-area"
            cx={cell.centre.x + at.x}
            cy={cell.centre.y + at.y}
            r="46"
            data-hex={hex}
            data-stop={stop}
            {...asButton(stopLabel?.(cell.scene, stop) ?? hexLabel(cell.scene, true))}
          />
        )
      })}
    </g>
  )
}

/** Whatever is pressed on the board, by pointer or key, is chosen; arrows go from hex to hex, and a hex on which the focus rests is looked at. */
export function usePresses(
  svg: RefObject<SVGSVGElement | null>,
  cells: readonly BoardCell[],
  panZoom: RefObject<PanZoom | null>,
  { onHex, onStop, onTile, onLook, takesEnter = () => true }: BoardProps,
) {
  const press = (element: Element) => {
    const area = element.closest<SVGElement>('[data-tile],[data-hex]')
    if (!area) return
    const { tile, hex, stop } = area.dataset
    if (tile !== undefined) onTile?.(tile)
    else if (hex !== undefined && stop !== undefined) onStop?.(hex, Number(stop))
    else if (hex !== undefined) onHex?.(hex)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as SVGElement
    const towards = ARROWS[event.key]
    if (event.key === 'Enter' && !takesEnter(target)) return
    if (event.key === 'Enter' || event.key === ' ') press(target)
    else if (towards !== undefined) focusTowards(svg.current!, cells, target, towards)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const rest = useRef(0)
  const isLookedAt = useRef(false)
  const onFocusIn = (event: FocusEvent) => {
    const area = event.target as SVGElement
    const cell = cells.find(({ hex }) => hex === area.dataset.hex)
    clearTimeout(rest.current)
    if (!cell || !area.matches(':focus-visible')) return
    panZoom.current?.reveal(cell.centre)
    rest.current = window.setTimeout(() => {
      isLookedAt.current = true
      onLook?.(cell.hex, false)
    }, FOCUS_REST_MS)
  }
  const onFocusOut = () => {
    clearTimeout(rest.current)
    // what a finger has called up stays
    if (isLookedAt.current) onLook?.(null, false)
    isLookedAt.current = false
  }
  useEffect(() => () => clearTimeout(rest.current), [])
  return {
    onClick: (event: MouseEvent) => press(event.target as Element),
    onKeyDown,
    onFocusIn,
    onFocusOut,
  }
}

/** Moves the focus to the next hex in a direction. */
function focusTowards(
  svg: SVGSVGElement,
  cells: readonly BoardCell[],
  from: SVGElement,
  degrees: number,
): void {
  const start = cells.find(({ hex }) => hex === from.dataset.hex) ?? cells[0]
  const next = start && (nearestTowards(start.centre, cells, degrees) ?? start)
  if (next) svg.querySelector<SVGElement>(`.hit-area[data-hex="${CSS.escape(next.hex)}"]`)?.focus()
}
