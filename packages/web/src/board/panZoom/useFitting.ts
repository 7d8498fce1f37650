import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardHandle, BoardProps } from '../board.tsx'
import type { BoardCell } from '../boardCells.ts'
import type { HexSizes } from './fitView.ts'
import { BOARD_RIM, type BoardPart, type PanZoom } from './panZoom.ts'
import { clamp, LEAST_R, type Viewport } from './viewport.ts'

/** A decision is shown large enough to hit, but with enough around it to see where on the board it is; by what is readable. */
const GREATEST = { decision: 1.65, network: 1.4 }
/** In pixels. */
const GREATEST_WHOLE = 90

/** From which circumradius on a board on which nothing is chosen is shown whole, where it stays as it is for decisions; and down to which a decision is, so that all of it is seen. */
const OVERVIEW = 15

/** From which circumradius on anything can be told of a board: in a lower pane it is not among what a button shows in turn. */
const LEGIBLE = 7

/** What a board that went away was fitted to last, and where it had been moved to since. */
export interface LeftView {
  readonly wanted: string
  readonly view: Viewport
}

/** Fits the board to the decision when that changes, or shows the whole board; hands out the handle to move it. */
export function useFitting(
  panZoom: RefObject<PanZoom | null>,
  cells: readonly BoardCell[],
  props: BoardProps,
): BoardHandle {
  const { fit = [], asked = false, network = [], follow = [], whole = false } = props
  const { readable = LEAST_R, enough, handle, left } = props
  /** Which of the cycle is shown; none where the decision was in sight already. */
  const turn = useRef(0)
  const showsWhole = useRef(false)
  const part = (hexes: readonly string[], around = 190): BoardPart => {
    if (hexes.length === 0) return { centres: cells.map(({ centre }) => centre), around: BOARD_RIM }
    const own = cells.filter(({ hex }) => hexes.includes(hex))
    // with what bears their names and values
    const shown = new Set(own.flatMap(({ hex, speaker = hex }) => [hex, speaker]))
    return { centres: cells.filter(({ hex }) => shown.has(hex)).map(({ centre }) => centre), around }
  }
  /** Readable, or so much smaller that all of them are seen. */
  const leastOf = (hexes: readonly string[]): number =>
    clamp(panZoom.current?.fittedR(part(hexes, BOARD_RIM)) ?? readable, OVERVIEW, readable)
  const stretch = (hexes: readonly string[]): HexSizes => ({
    least: hexes.length > 0 ? leastOf(hexes) : 0,
    greatest:
      hexes === fit
        ? GREATEST.decision * readable
        : hexes === network
          ? GREATEST.network * readable
          : GREATEST_WHOLE,
  })
  const show = (hexes: readonly string[], smoothly: boolean) =>
    panZoom.current?.fit(part(hexes), stretch(hexes), smoothly)
  const cycle = [fit, network, []].filter((hexes, index) => hexes.length > 0 || index === 2)
  const showTurn = (number: number, smoothly: boolean) => {
    turn.current = number
    showsWhole.current = cycle[number]!.length === 0
    show(cycle[number]!, smoothly)
  }
  const ownHandle: BoardHandle = {
    zoom: (factor) => panZoom.current?.zoom(factor),
    whole: () => showTurn(cycle.length - 1, true),
    fitNext() {
      const first = panZoom.current?.isFitted() ? turn.current + 1 : 0
      const turns = cycle
        .map((_, step) => (first + step) % cycle.length)
        .filter((one) => cycle[one]!.length > 0 || (panZoom.current?.fittedR(part([])) ?? 0) >= LEGIBLE)
      // one that looks like what is seen would seem to do nothing
      const differs = turns.find(
        (one) => !panZoom.current?.isFittedTo(part(cycle[one]!), stretch(cycle[one]!)),
      )
      showTurn(differs ?? turns[0] ?? cycle.length - 1, true)
    },
    goTo(hex) {
      const hitArea = document.querySelector<SVGElement>(`.board [data-hex="${CSS.escape(hex)}"]`)
      hitArea?.focus()
    },
    placeOf(hex) {
      const cell = cells.find((one) => one.hex === hex)
      return (
        (cell &&
          panZoom.current && {
            ...panZoom.current.onScreen(cell.centre),
            r: panZoom.current.scale() * 100,
          }) ??
        undefined
      )
    },
  }
  /** Where the whole board is large enough it moves for nothing that is seen, and is whole again afterwards. */
  const staysAsItIs = (isShown: boolean, choosing: boolean, enough: number): boolean => {
    const { current } = panZoom
    if (!current) return false
    const isChosenSeen = () => current.isSeen(part(fit)) && 100 * current.scale() >= enough
    if (isShown && (choosing ? isChosenSeen() : showsWhole.current && current.isFitted())) return true
    if (!choosing || isShown || current.fittedR(part([])) < enough) return false
    showTurn(cycle.length - 1, false)
    return isChosenSeen()
  }
  const fitted = useRef<{ readonly wanted: string; readonly whole: boolean } | null>(null)
  const wanted = `${fit.join(' ')} ${asked} ${readable} ${whole}`
  const fitOnce = () => {
    const before = fitted.current
    fitted.current = { wanted, whole }
    if (before?.wanted === wanted) return
    if (!before && left?.current?.wanted === wanted) return panZoom.current?.look(left.current.view)
    const choosing = asked && fit.length > 0 && !whole
    const isReadable =
      whole || (panZoom.current?.fittedR(part([])) ?? 0) >= (enough === undefined ? readable : OVERVIEW)
    // what floats over the whole board after the end is not what floated over it before
    const staysWhole = before?.whole && panZoom.current?.isFitted()
    // nobody is led away from where he looks but by what he is asked
    if (before && !choosing && !whole && !staysWhole)
      if (isReadable ? !panZoom.current?.isFitted() : fit.length === 0) return
    if (enough !== undefined && !whole && staysAsItIs(before !== null, choosing, enough)) return
    const mayStay = choosing || (fit.length > 0 && !isReadable)
    if (before && mayStay && panZoom.current?.keeps(part(fit), stretch(fit))) {
      turn.current = -1
      showsWhole.current = false
      return
    }
    showTurn(isReadable && !choosing ? cycle.length - 1 : 0, before !== null)
  }
  /** Shows what has happened elsewhere, no larger than what is seen, to somebody who is not choosing nor has just moved the board. */
  const followOnce = () => {
    const { current } = panZoom
    if (!current || follow.length === 0 || whole || (asked && fit.length > 0)) return
    if (current.isInHand() || current.isSeen(part(follow))) return
    if (current.fittedR(part([])) >= readable) return showTurn(cycle.length - 1, true)
    const r = 100 * current.scale()
    current.fit(part(follow), { least: Math.min(readable, r), greatest: r }, true)
  }
  // Before the first picture of all; later what is asked is seen first, and then the board moves.
  useLayoutEffect(fitOnce, [])
  useEffect(fitOnce, [wanted])
  useEffect(followOnce, [follow.join()])
  useEffect(() => {
    if (handle) handle.current = ownHandle
  })
  useEffect(
    () => () => {
      if (handle) handle.current = null
    },
    [],
  )
  useEffect(
    () => () => {
      const { current } = panZoom
      if (left && current)
        left.current = current.isFitted() ? null : { wanted: fitted.current!.wanted, view: current.view() }
    },
    [left],
  )
  return ownHandle
}
