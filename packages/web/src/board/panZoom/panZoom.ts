import type { Point } from '../geometry.ts'
import { nameDistanceOf } from '../nameDistances.ts'
import type { ButtonCorner } from './buttonCorner.ts'
import {
  type BoardGround,
  bestViewAround,
  fitHexes,
  type HexSizes,
  isSeen,
  isSeenWell,
  sumHidden,
} from './fitView.ts'
import { type GestureListener, listenToGestures } from './gestures.ts'
import { noMotion } from './motion.ts'
import {
  type BoardSize,
  type Box,
  detailOf,
  easeOut,
  fanSize,
  LEAST_R,
  panBy,
  revealPoint,
  type Viewport,
  viewBetween,
  zoomBy,
} from './viewport.ts'

/** What is seen of a board, and how it is moved. */
export interface PanZoom {
  /** Shows a part of the board; smoothly unless the reader wants no motion. */
  fit(part: BoardPart, r: HexSizes, smoothly: boolean): void
  /** Whether that part is seen well enough as it is; then it is what is kept in view. */
  keeps(part: BoardPart, r: HexSizes): boolean
  /** Whether that part is fitted as it is. */
  isFittedTo(part: BoardPart, r: HexSizes): boolean
  /** Whether nothing of that part is out of view or hidden. */
  isSeen(part: BoardPart): boolean
  /** Whether it was moved by hand a moment ago. */
  isInHand(): boolean
  /** The circumradius of a hex, if that part were fitted. */
  fittedR(part: BoardPart): number
  zoom(factor: number): void
  /** Shows what was seen in another place. */
  look(view: Viewport): void
  /** What is seen, or will be once the board has come to rest. */
  view(): Viewport
  /** Whether it still shows what was fitted, not moved by hand since. */
  isFitted(): boolean
  /** Moves a place of the board into view if it is not. */
  reveal(place: Point): void
  /** Where a place is, or will be once the board has come to rest. */
  onScreen(place: Point): Point
  scale(): number
  size(): BoardSize
  /** What floats over it, in its pixels. */
  floats(): readonly Box[]
  /** Makes a fan that has come up as large as it should be. */
  sizeFan(): void
  close(): void
}

/** Hexes by their centres, and how much is shown around them. */
export interface BoardPart {
  readonly centres: readonly Point[]
  readonly around: number
}

interface PanZoomSettings extends Pick<GestureListener, 'onRest' | 'onStir' | 'onTwist'> {
  ground(): BoardGround
  /** What floats over the visible area, in its pixels. */
  floats(): readonly Box[]
  /** The same with the buttons in each corner in which they may stand; where they stay, once. */
  floatsByCorner(): readonly { readonly corner?: ButtonCorner; readonly floats: readonly Box[] }[]
  moveButtons(corner: ButtonCorner): void
  /** What stays in view when the visible area is another size. */
  anchor(): Point | undefined
  /** A double tap that should zoom in rather than choose. */
  mayZoom(target: Element): boolean
}

/** What was fitted last: where it would be seen in the pane as it is now, and whether it is seen well as it is. */
interface LastFit {
  view(): Viewport
  isKept(): boolean
}

/** How much is shown around the whole board. */
export const BOARD_RIM = 104
const ANY_R: HexSizes = { least: 0, greatest: Number.POSITIVE_INFINITY }
/** How much more a hex counts that is fitted, if the buttons hide it, than any place does. */
const FITTED_COUNTS = 3
const FIT_MS = 320
const FRAME_MS = 16
/** How long the board stays where somebody has put it, whatever happens elsewhere. */
const IN_HAND_MS = 10_000

/** Lets a board be dragged, pinched and zoomed inside an svg, of which as much is seen as the pane shows. The sheet is the group that moves. */
export function createPanZoom(
  pane: HTMLElement,
  svg: SVGSVGElement,
  sheet: SVGGElement,
  settings: PanZoomSettings,
): PanZoom {
  let view: Viewport = { x: 0, y: 0, scale: 0.4 }
  /** Where it is moving to. */
  let goal = view
  let lastFit: LastFit | undefined
  let frame = 0
  let lastByHand = Number.NEGATIVE_INFINITY

  // Kept: to ask for it after a change would have the page laid out at once.
  let size: BoardSize = { width: pane.clientWidth, height: pane.clientHeight }
  // Only the fan has it: whatever all hexes inherited would have them all styled again with every step of a zoom.
  const sizeFan = () =>
    sheet.querySelector<SVGElement>('.fan')?.style.setProperty('--fan', String(fanSize(view.scale)))
  const show = (next: Viewport) => {
    view = next
    sheet.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`)
    const detail = String(detailOf(view))
    if (svg.dataset.detail !== detail) svg.dataset.detail = detail
    const names = String(nameDistanceOf(view.scale * 100))
    if (svg.dataset.names !== names) svg.dataset.names = names
    sizeFan()
  }
  const byHand = (next: Viewport) => {
    lastByHand = performance.now()
    cancelAnimationFrame(frame)
    settings.onStir(null)
    lastFit = undefined
    goal = panBy(next, { x: 0, y: 0 }, settings.ground().extent, size)
    show(goal)
  }
  const moveTo = (target: Viewport, smoothly: boolean) => {
    cancelAnimationFrame(frame)
    goal = target
    if (!smoothly || noMotion()) return show(target)
    const from = view
    const start = performance.now() - FRAME_MS
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / FIT_MS)
      show(part === 1 ? target : viewBetween(from, target, easeOut(part), size))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    // not in the next frame: it is seen to move in the first picture after a press
    step(performance.now())
  }
  const fittedBelow = (floats: readonly Box[], { centres, around }: BoardPart, r: HexSizes): Viewport => {
    const ground = settings.ground()
    const best = fitHexes(centres, around, size, floats, r)
    const whole = fitHexes(ground.hexes, BOARD_RIM, size, floats, ANY_R)
    return bestViewAround(best, whole, ground, centres, around, size, floats, r.least)
  }
  /** With the buttons in the corner in which they hide least of what is fitted, and of places, the usual one before others. */
  const fittedWithCorner = (part: BoardPart, r: HexSizes) => {
    const { places } = settings.ground()
    const ways = settings.floatsByCorner().map(({ corner, floats }) => {
      const view = fittedBelow(floats, part, r)
      const hidden = FITTED_COUNTS * sumHidden(part.centres, view, floats) + sumHidden(places, view, floats)
      return { corner, view, hidden }
    })
    return ways.reduce((best, way) => (way.hidden < best.hidden ? way : best))
  }
  const fittedTo = (part: BoardPart, r: HexSizes): Viewport => fittedWithCorner(part, r).view
  const fittedScale = ({ centres, around }: BoardPart): number =>
    fitHexes(centres, around, size, settings.floats(), ANY_R).scale
  /** However small the visible area, the whole board can be seen in it; what is seen is never too small. */
  const leastScale = (): number => {
    const { left, top, right, bottom } = settings.ground().extent
    const whole = Math.min(size.width / (right - left), size.height / (bottom - top))
    return Math.min(LEAST_R / 100, 0.9 * whole, view.scale)
  }
  const isSeenAs = (target: Viewport, { centres }: BoardPart): boolean =>
    isSeenWell(goal, target, centres, size, settings.floats())
  /** What is decided stays where it is as long as it is seen; the whole board always takes the room that there is. */
  const isKept = (part: BoardPart, r: HexSizes): boolean =>
    part.around !== BOARD_RIM && isSeenAs(fittedTo(part, r), part)
  const stopListening = listenToGestures(svg, {
    ...settings,
    onDrag: (by) => byHand({ ...view, x: view.x + by.x, y: view.y + by.y }),
    onPinch(factor, around, by) {
      const wider = zoomBy(view, factor, around, leastScale())
      byHand({ ...wider, x: wider.x + by.x, y: wider.y + by.y })
    },
    onWheel: (factor, around) => byHand(zoomBy(view, factor, around, leastScale())),
    onDoublePress(target, at) {
      if (settings.mayZoom(target)) moveTo(zoomBy(view, 1.8, at), true)
    },
  })
  const resized = new ResizeObserver(() => {
    size = { width: pane.clientWidth, height: pane.clientHeight }
    if (size.width === 0) return
    if (lastFit && !lastFit.isKept()) moveTo(lastFit.view(), false)
    const place = settings.anchor()
    if (place) moveTo(revealPoint(goal, place, size, settings.floats()), false)
  })
  resized.observe(pane)

  return {
    fit(part, r, smoothly) {
      const target = () => {
        const { corner, view: fitted } = fittedWithCorner(part, r)
        if (corner) settings.moveButtons(corner)
        return fitted
      }
      moveTo(target(), smoothly)
      lastFit = { view: target, isKept: () => isKept(part, r) }
    },
    keeps(part, r) {
      if (!isSeenAs(fittedTo(part, r), part)) return false
      lastFit = { view: () => fittedTo(part, r), isKept: () => isKept(part, r) }
      return true
    },
    isFittedTo(part, r) {
      const { x, y, scale } = fittedTo(part, r)
      return Math.hypot(x - goal.x, y - goal.y) < 2 && Math.abs(scale / goal.scale - 1) < 0.01
    },
    isSeen: ({ centres }) => isSeen(goal, centres, size, settings.floats()),
    isInHand: () => performance.now() - lastByHand < IN_HAND_MS,
    fittedR: (part) => 100 * fittedScale(part),
    zoom(factor) {
      lastByHand = performance.now()
      lastFit = undefined
      moveTo(zoomBy(view, factor, { x: size.width / 2, y: size.height / 2 }, leastScale()), true)
    },
    reveal(place) {
      const target = revealPoint(goal, place, size, settings.floats())
      if (target.x !== goal.x || target.y !== goal.y) moveTo(target, true)
    },
    look(seen) {
      lastFit = undefined
      moveTo(seen, false)
    },
    view: () => goal,
    isFitted: () => lastFit !== undefined,
    onScreen: ({ x, y }) => ({ x: x * goal.scale + goal.x, y: y * goal.scale + goal.y }),
    scale: () => goal.scale,
    size: () => size,
    floats: settings.floats,
    sizeFan,
    close() {
      cancelAnimationFrame(frame)
      resized.disconnect()
      stopListening()
    },
  }
}
