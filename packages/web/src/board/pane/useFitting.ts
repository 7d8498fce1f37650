import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardHandle, BoardProps } from '../board.tsx'
import type { BoardCell } from '../boardCells.ts'
import type { BoardPart, PanZoom } from './panZoom.ts'
import { type HexSizes, LEAST_R, type Viewport } from './viewport.ts'

/** A decision is shown large enough to hit, but with enough around it to see where on the board it is; by what is readable. */
const GREATEST = { decision: 1.65, network: 1.4 }
/** In pixels. */
const GREATEST_WHOLE = 90

/** What a board that went away was fitted to last, and where it had been moved to since. */
export interface LeftView {
  readonly wanted: string
  readonly view: Viewport
}

/** Fits the board to the decision when that changes, or shows the whole board; hands out the ways to move it. */
export function useFitting(
  pane: RefObject<PanZoom | null>,
  cells: readonly BoardCell[],
  props: BoardProps,
): BoardHandle {
  const { fit = [], asked = false, network = [], whole = false, readable = LEAST_R, handle, left } = props
  /** Which of the cycle is shown; none where the decision was in sight already. */
  const turn = useRef(0)
  const part = (hexes: readonly string[]): BoardPart =>
    hexes.length > 0
      ? { centres: cells.filter(({ hex }) => hexes.includes(hex)).map(({ centre }) => centre), around: 190 }
      : { centres: cells.map(({ centre }) => centre), around: 104 }
  const stretch = (hexes: readonly string[]): HexSizes => ({
    least: hexes.length > 0 ? readable : LEAST_R,
    greatest:
      hexes === fit
        ? GREATEST.decision * readable
        : hexes === network
          ? GREATEST.network * readable
          : GREATEST_WHOLE,
  })
  const show = (hexes: readonly string[], smoothly: boolean) =>
    pane.current?.fit(part(hexes), stretch(hexes), smoothly)
  const cycle = [fit, network, []].filter((hexes, index) => hexes.length > 0 || index === 2)
  const showTurn = (number: number, smoothly: boolean) => {
    turn.current = number
    show(cycle[number]!, smoothly)
  }
  const ways: BoardHandle = {
    zoom: (factor) => pane.current?.zoom(factor),
    whole: () => showTurn(cycle.length - 1, true),
    fitNext: () => showTurn(pane.current?.isFitted() ? (turn.current + 1) % cycle.length : 0, true),
    goTo(hex) {
      const door = document.querySelector<SVGElement>(`.board [data-hex="${CSS.escape(hex)}"]`)
      door?.focus()
    },
    placeOf(hex) {
      const cell = cells.find((one) => one.hex === hex)
      return (
        (cell && pane.current && { ...pane.current.onScreen(cell.centre), r: pane.current.scale() * 100 }) ??
        undefined
      )
    },
  }
  const fitted = useRef<{ readonly wanted: string; readonly whole: boolean } | null>(null)
  const wanted = `${fit.join(' ')} ${asked} ${readable} ${whole}`
  const fitOnce = () => {
    const before = fitted.current
    fitted.current = { wanted, whole }
    if (before?.wanted === wanted) return
    if (!before && left?.current?.wanted === wanted) return pane.current?.look(left.current.view)
    const choosing = asked && fit.length > 0 && !whole
    const isReadable = whole || (pane.current?.fittedR(part([])) ?? 0) >= readable
    // what floats over the whole board after the end is not what floated over it before
    const staysWhole = before?.whole && pane.current?.isFitted()
    // nobody is led away from where he looks but by what he is asked
    if (before && !choosing && !whole && !staysWhole)
      if (isReadable ? !pane.current?.isFitted() : fit.length === 0) return
    if (before && choosing && pane.current?.keeps(part(fit), stretch(fit))) {
      turn.current = -1
      return
    }
    showTurn(isReadable && !choosing ? cycle.length - 1 : 0, before !== null)
  }
  // Before the first picture of all; later what is asked is seen first, and then the board moves.
  useLayoutEffect(fitOnce, [])
  useEffect(fitOnce, [wanted])
  useEffect(() => {
    if (handle) handle.current = ways
  })
  useEffect(
    () => () => {
      if (handle) handle.current = null
    },
    [],
  )
  useEffect(
    () => () => {
      const { current } = pane
      if (left && current)
        left.current = current.isFitted() ? null : { wanted: fitted.current!.wanted, view: current.view() }
    },
    [left],
  )
  return ways
}
