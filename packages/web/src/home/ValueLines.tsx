import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { SIZE, valueLines } from './valueLines.ts'

/** Each player has a dash of his own. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '4 3', '1 2']

/** How the values of the players went, as small lines; words beside them say who won. */
export const ValueLines = ({ values }: { values: NonNullable<DeviceGameCard['values']> }) => (
  <svg class="value-lines full" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
    <path class="ground" d={`M0 ${SIZE.height - 1}H${SIZE.width}`} />
    {valueLines(values).map((points, seat) => (
      <polyline
        key={`${seat}`}
        points={points}
        style={{ '--player': `var(--player-${(seat % 6) + 1})` }}
        stroke-dasharray={DASHES[seat % DASHES.length]}
      />
    ))}
  </svg>
)
