import type { BoardScene, Scene } from '@roundhouse/view'
import { companiesIn } from '@roundhouse/view'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hatchesEras, showsTileNumbers } from '../app/settings/settings.ts'
import { cellsOf, extentOf } from '../board/boardCells.ts'
import { BoardLayers } from '../board/boardLayers.tsx'
import { Defs } from '../board/defs.tsx'
import { nameDistanceOf } from '../board/nameDistances.ts'
import { detailOf } from '../board/panZoom/viewport.ts'
import { looksOf } from '../board/tokens/tokenLook.ts'
import '../board/hex/hexes.css'

/** Names below the last row are written large from afar. */
const AROUND = 140

const NOTHING_ASKED = {}
const NO_ROUTES = [] as const

/** The whole board as it lies at the end, to be looked at and not pressed. What is beside it says the same in words. */
export const FinalBoard = ({ scene, board }: { scene: Scene; board: BoardScene }) => {
  const svg = useRef<SVGSVGElement>(null)
  const [scale, setScale] = useState(0)
  const cells = useMemo(() => cellsOf(board), [board])
  const looks = useMemo(() => looksOf(companiesIn(scene)), [scene])
  const { left, top, right, bottom } = extentOf(cells, AROUND)
  const [width, height] = [right - left, bottom - top]
  useLayoutEffect(() => {
    const drawing = svg.current!
    const read = () => {
      const { clientWidth, clientHeight } = drawing
      setScale(Math.min(clientWidth / width, clientHeight / height))
    }
    const resized = new ResizeObserver(read)
    resized.observe(drawing)
    read()
    return () => resized.disconnect()
  }, [width, height])
  return (
    <svg
      ref={svg}
      class="hexes final-board"
      viewBox={`${left} ${top} ${width} ${height}`}
      data-detail={detailOf({ scale })}
      data-names={nameDistanceOf(scale * 100)}
      data-reservations="off"
      data-numbers={showsTileNumbers.value ? 'on' : undefined}
      data-patterns={hatchesEras.value ? 'on' : undefined}
      aria-hidden="true"
    >
      <Defs />
      <BoardLayers scene={board} cells={cells} looks={looks} routes={NO_ROUTES} state={NOTHING_ASKED} />
    </svg>
  )
}
