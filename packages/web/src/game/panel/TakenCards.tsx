import type { Scene } from '@roundhouse/view'
import { Disc } from '../../app/Discs.tsx'
import { words } from '../../app/words.ts'
import './takenCards.css'

/** What everybody has taken while there is more to choose from: by name, or face down. */
export const TakenCards = ({ scene: { players, cards: onOffer = [] } }: { scene: Scene }) => {
  const { screen } = words.value
  const holders = players.filter(({ cards }) => cards.length > 0)
  if (onOffer.length === 0 || holders.length === 0) return null
  return (
    <ul class="taken-cards cluster gap-4-16" aria-label={screen.taken}>
      {holders.map(({ seat, name, cards }) => {
        const faces = cards.filter(({ hidden }) => !hidden)
        const backs = cards.length - faces.length
        return (
          <li key={seat} class="row gap-6 wrap">
            <Disc name={name} seat={seat} />
            <span class="unseen">{faces.length > 0 ? name : screen.cardsOf(name, backs)}</span>
            {faces.map(({ id, title }) => (
              <span key={id} class="chip">
                {title}
              </span>
            ))}
            {backs > 0 && (
              <span class="row gap-2" aria-hidden="true">
                {Array.from({ length: backs }, (_, index) => (
                  <span key={index} class="card-back" />
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
