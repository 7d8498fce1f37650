import type { Preview } from '@roundhouse/view'
import { FactRow } from '../../app/FactRow.tsx'
import { words } from '../../app/words.ts'

/** What something costs, part by part. */
export const CostBreakdown = ({
  of: { lines, total, totalLabel },
}: {
  of: NonNullable<Preview['costBreakdown']>
}) => (
  <dl class="fact-lines ruled">
    {lines.map(({ label, value }) => (
      <FactRow key={label} label={label}>
        {value}
      </FactRow>
    ))}
    {lines.length > 1 && (
      <div class="bold">
        <dt>{totalLabel ?? words.value.map.total}</dt>
        <dd>{total}</dd>
      </div>
    )}
  </dl>
)
