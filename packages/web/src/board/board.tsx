import type { BoardScene, HexScene, RouteScene } from '@roundhouse/kernel'
import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Defs } from './defs.tsx'
import { Doors } from './doors.tsx'
import { type Fan, FanChips } from './fan.tsx'
import { shift } from './geometry.ts'
import { BoardLayers, type BoardState } from './layers.tsx'
import type { Looks } from './look.ts'
import { openPane, type Pane } from './pane.ts'
import { type Cell, cellsOf, extentOf } from './plan.ts'
import { sameHex, still } from './still.ts'
import { type Box, LEAST_R, nearestTowards } from './view.ts'
import './board.css'
import { GROUP } from './roles.ts'

/** What can be done with a board from outside, for keys and buttons elsewhere. */
export interface BoardHandle {
  zoom(factor: number): void
  whole(): void
  /** The decision, then the network, then the whole board. */
  fitNext(): void
  /** Moves the focus to a hex. */
  goTo(hex: string): void
}

export interface BoardWords {
  /** The name of the board as a whole. */
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
}

export interface BoardProps {
  readonly board: BoardScene
  readonly looks: Looks
  readonly words: BoardWords
  readonly routes?: readonly RouteScene[]
  readonly state?: BoardState
  /** Hexes to fit into view; the board moves when the list changes. */
  readonly fit?: readonly string[]
  /** Hexes of one's own network, second in the fit cycle. */
  readonly network?: readonly string[]
  /** How much of each side other things cover, in pixels. */
  readonly covered?: Box
  readonly fan?: Fan
  /** Shows the names of hexes; hatches the eras of tiles. */
  readonly ids?: boolean
  readonly patterns?: boolean
  /** What a hex or a stop is called aloud. */
  readonly hexLabel: (hex: HexScene, legal: boolean) => string
  readonly stopLabel?: (hex: HexScene, stop: number) => string
  readonly onHex?: (hex: string) => void
  readonly onStop?: (hex: string, stop: number) => void
  readonly onTile?: (tile: string) => void
  /** A hex is looked at: the mouse rests on it, or it is pressed long. */
  readonly onLook?: (hex: string | null) => void
  readonly handle?: { current: BoardHandle | null }
  readonly children?: JSX.Element
}

const UNCOVERED: Box = { left: 0, top: 0, right: 0, bottom: 0 }
const NO_ROUTES: readonly RouteScene[] = []
const NO_STATE: BoardState = {}
const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
}

/** The board: drawn from its scene, moved by hand, chosen from by hand or key. */
export function Board(props: BoardProps): JSX.Element {
  const { looks, words, routes = NO_ROUTES, fan, onHex, onStop, onTile } = props
  const scene = useStill(props.board)
  const state = useStillState(props.state ?? NO_STATE)
  const cells = useMemo(() => cellsOf(scene), [scene])
  const svg = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const pane = usePane(svg, sheet, cells, props)
  const ways = useFitting(pane, cells, props)

  const chosenBy = (element: Element) => {
    const door = element.closest<SVGElement>('[data-tile],[data-hex]')
    if (!door) return
    const { tile, hex, stop } = door.dataset
    if (tile !== undefined) onTile?.(tile)
    else if (hex !== undefined && stop !== undefined) onStop?.(hex, Number(stop))
    else if (hex !== undefined) onHex?.(hex)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as SVGElement
    const towards = ARROWS[event.key]
    if (event.key === 'Enter' || event.key === ' ') chosenBy(target)
    else if (towards !== undefined) focusTowards(svg.current!, cells, target, towards)
    else if (event.key === '+' || event.key === '=') ways.zoom(1.3)
    else if (event.key === '-') ways.zoom(1 / 1.3)
    else if (event.key === '0') ways.whole()
    else if (event.key === 'f' || event.key === 'F') ways.fitNext()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = (event: FocusEvent) => {
    const cell = cells.find(({ hex }) => hex === (event.target as SVGElement).dataset.hex)
    if (cell) pane.current?.reveal(cell.centre)
  }
  const fanCell = fan && cells.find(({ hex }) => hex === fan.hex)
  const nearTop =
    fanCell && pane.current
      ? pane.current.onScreen(fanCell.centre).y - (props.covered?.top ?? 0) < 340 * pane.current.scale()
      : false

  return (
    <div class="board">
      <svg
        ref={svg}
        class="hexes"
        {...GROUP}
        aria-label={words.board}
        data-ids={props.ids ? 'on' : undefined}
        data-patterns={props.patterns ? 'on' : undefined}
        onClick={(event) => chosenBy(event.target as Element)}
        onKeyDown={onKeyDown}
        onFocusIn={onFocus}
      >
        <Defs />
        <g ref={sheet}>
          <BoardLayers scene={scene} cells={cells} looks={looks} routes={routes} state={state} />
          {onHex && (
            <Doors
              layout={scene.layout}
              cells={cells}
              state={state}
              hexLabel={props.hexLabel}
              stopLabel={props.stopLabel}
            />
          )}
          {fan && fanCell && (
            <g transform={shift(fanCell.centre)}>
              <FanChips layout={scene.layout} fan={fan} looks={looks} downwards={nearTop} />
            </g>
          )}
        </g>
      </svg>
      <div class="board-buttons">
        <BoardButton label={words.zoomIn} icon="M12 5v14M5 12h14" onPress={() => ways.zoom(1.4)} />
        <BoardButton label={words.zoomOut} icon="M5 12h14" onPress={() => ways.zoom(1 / 1.4)} />
        <BoardButton
          label={words.fit}
          icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          onPress={() => ways.fitNext()}
        />
        {props.children}
      </div>
    </div>
  )
}

export function BoardButton({
  label,
  icon,
  pressed,
  onPress,
}: {
  label: string
  /** A path in a square of 24. */
  icon: string
  pressed?: boolean
  onPress: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class="board-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path class="board-icon" d={icon} />
      </svg>
    </button>
  )
}

/** The scene with the objects of before wherever nothing has changed. */
function useStill(board: BoardScene): BoardScene {
  const last = useRef<BoardScene>(undefined)
  return useMemo(() => {
    last.current = still(last.current, board)
    return last.current
  }, [board])
}

function useStillState(state: BoardState): BoardState {
  const last = useRef(new Map<string, HexScene>())
  return useMemo(() => {
    if (!state.previews) return state
    const previews = state.previews.map((hex) => sameHex(last.current.get(hex.hex), hex))
    last.current = new Map(previews.map((hex) => [hex.hex, hex]))
    return { ...state, previews }
  }, [state])
}

/** The latest props are read when something happens, so the pane is opened only once. */
function usePane(
  svg: RefObject<SVGSVGElement | null>,
  sheet: RefObject<SVGGElement | null>,
  cells: readonly Cell[],
  props: BoardProps,
): RefObject<Pane | null> {
  const pane = useRef<Pane>(null)
  const now = useRef({ cells, props })
  now.current = { cells, props }
  useLayoutEffect(() => {
    const hexOf = (target: Element) => target.closest<SVGElement>('[data-hex]')?.dataset.hex
    pane.current = openPane(svg.current!, sheet.current!, {
      board: () => extentOf(now.current.cells),
      covered: () => now.current.props.covered ?? UNCOVERED,
      onRest: (target) => now.current.props.onLook?.(hexOf(target) ?? null),
      onLeave: () => now.current.props.onLook?.(null),
      mayZoom: (target) => {
        const hex = hexOf(target)
        const { legal = [], chosen } = now.current.props.state ?? NO_STATE
        return (
          !target.closest('[data-tile]') && (hex === undefined || (hex !== chosen && !legal.includes(hex)))
        )
      },
    })
    return () => pane.current?.close()
  }, [])
  return pane
}

/** A decision is shown large enough to hit, but not larger than life. */
const DECISION_R = { least: LEAST_R, greatest: 72 }
const WHOLE_R = { least: LEAST_R, greatest: 90 }

/** Fits the board to the decision when that changes; hands out the ways to move it. */
function useFitting(pane: RefObject<Pane | null>, cells: readonly Cell[], props: BoardProps): BoardHandle {
  const { fit = [], network = [], handle } = props
  const turn = useRef(0)
  const some = (hexes: readonly string[]) => cells.filter(({ hex }) => hexes.includes(hex))
  const show = (hexes: readonly string[], smoothly: boolean) =>
    hexes.length > 0
      ? pane.current?.fit(extentOf(some(hexes), 190), DECISION_R, smoothly)
      : pane.current?.fit(extentOf(cells), WHOLE_R, smoothly)
  const ways: BoardHandle = {
    zoom: (factor) => pane.current?.zoom(factor),
    whole() {
      turn.current = -1
      show([], true)
    },
    fitNext() {
      const cycle = [fit, network, []].filter((hexes, place) => hexes.length > 0 || place === 2)
      if (!pane.current?.isFitted()) turn.current = -1
      turn.current = (turn.current + 1) % cycle.length
      show(cycle[turn.current]!, true)
    },
    goTo(hex) {
      const door = document.querySelector<SVGElement>(`.board [data-hex="${CSS.escape(hex)}"]`)
      door?.focus()
    },
  }
  const first = useRef(true)
  useLayoutEffect(() => {
    turn.current = 0
    show(fit, !first.current)
    first.current = false
  }, [fit.join(' ')])
  useEffect(() => {
    if (handle) handle.current = ways
  })
  return ways
}

/** Moves the focus to the next hex in a direction. */
function focusTowards(svg: SVGSVGElement, cells: readonly Cell[], from: SVGElement, degrees: number): void {
  const start = cells.find(({ hex }) => hex === from.dataset.hex) ?? cells[0]
  const next = start && (nearestTowards(start.centre, cells, degrees) ?? start)
  if (next) svg.querySelector<SVGElement>(`.door[data-hex="${CSS.escape(next.hex)}"]`)?.focus()
}
