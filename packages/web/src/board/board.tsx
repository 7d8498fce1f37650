import type { BoardScene, HexScene, RouteScene } from '@roundhouse/view'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { GROUP } from './ariaRoles.ts'
import { Defs } from './defs.tsx'
import { type Fan, FanChips } from './fan.tsx'
import { shift } from './geometry.ts'
import { HitAreas } from './hitAreas.tsx'
import { isSameHex, keepUnchangedHexes } from './keepUnchangedHexes.ts'
import { BoardLayers, type BoardState } from './layers.tsx'
import { type BoardCell, cellsOf, extentOf } from './layout.ts'
import { type PanZoom, panZoom } from './panZoom.ts'
import type { TokenLooks } from './tokenLook.ts'
import { type Left, useFitting } from './useFitting.ts'
import { useSpread } from './useSpread.ts'
import { type Box, nearestTowards } from './viewport.ts'
import './board.css'

/** What can be done with a board from outside, for keys and buttons elsewhere. */
export interface BoardHandle {
  zoom(factor: number): void
  whole(): void
  /** The decision, then the network, then the whole board. */
  fitNext(): void
  /** Moves the focus to a hex. */
  goTo(hex: string): void
  /** Where a hex is in the pane, with its circumradius, in pixels. */
  placeOf(hex: string): { readonly x: number; readonly y: number; readonly r: number } | undefined
}

/** What is shown besides the position itself. */
interface BoardShows {
  /** Names of hexes and numbers of tiles, from however far. */
  readonly ids?: boolean
  readonly numbers?: boolean
  /** Slots that are kept for somebody. */
  readonly kept?: boolean
  /** The eras of tiles by hatching too. */
  readonly patterns?: boolean
}

interface BoardWords {
  /** The name of the board as a whole. */
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
}

export interface BoardProps {
  readonly board: BoardScene
  readonly looks: TokenLooks
  readonly words: BoardWords
  readonly routes?: readonly RouteScene[]
  readonly state?: BoardState
  /** Hexes to fit into view; the board moves when the list changes. */
  readonly fit?: readonly string[]
  /** They are what is chosen from: they are fitted even where the whole board is readable. */
  readonly asked?: boolean
  /** There is nothing to decide any more: the whole board is shown. */
  readonly whole?: boolean
  /** Hexes of one's own network, second in the fit cycle. */
  readonly network?: readonly string[]
  /** From which circumradius on, in pixels, the whole board is readable, and the least at which a decision is. */
  readonly readable?: number
  readonly fan?: Fan
  readonly shows?: BoardShows
  /** What a hex or a stop is called aloud. */
  readonly hexLabel: (hex: HexScene, legal: boolean) => string
  readonly stopLabel?: (hex: HexScene, stop: number) => string
  readonly onHex?: (hex: string) => void
  readonly onStop?: (hex: string, stop: number) => void
  readonly onTile?: (tile: string) => void
  /** A hex is looked at: the mouse or the focus rests on it, or it is pressed long. */
  readonly onLook?: (hex: string | null, pressed: boolean) => void
  /** Two fingers were turned; gives whether there was something to turn. */
  readonly onTwist?: (step: number) => boolean
  readonly handle?: { current: BoardHandle | null }
  /** Where a board was when it went away, if it was moved by hand: one that shows the same is there again. */
  readonly left?: { current: Left | null }
  readonly children?: ComponentChildren
}

const NO_ROUTES: readonly RouteScene[] = []
const NO_STATE: BoardState = {}
const FOCUS_REST_MS = 400
const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
}

/** The board: drawn from its scene, moved by hand, chosen from by hand or key. */
export function Board(props: BoardProps): JSX.Element {
  const { looks, words, routes = NO_ROUTES, fan, shows = {}, onHex, onStop, onTile, onLook } = props
  const scene = useStill(props.board)
  const state = useStillState(props.state ?? NO_STATE)
  const cells = useMemo(() => cellsOf(scene), [scene])
  const svg = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const pane = usePane(svg, sheet, cells, props)
  const ways = useFitting(pane, cells, props)
  const { hexLabel, stopLabel } = props
  const hasHitAreas = onHex !== undefined
  // most presses change nothing on the board: then it is not gone through again
  const drawn = useMemo(
    () => (
      <>
        <BoardLayers scene={scene} cells={cells} looks={looks} routes={routes} state={state} />
        {hasHitAreas && (
          <HitAreas
            layout={scene.layout}
            cells={cells}
            state={state}
            hexLabel={hexLabel}
            stopLabel={stopLabel}
          />
        )}
      </>
    ),
    [scene, cells, looks, routes, state, hasHitAreas, hexLabel, stopLabel],
  )

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
    // what is selected is done by Enter, which is not the board's
    if (event.key === 'Enter' && target.getAttribute('aria-pressed') === 'true') return
    if (event.key === 'Enter' || event.key === ' ') chosenBy(target)
    else if (towards !== undefined) focusTowards(svg.current!, cells, target, towards)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const rest = useRef(0)
  const isLookedAt = useRef(false)
  const onFocus = (event: FocusEvent) => {
    const door = event.target as SVGElement
    const cell = cells.find(({ hex }) => hex === door.dataset.hex)
    clearTimeout(rest.current)
    if (!cell || !door.matches(':focus-visible')) return
    pane.current?.reveal(cell.centre)
    rest.current = window.setTimeout(() => {
      isLookedAt.current = true
      onLook?.(cell.hex, false)
    }, FOCUS_REST_MS)
  }
  const onBlur = () => {
    clearTimeout(rest.current)
    // what a finger has called up stays
    if (isLookedAt.current) onLook?.(null, false)
    isLookedAt.current = false
  }
  useEffect(() => () => clearTimeout(rest.current), [])
  const fanCell = fan && cells.find(({ hex }) => hex === fan.hex)
  const spread = useSpread(fan, fanCell, cells, pane, state)

  return (
    <div class="board">
      <svg
        ref={svg}
        class="hexes"
        {...GROUP}
        aria-label={words.board}
        data-ids={shows.ids ? 'on' : undefined}
        data-numbers={shows.numbers ? 'on' : undefined}
        data-kept={shows.kept === false ? 'off' : undefined}
        data-patterns={shows.patterns ? 'on' : undefined}
        onClick={(event) => chosenBy(event.target as Element)}
        onKeyDown={onKeyDown}
        onFocusIn={onFocus}
        onFocusOut={onBlur}
      >
        <Defs />
        <g ref={sheet}>
          {drawn}
          {fan && fanCell && (
            <g transform={shift(fanCell.centre)}>
              <FanChips layout={scene.layout} fan={fan} looks={looks} spread={spread} />
            </g>
          )}
        </g>
      </svg>
      <div class="board-buttons" data-floats>
        <BoardButton label={words.zoomIn} zoom icon="M12 5v14M5 12h14" onPress={() => ways.zoom(1.4)} />
        <BoardButton label={words.zoomOut} zoom icon="M5 12h14" onPress={() => ways.zoom(1 / 1.4)} />
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
  zoom = false,
  onPress,
}: {
  label: string
  /** A path in a square of 24. */
  icon: string
  pressed?: boolean
  /** It zooms: two fingers or two taps do that where there is no room for it. */
  zoom?: boolean
  onPress: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class={zoom ? 'board-button board-zoom' : 'board-button'}
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
    last.current = keepUnchangedHexes(last.current, board)
    return last.current
  }, [board])
}

function useStillState(state: BoardState): BoardState {
  const last = useRef(new Map<string, HexScene>())
  return useMemo(() => {
    if (!state.previews) return state
    const previews = state.previews.map((hex) => isSameHex(last.current.get(hex.hex), hex))
    last.current = new Map(previews.map((hex) => [hex.hex, hex]))
    return { ...state, previews }
  }, [state])
}

/** The latest props are read when something happens, so the pane is opened only once. */
function usePane(
  svg: RefObject<SVGSVGElement | null>,
  sheet: RefObject<SVGGElement | null>,
  cells: readonly BoardCell[],
  props: BoardProps,
): RefObject<PanZoom | null> {
  const pane = useRef<PanZoom>(null)
  const now = useRef({ cells, props })
  now.current = { cells, props }
  const looked = useRef<string | null>(null)
  useLayoutEffect(() => {
    const hexOf = (target: Element) => target.closest<SVGElement>('[data-hex]')?.dataset.hex
    const look = (hex: string | null, pressed: boolean) => {
      if (looked.current === hex) return
      looked.current = hex
      now.current.props.onLook?.(hex, pressed)
    }
    pane.current = panZoom(svg.current!, sheet.current!, {
      board: () => extentOf(now.current.cells),
      floats: () => floatsOver(svg.current!),
      kept: () => {
        const { cells, props } = now.current
        return cells.find(({ hex }) => hex === props.state?.chosen)?.centre
      },
      onRest: (target, pressed) => {
        looked.current = null
        look(hexOf(target) ?? null, pressed)
      },
      onStir: (target) => {
        if (!target || hexOf(target) !== looked.current) look(null, false)
      },
      onTwist: (step) => now.current.props.onTwist?.(step) ?? false,
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

/** What lies over the board, in its pixels. */
function floatsOver(svg: SVGSVGElement): readonly Box[] {
  const pane = svg.getBoundingClientRect()
  const around = svg.closest('.board-area') ?? svg.parentElement?.parentElement
  const floats = around?.querySelectorAll('[data-floats]') ?? []
  return [...floats].flatMap((float) => {
    const { left, top, right, bottom, width } = float.getBoundingClientRect()
    if (width === 0) return []
    return [
      {
        left: left - pane.left,
        top: top - pane.top,
        right: right - pane.left,
        bottom: bottom - pane.top,
      },
    ]
  })
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
