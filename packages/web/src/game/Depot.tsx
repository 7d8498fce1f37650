import type { Scene, SupplyScene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'
import { inSight } from './inSight.ts'
import { deed } from './screen.ts'
import './depot.css'

/** Where the board is pointed at, nothing lies on it. */
const NEEDS_BOARD = ['board', 'subset']

/** What is for sale, kept in sight in a corner of the board while that is not what is decided on. */
export const Depot = ({ scene: { supplies } }: { scene: Scene }) => {
  const shown = supplies.filter((supply) => supply.inSight && supply.items.length > 0)
  if (shown.length === 0 || (deed.value && NEEDS_BOARD.includes(deed.value.control))) return null
  return (
    <div class="depot card" data-floats>
      {shown.map((supply) => (
        <Stock key={supply.id} of={supply} />
      ))}
    </div>
  )
}

const Stock = ({ of }: { of: SupplyScene }) => {
  const { now, next } = inSight(of.items)
  const isTrain = (label: string) => label.length < 5
  return (
    <section>
      <h3>{of.title}</h3>
      <ul>
        {now.map(({ id, label, hint, value }) => (
          <li key={id ?? label}>
            <span class={isTrain(label) ? 'train' : undefined}>{label}</span>
            <span class="quiet">{hint}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {next.length > 0 && (
        <ul class="depot-next" aria-label={words.value.screen.nextUp}>
          {next.map(({ id, label, hint, value }) => (
            <li key={id ?? label} title={hint}>
              <span class={isTrain(label) ? 'train' : undefined}>{label}</span> {value}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
