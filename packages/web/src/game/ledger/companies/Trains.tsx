import type { Chip } from '@roundhouse/view'
import './trains.css'

/** Trains as small frames. */
export const Trains = ({ of }: { of: readonly Chip[] }) => (
  <span class="trains">
    {of.map(({ id, label, hint, state }, index) => (
      <span key={id ?? index} class="train" data-state={state} title={hint}>
        {label}
      </span>
    ))}
  </span>
)
