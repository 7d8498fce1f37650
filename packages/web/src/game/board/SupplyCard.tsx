import type { Scene, SupplyScene } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import { group } from '../state/derived.ts'
import { suppliesInSight } from './suppliesInSight.ts'
import './supplyCard.css'

/** Where the board is pointed at, nothing lies on it. */
const NEEDS_BOARD = ['board', 'subset']

/** What is for sale, kept in sight in a corner of the board while that is not what is decided on. */
export const SupplyCard = ({
  scene: { supplies },
  covered,
}: {
  scene: Scene
  /** Something else has the same corner. */
  covered: boolean
}) => {
  const shown = supplies.filter((supply) => supply.inSight && supply.items.length > 0)
  if (shown.length === 0) return null
  const isAway = covered || (group.value !== undefined && NEEDS_BOARD.includes(group.value.control))
  // hidden where it is: to take it out would have the whole board laid out again; its place is kept, so that the board need not move when it is back
  return (
    <div class="supply-card stack card floating" data-floats data-away={isAway ? '' : undefined}>
      {shown.map((supply) => (
        <Supply key={supply.id} of={supply} />
      ))}
    </div>
  )
}

const Supply = ({ of }: { of: SupplyScene }) => {
  const { now, next } = suppliesInSight(of.items)
  return (
    <section>
      <h3>{of.title}</h3>
      <ul>
        {now.map(({ id, label, hint, value }) => (
          <li key={id ?? label} class={label.length > 3 ? 'row long' : 'row'}>
            <span class="train rigid">{label}</span>
            <span class="caption grow">{hint}</span>
            <b class="rigid">{value}</b>
          </li>
        ))}
      </ul>
      {next.length > 0 && (
        <ul class="supply-next caption" aria-label={words.value.screen.nextUp}>
          {next.map(({ id, label, hint, value }) => (
            <li key={id ?? label} class="row" title={hint}>
              <span class="train rigid text-xs">{label}</span> {value}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
