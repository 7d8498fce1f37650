import { stopMomentum } from '../../app/stopMomentum.ts'
import type { Point } from '../geometry.ts'
import { turnBetween } from './viewport.ts'

/** What hands, a mouse or a wheel do over a board; places are in its pixels. */
export interface GestureListener {
  onDrag(by: Point): void
  /** Two fingers go apart or together around a point, which moves too. */
  onPinch(factor: number, around: Point, by: Point): void
  onWheel(factor: number, around: Point): void
  onDoublePress(target: Element, at: Point): void
  /** A long press or a rest of the mouse on something. */
  onRest(target: Element, pressed: boolean): void
  /** The mouse is on something else, or has left. */
  onStir(target: Element | null): void
  /** Two fingers have turned so far that it means a step, forward or back; gives whether there was something to turn. */
  onTwist(step: number): boolean
}

const DRAG_FROM = 6
const REST_MS = 400
/** How far two fingers turn for the first step, and from step to step, in degrees. */
const TWIST_FROM = 35
const TWIST = 60

/** Listens to gestures over an svg; gives what ends the listening. */
export function listenToGestures(svg: SVGSVGElement, listener: GestureListener): () => void {
  let rest = 0
  let isDragged = false
  let isHeld = false
  let twist = 0
  let isTwisted = false
  const fingers = new Map<number, Point>()

  const inPane = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const restAgain = (event: PointerEvent) => {
    clearTimeout(rest)
    const target = event.target as Element
    rest = window.setTimeout(() => {
      // A long press looks and does not choose.
      isHeld = fingers.has(event.pointerId)
      listener.onRest(target, isHeld)
    }, REST_MS)
  }
  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, inPane(event))
    if (fingers.size === 1) isDragged = false
    else clearTimeout(rest)
    isHeld = false
    twist = 0
    isTwisted = false
    if (fingers.size === 1) restAgain(event)
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    const now = inPane(event)
    if (!before) {
      listener.onStir(event.target as Element)
      return restAgain(event)
    }
    if (isHeld) return
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (!isDragged && !other && Math.hypot(by.x, by.y) < DRAG_FROM) return
    if (!isDragged) svg.setPointerCapture(event.pointerId)
    isDragged = true
    clearTimeout(rest)
    fingers.set(event.pointerId, now)
    if (other) pinch(other, before, now)
    else listener.onDrag(by)
  }
  const pinch = (other: Point, before: Point, now: Point) => {
    twist += turnBetween(other, before, now)
    if (Math.abs(twist) > TWIST_FROM) {
      const step = Math.sign(twist)
      isTwisted = listener.onTwist(step) || isTwisted
      twist -= step * TWIST
    }
    if (isTwisted) return
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    listener.onPinch(factor, middle, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (event.pointerType !== 'mouse') clearTimeout(rest)
  }
  const click = (event: MouseEvent) => {
    if (isDragged || isHeld) event.stopPropagation()
    isDragged = false
    isHeld = false
  }
  const leave = (event: PointerEvent) => {
    clearTimeout(rest)
    if (event.pointerType === 'mouse') listener.onStir(null)
  }
  const menu = (event: MouseEvent) => {
    if (fingers.size > 0) event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY
    listener.onWheel(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), inPane(event))
  }

  const closing = new AbortController()
  const { signal } = closing
  svg.addEventListener('pointerdown', down, { signal })
  svg.addEventListener('pointermove', move, { signal })
  svg.addEventListener('touchmove', stopMomentum, { passive: false, signal })
  svg.addEventListener('pointerup', up, { signal })
  svg.addEventListener('pointercancel', up, { signal })
  svg.addEventListener('pointerleave', leave, { signal })
  svg.addEventListener('click', click, { capture: true, signal })
  svg.addEventListener(
    'dblclick',
    (event) => listener.onDoublePress(event.target as Element, inPane(event)),
    {
      signal,
    },
  )
  svg.addEventListener('contextmenu', menu, { signal })
  svg.addEventListener('wheel', wheel, { passive: false, signal })
  return () => {
    clearTimeout(rest)
    closing.abort()
  }
}
