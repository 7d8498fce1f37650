import type { PhaseChart } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { openParts } from '../state/state.ts'
import './phases.css'

/** What changes in the course of the game, over everything else. */
export const Phases = ({ chart }: { chart: PhaseChart }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="phases card dialog"
      aria-label={chart.title}
      onClose={() => {
        openParts.phases.value = false
      }}
    >
      <div class="dialog-inside stack gap-12">
        <h2>{chart.title}</h2>
        <PhaseTable chart={chart} />
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {words.value.close}
        </button>
      </div>
    </dialog>
  )
}

export const PhaseTable = ({ chart: { title, columns, rows } }: { chart: PhaseChart }) => (
  <table class="phase-table lined full" aria-label={title}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, state }) => (
        <tr key={cells[0]} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {cells.map((cell, index) =>
            index === 0 ? (
              <th scope="row" key={columns[index]}>
                {cell}
              </th>
            ) : (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
