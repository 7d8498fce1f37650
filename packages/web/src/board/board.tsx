import type { BoardScene, HexScene, RouteScene } from '@roundhouse/view'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { GROUP } from './ariaRoles.ts'
import { cellsOf } from './boardCells.ts'
import { BoardLayers, type BoardState } from './boardLayers.tsx'
import { Defs } from './defs.tsx'
import { type Fan, FanTiles } from './fan/fan.tsx'
import { useSpread } from './fan/useSpread.ts'
import { shift } from './geometry.ts'
import { ChosenFrame } from './hexFrames.tsx'
import { HitAreas, usePresses } from './hitAreas.tsx'
import { useUnchangedHexes, useUnchangedPreviews } from './keepUnchangedHexes.ts'
import { BoardButton } from './panZoom/boardButton.tsx'
import { type LeftView, useFitting } from './panZoom/useFitting.ts'
import { usePanZoom } from './panZoom/usePanZoom.ts'
import type { BoardNetwork } from './runs/drawnNetwork.tsx'
import type { TokenLooks } from './tokens/tokenLook.ts'
import './board.css'

/** What can be done with a board from outside, for keys and buttons elsewhere. */
export interface BoardHandle {
  zoom(factor: number): void
  whole(): void
  /** The decision, then the network, then the whole board. */
  fitNext(): void
  /** Moves the focus to a hex. */
  goTo(hex: string): void
  /** Where a hex is in the visible area, with its circumradius, in pixels. */
  placeOf(hex: string): { readonly x: number; readonly y: number; readonly r: number } | undefined
}

/** What is shown besides the position itself. */
interface BoardShows {
  /** Names of hexes and numbers of tiles, from however far. */
  readonly ids?: boolean
  readonly numbers?: boolean
  /** Slots that are reserved for somebody. */
  readonly reservations?: boolean
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
  /** A network that is looked at. */
  readonly looked?: BoardNetwork | undefined
  readonly state?: BoardState
  /** The hex that was pointed at: framed before everything else that is chosen with it is drawn. */
  readonly pointed?: string | undefined
  /** Hexes to fit into view; the board moves when the list changes. */
  readonly fit?: readonly string[]
  /** They are what is chosen from: they are fitted even where the whole board is readable. */
  readonly asked?: boolean
  /** Hexes on which something has happened; the board moves when the list changes and one of them is not seen. */
  readonly follow?: readonly string[]
  /** There is nothing to decide any more: the whole board is shown. */
  readonly whole?: boolean
  /** Hexes of one's own network, second in the fit cycle. */
  readonly network?: readonly string[]
  /** From which circumradius on, in pixels, the whole board is readable, and the least at which a decision is. */
  readonly readable?: number
  /** From which circumradius on the board stays as it is though something is chosen on it, where all of that is seen; absent where a decision is always fitted. */
  readonly enough?: number
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
  /** Whether Enter presses what has the focus; what is pressed by Space alone leaves it to others. */
  readonly takesEnter?: (element: Element) => boolean
  /** Two fingers were turned; gives whether there was something to turn. */
  readonly onTwist?: (step: number) => boolean
  readonly handle?: { current: BoardHandle | null }
  /** Where a board was when it went away, if it was moved by hand: one that shows the same is there again. */
  readonly left?: { current: LeftView | null }
  readonly children?: ComponentChildren
}

const NO_ROUTES: readonly RouteScene[] = []
const NO_STATE: BoardState = {}

/** The board: drawn from its scene, moved by hand, chosen from by hand or key. */
export function Board(props: BoardProps): JSX.Element {
  const { looks, words, routes = NO_ROUTES, looked, fan, shows = {}, pointed, onHex } = props
  const scene = useUnchangedHexes(props.board)
  const state = useUnchangedPreviews(props.state ?? NO_STATE)
  const cells = useMemo(() => cellsOf(scene), [scene])
  const svg = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const panZoom = usePanZoom(svg, sheet, cells, props)
  const handle = useFitting(panZoom, cells, props)
  const { hexLabel, stopLabel } = props
  const hasHitAreas = onHex !== undefined
  // most presses change nothing on the board: then it is not gone through again
  const drawn = useMemo(
    () => (
      <>
        <BoardLayers
          scene={scene}
          cells={cells}
          looks={looks}
          routes={routes}
          network={looked}
          state={state}
        />
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
    [scene, cells, looks, routes, looked, state, hasHitAreas, hexLabel, stopLabel],
  )

  const pointedCell = pointed === state.chosen ? undefined : cells.find(({ hex }) => hex === pointed)
  const presses = usePresses(svg, cells, panZoom, props)
  const fanCell = fan && cells.find(({ hex }) => hex === fan.hex)
  const spread = useSpread(fan, fanCell, cells, panZoom, state)

  return (
    <div class="board">
      <svg
        ref={svg}
        class="hexes"
        {...GROUP}
        aria-label={words.board}
        data-ids={shows.ids ? 'on' : undefined}
        data-numbers={shows.numbers ? 'on' : undefined}
        data-reservations={shows.reservations === false ? 'off' : undefined}
        data-patterns={shows.patterns ? 'on' : undefined}
        {...presses}
      >
        <Defs />
        <g ref={sheet}>
          {drawn}
          {pointedCell && (
            <g transform={shift(pointedCell.centre)}>
              <ChosenFrame layout={scene.layout} />
            </g>
          )}
          {fan && fanCell && (
            <g transform={shift(fanCell.centre)}>
              <FanTiles layout={scene.layout} fan={fan} looks={looks} spread={spread} />
            </g>
          )}
        </g>
      </svg>
      <div class="board-buttons floating column" data-floats>
        <BoardButton label={words.zoomIn} zoom icon="M12 5v14M5 12h14" onPress={() => handle.zoom(1.4)} />
        <BoardButton label={words.zoomOut} zoom icon="M5 12h14" onPress={() => handle.zoom(1 / 1.4)} />
        <BoardButton
          label={words.fit}
          icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          onPress={() => handle.fitNext()}
        />
        {props.children}
      </div>
    </div>
  )
}
