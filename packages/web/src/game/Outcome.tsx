import type { Preview } from '@roundhouse/view'
import { words } from '../app/words.ts'
import { Bill } from './Bill.tsx'
import { Warning } from './Warning.tsx'
import './outcome.css'

/** What an action would change. */
export const Outcome = ({ of: choice }: { of: Preview }) => {
  const { costBreakdown, changes, gains, notes } = choice
  return (
    <div class="outcome">
      {costBreakdown && costBreakdown.lines.length > 0 && <Bill of={costBreakdown} />}
      {notes.length > 0 && (
        <ul class="choice-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {gains ? <Folded of={changes} /> : <Changes of={changes} />}
      <Warning of={choice} />
    </div>
  )
}

/** The most important of it is on the card that was picked. */
const Folded = ({ of }: { of: Preview['changes'] }) => (
  <details class="all-changes">
    <summary>{words.value.run.more}</summary>
    <Changes of={of} />
  </details>
)

export const Changes = ({ of }: { of: Preview['changes'] }) => {
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
