import type { Preview } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import './costBreakdown.css'

/** What something costs, part by part. */
export const CostBreakdown = ({ of: { lines, total } }: { of: NonNullable<Preview['costBreakdown']> }) => (
  <dl class="fact-lines ruled">
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {lines.length > 1 && (
      <div class="cost-total">
        <dt>{words.value.map.total}</dt>
        <dd>{total}</dd>
      </div>
    )}
  </dl>
)
