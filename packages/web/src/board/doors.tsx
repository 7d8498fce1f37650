import type { HexScene } from '@roundhouse/kernel'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Layout, outline, shift } from './geometry.ts'
import { planOf } from './hex.tsx'
import type { BoardState } from './layers.tsx'
import type { Cell } from './plan.ts'
import { asButton } from './roles.ts'

const DOOR = { flat: outline('flat', 98), pointy: outline('pointy', 98) }

/** What is pressed: the hexes, and the stops that can be chosen. Everything else lets the pointer through. */
export function Doors({
  layout,
  cells,
  state,
  hexLabel,
  stopLabel,
}: {
  layout: Layout
  cells: readonly Cell[]
  state: BoardState
  hexLabel: (hex: HexScene, legal: boolean) => string
  stopLabel: ((hex: HexScene, stop: number) => string) | undefined
}): JSX.Element {
  const legal = new Set(state.legal ?? [])
  const reachable = legal.size > 0 ? legal : new Set(cells.slice(0, 1).map(({ hex }) => hex))
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
  return (
    <g class="doors">
      {cells.map((cell) => (
        <Door
          key={cell.hex}
          layout={layout}
          cell={cell}
          label={hexLabel(cell.scene, legal.has(cell.hex))}
          reachable={reachable.has(cell.hex)}
          refused={state.legal !== undefined && !legal.has(cell.hex)}
          chosen={state.chosen === cell.hex}
        />
      ))}
      {(state.stops ?? []).map(({ hex, stop }) => {
        const cell = places.get(hex)
        const at = cell && planOf(layout, cell.scene).arrangement.stops[stop]?.at
        if (!cell || !at) return null
        return (
          <circle
            key={`${hex} ${stop}`}
            class="door"
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

function Door({
  layout,
  cell: { hex, centre },
  label,
  reachable,
  refused,
  chosen,
}: {
  layout: Layout
  cell: Cell
  label: string
  reachable: boolean
  refused: boolean
  chosen: boolean
}): JSX.Element {
  return useMemo(
    () => (
      <polygon
        class="door"
        points={DOOR[layout]}
        transform={shift(centre)}
        data-hex={hex}
        {...asButton(label, { pressed: chosen, refused, reachable })}
      />
    ),
    [layout, hex, label, reachable, refused, chosen, centre.x, centre.y],
  )
}
