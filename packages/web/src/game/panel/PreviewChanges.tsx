import type { Preview } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import { CostBreakdown } from './CostBreakdown.tsx'
import { PreviewWarning } from './PreviewWarning.tsx'
import './previewChanges.css'

/** What an action would change. */
export const PreviewChanges = ({ of: preview }: { of: Preview }) => {
  const { costBreakdown, changes, gains, notes } = preview
  return (
    <div class="preview-changes stack gap-6">
      {costBreakdown && costBreakdown.lines.length > 0 && <CostBreakdown of={costBreakdown} />}
      {/* figures first: what explains them may not fit on a phone */}
      {!gains && <ChangeList of={changes} />}
      {notes.length > 0 && (
        <ul class="soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {gains && <FoldedChanges of={changes} />}
      <PreviewWarning of={preview} />
    </div>
  )
}

/** The most important of it is on the card that was selected. */
const FoldedChanges = ({ of }: { of: Preview['changes'] }) => (
  <details class="all-changes">
    <summary class="caption">{words.value.run.more}</summary>
    <ChangeList of={of} />
  </details>
)

export const ChangeList = ({ of }: { of: Preview['changes'] }) => {
  const { game } = words.value
  if (of.length === 0) return null
  return (
    <dl class="changes fact-lines ruled">
      {of.map(({ label, before, after }) => (
        <div key={label}>
          <dt class="soft">{label}</dt>
          <dd class="nowrap">
            <span class="unseen">{game.before} </span>
            {before} <span aria-hidden="true">→</span> <span class="unseen">{game.after} </span>
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
