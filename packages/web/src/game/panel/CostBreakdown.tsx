import type { Preview } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import './costBreakdown.css'

/** What something costs, part by part. */
export const CostBreakdown = ({ of: { lines, total } }: { of: NonNullable<Preview['costBreakdown']> }) => (
  <dl class="bill">
    {lines.map(({ label, value }) => (
      <div key={label} class="bill-line">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {lines.length > 1 && (
      <div class="bill-line bill-total">
        <dt>{words.value.map.total}</dt>
        <dd>{total}</dd>
      </div>
    )}
  </dl>
)
