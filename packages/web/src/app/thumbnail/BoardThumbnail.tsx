import { useMemo } from 'preact/hooks'
import { cellsOf, extentOf } from '../../board/boardCells.ts'
import { BoardLayers } from '../../board/boardLayers.tsx'
import { Defs } from '../../board/defs.tsx'
import { looksOf } from '../../board/tokens/tokenLook.ts'
import type { BoardThumbnailScene } from '../../worker/protocol/cards.ts'
import { BoardSketch } from './BoardSketch.tsx'
import { cropOf } from './thumbnailCrop.ts'
import { withoutWords } from './withoutWords.ts'
import '../../board/hex/hexes.css'

const NOTHING_ASKED = {}

interface Props {
  readonly of: BoardThumbnailScene | undefined
  /** All of it, from afar. */
  readonly whole?: boolean
}

/** A board as it lies, near enough to see what happens. Words beside it say the same. */
export const BoardThumbnail = ({ of: given, whole = false }: Props) => {
  const of = useMemo(() => given && (whole ? { ...given, focus: [], routes: [] } : given), [given, whole])
  const drawn = useMemo(() => of && drawingOf(of), [of])
  if (!of || !drawn) return <BoardSketch of={undefined} />
  const { box, scene, cells, looks } = drawn
  return (
    <svg
      class="hexes board-thumbnail"
      data-detail={of.focus.length === 0 ? '0' : '3'}
      viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`}
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <Defs />
      <BoardLayers scene={scene} cells={cells} looks={looks} routes={of.routes} state={NOTHING_ASKED} />
    </svg>
  )
}

/** Only the hexes in the picture are drawn. */
function drawingOf({ board: stored, companies, focus }: BoardThumbnailScene) {
  const board = withoutWords(stored)
  const all = cellsOf(board)
  const centres = all.filter(({ hex }) => focus.includes(hex)).map(({ centre }) => centre)
  const box = cropOf(centres, extentOf(all, 104))
  const cells = all.filter(
    ({ centre: { x, y } }) =>
      x > box.left - 120 && x < box.right + 120 && y > box.top - 120 && y < box.bottom + 120,
  )
  const scene = { ...board, hexes: cells.map((cell) => cell.scene) }
  return { box, scene, cells, looks: looksOf(companies) }
}
