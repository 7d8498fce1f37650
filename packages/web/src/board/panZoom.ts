import type { Point } from './geometry.ts'
import { noMotion } from './motion.ts'
import {
  type Box,
  detailOf,
  fanSize,
  filled,
  halfway,
  isSeenWell,
  type PaneSize,
  panned,
  revealing,
  roomiest,
  type Stretch,
  settling,
  turnBetween,
  type Viewport,
  zoomed,
} from './viewport.ts'

/** What is seen through a pane, and the ways to move it. */
export interface PanZoom {
  /** Shows a part of the board; smoothly unless the reader wants no motion. */
  fit(part: BoardPart, r: Stretch, smoothly: boolean): void
  /** Whether that part is seen well enough as it is; then it is what the pane keeps in view. */
  keeps(part: BoardPart, r: Stretch): boolean
  /** The circumradius of a hex, if that part were fitted. */
  fittedR(part: BoardPart): number
  zoom(factor: number): void
  /** Shows what was seen through another pane. */
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
  size(): PaneSize
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

interface PaneSettings {
  /** The extent of the board. */
  board(): Box
  /** What floats over the pane, in its pixels. */
  floats(): readonly Box[]
  /** What stays in view when the pane is another size. */
  kept(): Point | undefined
  /** A long press or a rest of the mouse on something. */
  onRest(target: Element, pressed: boolean): void
  /** The mouse is on something else, or has left; the board is moved. */
  onStir(target: Element | null): void
  /** Two fingers have turned so far that it means a step, forward or back; gives whether there was something to turn. */
  onTwist(step: number): boolean
  /** A double tap that should zoom in rather than choose. */
  mayZoom(target: Element): boolean
}

const ANY_R: Stretch = { least: 0, greatest: Number.POSITIVE_INFINITY }
const FIT_MS = 320
const FRAME_MS = 16
const DRAG_FROM = 6
const REST_MS = 400
/** How far two fingers turn for the first step, and from step to step, in degrees. */
const TWIST_FROM = 35
const TWIST = 60

/** Lets a board be dragged, pinched and zoomed inside an svg. The sheet is the group that moves. */
export function panZoom(svg: SVGSVGElement, sheet: SVGGElement, settings: PaneSettings): PanZoom {
  let view: Viewport = { x: 0, y: 0, scale: 0.4 }
  /** Where it is moving to. */
  let goal = view
  let lastFit: (() => Viewport) | undefined
  let frame = 0
  let rest = 0
  let dragged = false
  let held = false
  let twist = 0
  let twisted = false
  const fingers = new Map<number, Point>()

  // Kept: to ask for it after a change would have the page laid out at once.
  let pane: PaneSize = { width: svg.clientWidth, height: svg.clientHeight }
  // Only the fan has it: whatever all hexes inherited would have them all styled again with every step of a zoom.
  const sizeFan = () =>
    sheet.querySelector<SVGElement>('.fan')?.style.setProperty('--fan', String(fanSize(view.scale)))
  const show = (next: Viewport) => {
    view = next
    sheet.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`)
    const detail = String(detailOf(view))
    if (svg.dataset.detail !== detail) svg.dataset.detail = detail
    sizeFan()
  }
  const byHand = (next: Viewport) => {
    cancelAnimationFrame(frame)
    settings.onStir(null)
    lastFit = undefined
    goal = panned(next, { x: 0, y: 0 }, settings.board(), pane)
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
      show(part === 1 ? target : halfway(from, target, settling(part), pane))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    // not in the next frame: it is seen to move in the first picture after a press
    step(performance.now())
  }
  const fittedTo = ({ centres, around }: BoardPart, r: Stretch): Viewport => {
    const floats = settings.floats()
    const best = roomiest(centres, around, pane, floats, r)
    return filled(best, settings.board(), centres, around, pane, floats)
  }
  const inPane = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const restAgain = (event: PointerEvent) => {
    clearTimeout(rest)
    const target = event.target as Element
    rest = window.setTimeout(() => {
      // A long press looks and does not choose.
      held = fingers.has(event.pointerId)
      settings.onRest(target, held)
    }, REST_MS)
  }

  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, inPane(event))
    if (fingers.size === 1) dragged = false
    else clearTimeout(rest)
    held = false
    twist = 0
    twisted = false
    if (fingers.size === 1) restAgain(event)
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    const now = inPane(event)
    if (!before) {
      settings.onStir(event.target as Element)
      return restAgain(event)
    }
    if (held) return
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    const moved = Math.hypot(now.x - before.x, now.y - before.y)
    if (!dragged && others.length === 0 && moved < DRAG_FROM) return
    if (!dragged) svg.setPointerCapture(event.pointerId)
    dragged = true
    clearTimeout(rest)
    fingers.set(event.pointerId, now)
    const [other] = others
    if (!other) return byHand({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
    twist += turnBetween(other, before, now)
    if (Math.abs(twist) > TWIST_FROM) {
      const step = Math.sign(twist)
      twisted = settings.onTwist(step) || twisted
      twist -= step * TWIST
    }
    if (twisted) return
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const wider = zoomed(view, factor, middle)
    byHand({ ...wider, x: wider.x + (now.x - before.x) / 2, y: wider.y + (now.y - before.y) / 2 })
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (event.pointerType !== 'mouse') clearTimeout(rest)
  }
  const click = (event: MouseEvent) => {
    if (dragged || held) event.stopPropagation()
    dragged = false
    held = false
  }
  const leave = (event: PointerEvent) => {
    clearTimeout(rest)
    if (event.pointerType === 'mouse') settings.onStir(null)
  }
  const menu = (event: MouseEvent) => {
    if (fingers.size > 0) event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY
    byHand(zoomed(view, Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), inPane(event)))
  }
  const twice = (event: MouseEvent) => {
    if (settings.mayZoom(event.target as Element)) moveTo(zoomed(view, 1.8, inPane(event)), true)
  }
  const resized = new ResizeObserver(() => {
    pane = { width: svg.clientWidth, height: svg.clientHeight }
    if (pane.width === 0) return
    if (lastFit) moveTo(lastFit(), false)
    const place = settings.kept()
    if (place) moveTo(revealing(goal, place, pane, settings.floats()), false)
  })

  const closing = new AbortController()
  const { signal } = closing
  svg.addEventListener('pointerdown', down, { signal })
  svg.addEventListener('pointermove', move, { signal })
  svg.addEventListener('pointerup', up, { signal })
  svg.addEventListener('pointercancel', up, { signal })
  svg.addEventListener('pointerleave', leave, { signal })
  svg.addEventListener('click', click, { capture: true, signal })
  svg.addEventListener('dblclick', twice, { signal })
  svg.addEventListener('contextmenu', menu, { signal })
  svg.addEventListener('wheel', wheel, { passive: false, signal })
  resized.observe(svg)

  return {
    fit(part, r, smoothly) {
      const target = () => fittedTo(part, r)
      moveTo(target(), smoothly)
      lastFit = target
    },
    keeps(part, r) {
      const target = () => fittedTo(part, r)
      if (!isSeenWell(goal, target(), part.centres, pane, settings.floats())) return false
      lastFit = target
      return true
    },
    fittedR: ({ centres, around }) => 100 * roomiest(centres, around, pane, settings.floats(), ANY_R).scale,
    zoom(factor) {
      lastFit = undefined
      moveTo(zoomed(view, factor, { x: pane.width / 2, y: pane.height / 2 }), true)
    },
    reveal(place) {
      const target = revealing(goal, place, pane, settings.floats())
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
    size: () => pane,
    floats: settings.floats,
    sizeFan,
    close() {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      resized.disconnect()
      closing.abort()
    },
  }
}
