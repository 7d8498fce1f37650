import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { movesButtons } from '../../app/media.ts'
import type { BoardProps } from '../board.tsx'
import { type BoardCell, extentOf } from '../boardCells.ts'
import { boxInCorner, CORNERS } from './buttonCorner.ts'
import { createPanZoom, type PanZoom } from './panZoom.ts'
import type { Box } from './viewport.ts'

/** The latest props are read when something happens, so it is begun only once. */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  sheet: RefObject<SVGGElement | null>,
  cells: readonly BoardCell[],
  props: BoardProps,
): RefObject<PanZoom | null> {
  const panZoom = useRef<PanZoom>(null)
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
    panZoom.current = createPanZoom(svg.current!.parentElement!, svg.current!, sheet.current!, {
      ground: () => ({
        extent: extentOf(now.current.cells),
        hexes: now.current.cells.map(({ centre }) => centre),
        places: now.current.cells.filter(({ scene }) => scene.stops.length > 0).map(({ centre }) => centre),
      }),
      floats: () => floatsOver(svg.current!),
      floatsByCorner: () => {
        const buttons = buttonsBeside(svg.current!)
        if (!buttons || !movesButtons.value) return [{ floats: floatsOver(svg.current!) }]
        const pane = svg.current!.parentElement!
        const others = floatsOver(svg.current!, buttons)
        const size = { width: buttons.offsetWidth, height: buttons.offsetHeight }
        const area = { width: pane.clientWidth, height: pane.clientHeight }
        return CORNERS.map((corner) => ({ corner, floats: [...others, boxInCorner(corner, size, area)] }))
      },
      moveButtons: (corner) => {
        const buttons = buttonsBeside(svg.current!)
        if (buttons) buttons.dataset.corner = corner
      },
      anchor: () => {
        const { cells, props } = now.current
        return cells.find(({ hex }) => hex === (props.pointed ?? props.state?.chosen))?.centre
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
        const { legal = [], chosen } = now.current.props.state ?? {}
        return (
          !target.closest('[data-tile]') && (hex === undefined || (hex !== chosen && !legal.includes(hex)))
        )
      },
    })
    return () => panZoom.current?.close()
  }, [])
  return panZoom
}

const buttonsBeside = (svg: SVGSVGElement): HTMLElement | null =>
  svg.parentElement!.querySelector<HTMLElement>('.board-buttons')

/** What lies over the board, in its pixels; without one of them, if it is given. */
function floatsOver(svg: SVGSVGElement, without?: Element): readonly Box[] {
  const area = svg.getBoundingClientRect()
  const around = svg.closest('.board-area') ?? svg.parentElement?.parentElement
  const floats = around?.querySelectorAll('[data-floats]') ?? []
  return [...floats].flatMap((float) => {
    const { left, top, right, bottom, width } = float.getBoundingClientRect()
    if (width === 0 || float === without) return []
    return [
      {
        left: left - area.left,
        top: top - area.top,
        right: right - area.left,
        bottom: bottom - area.top,
      },
    ]
  })
}
