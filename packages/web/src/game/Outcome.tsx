import type { Choice } from '@roundhouse/kernel'
import { words } from '../app/words.ts'

/** What an action would change. */
export const Outcome = ({ of: { changes, notes, warning } }: { of: Choice }) => (
  <div class="outcome">
    {notes.length > 0 && (
      <ul class="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    <Changes of={changes} />
    {warning && <p class="warning">{warning}</p>}
  </div>
)

export const Changes = ({ of }: { of: Choice['changes'] }) => {
  const { game } = words.value
  if (of.length === 0) return null
  return (
    <dl class="changes">
      {of.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span class="unseen">{game.before} </span>
            {before} <span aria-hidden="true">→</span> <span class="unseen">{game.after} </span>
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
