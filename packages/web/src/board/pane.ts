import type { Point } from './geometry.ts'
import { noMotion } from './motion.ts'
import {
  type Box,
  detailOf,
  fitted,
  halfway,
  panned,
  type Size,
  settling,
  type View,
  zoomed,
} from './view.ts'

/** What is seen through a pane, and the ways to move it. */
export interface Pane {
  /** Shows a box; smoothly unless the reader wants no motion. */
  fit(box: Box, r: { readonly least: number; readonly greatest: number }, smoothly: boolean): void
  zoom(factor: number): void
  /** Whether it still shows what was fitted, not moved by hand since. */
  isFitted(): boolean
  /** Moves a place of the board into view if it is not. */
  reveal(place: Point): void
  onScreen(place: Point): Point
  scale(): number
  close(): void
}

export interface PaneSettings {
  /** The extent of the board. */
  board(): Box
  /** How much of each side of the pane other things cover. */
  covered(): Box
  /** A long press or a rest of the mouse on something: where it is. */
  onRest(target: Element): void
  onLeave(): void
  /** A double tap that should zoom in rather than choose. */
  mayZoom(target: Element): boolean
}

const FIT_MS = 320
const DRAG_FROM = 6
const REST_MS = 450

/** Lets a board be dragged, pinched and zoomed inside an svg. The sheet is the group that moves. */
export function openPane(svg: SVGSVGElement, sheet: SVGGElement, settings: PaneSettings): Pane {
  let view: View = { x: 0, y: 0, scale: 0.4 }
  let lastFit: (() => View) | undefined
  let frame = 0
  let rest = 0
  let dragged = false
  const fingers = new Map<number, Point>()

  const size = (): Size => ({ width: svg.clientWidth, height: svg.clientHeight })
  const show = (next: View) => {
    view = next
    sheet.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`)
    svg.dataset.detail = String(detailOf(view))
  }
  const byHand = (next: View) => {
    cancelAnimationFrame(frame)
    lastFit = undefined
    show(panned(next, { x: 0, y: 0 }, settings.board(), size()))
  }
  const moveTo = (target: View, smoothly: boolean) => {
    cancelAnimationFrame(frame)
    if (!smoothly || noMotion()) return show(target)
    const from = view
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / FIT_MS)
      show(part === 1 ? target : halfway(from, target, settling(part), size()))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  const inPane = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const restAgain = (event: PointerEvent) => {
    clearTimeout(rest)
    const target = event.target as Element
    rest = window.setTimeout(() => settings.onRest(target), REST_MS)
  }

  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, inPane(event))
    if (fingers.size === 1) dragged = false
    restAgain(event)
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    const now = inPane(event)
    if (!before) return restAgain(event)
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    const moved = Math.hypot(now.x - before.x, now.y - before.y)
    if (!dragged && others.length === 0 && moved < DRAG_FROM) return
    if (!dragged) svg.setPointerCapture(event.pointerId)
    dragged = true
    clearTimeout(rest)
    fingers.set(event.pointerId, now)
    const [other] = others
    if (!other) return byHand({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
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
    if (dragged) event.stopPropagation()
    dragged = false
  }
  const leave = () => {
    clearTimeout(rest)
    settings.onLeave()
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
    if (lastFit && svg.clientWidth > 0) show(lastFit())
  })

  svg.addEventListener('pointerdown', down)
  svg.addEventListener('pointermove', move)
  svg.addEventListener('pointerup', up)
  svg.addEventListener('pointercancel', up)
  svg.addEventListener('pointerleave', leave)
  svg.addEventListener('click', click, { capture: true })
  svg.addEventListener('dblclick', twice)
  svg.addEventListener('wheel', wheel, { passive: false })
  resized.observe(svg)

  return {
    fit(box, r, smoothly) {
      const target = () => fitted(box, size(), settings.covered(), r)
      moveTo(target(), smoothly)
      lastFit = target
    },
    zoom(factor) {
      lastFit = undefined
      moveTo(zoomed(view, factor, { x: svg.clientWidth / 2, y: svg.clientHeight / 2 }), true)
    },
    reveal(place) {
      const at = this.onScreen(place)
      const { width, height } = size()
      const covered = settings.covered()
      const margin = 60 * view.scale + 20
      const x =
        Math.max(0, covered.left + margin - at.x) - Math.max(0, at.x - (width - covered.right - margin))
      const y =
        Math.max(0, covered.top + margin - at.y) - Math.max(0, at.y - (height - covered.bottom - margin))
      if (x !== 0 || y !== 0) moveTo({ ...view, x: view.x + x, y: view.y + y }, true)
    },
    isFitted: () => lastFit !== undefined,
    onScreen: ({ x, y }) => ({ x: x * view.scale + view.x, y: y * view.scale + view.y }),
    scale: () => view.scale,
    close() {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      resized.disconnect()
      svg.removeEventListener('pointerdown', down)
      svg.removeEventListener('pointermove', move)
      svg.removeEventListener('pointerup', up)
      svg.removeEventListener('pointercancel', up)
      svg.removeEventListener('pointerleave', leave)
      svg.removeEventListener('click', click, { capture: true })
      svg.removeEventListener('dblclick', twice)
      svg.removeEventListener('wheel', wheel)
    },
  }
}
