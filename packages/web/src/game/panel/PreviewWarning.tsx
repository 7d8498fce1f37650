import type { Preview } from '@roundhouse/view'
import './previewWarning.css'

/** Why to think twice, and what else would happen. */
export const PreviewWarning = ({ of: { warning, effects = [] } }: { of: Preview }) =>
  warning === undefined ? null : (
    <div class="warning lamp">
      <p>{warning}</p>
      {effects.length > 0 && (
        <dl class="effects stack gap-2">
          {effects.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd class="strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
