import type { Scene } from '@roundhouse/view'
import { Disc } from '../../app/Discs.tsx'
import { words } from '../../app/words.ts'
import './hiddenCards.css'

/** The cards that lie face down before the others. */
export const HiddenCards = ({ scene: { players } }: { scene: Scene }) => {
  const { screen } = words.value
  const holders = players
    .map(({ seat, name, cards }) => ({ seat, name, count: cards.filter(({ hidden }) => hidden).length }))
    .filter(({ count }) => count > 0)
  if (holders.length === 0) return null
  return (
    <ul class="hidden-cards cluster gap-4-16" aria-label={screen.others}>
      {holders.map(({ seat, name, count }) => (
        <li key={seat} class="row gap-6">
          <Disc name={name} seat={seat} />
          <span class="unseen">{screen.cardsOf(name, count)}</span>
          <span class="row gap-2" aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <span key={index} class="card-back" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
