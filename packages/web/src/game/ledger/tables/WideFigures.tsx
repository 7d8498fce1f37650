import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import { FigureTable } from './FigureTable.tsx'
import type { Figures } from './figures.ts'

/** The figures with all the room there is, over everything else, until a round is looked at. */
export const WideFigures = ({ figures, close }: { figures: Figures; close(): void }) => {
  const { game, close: closing } = words.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="wide-figures card dialog" aria-label={game.figures} onClose={close}>
      <div class="dialog-inside stack gap-12">
        <h2>{game.figures}</h2>
        <FigureTable
          figures={figures}
          onMove={(move) => {
            dialog.current?.close()
            lookAtMove(move)
          }}
        />
        <button type="button" class="button at-start" onClick={() => dialog.current?.close()}>
          {closing}
        </button>
      </div>
    </dialog>
  )
}
