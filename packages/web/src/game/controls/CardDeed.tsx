import type { Scene } from '@roundhouse/view'
import { Backs } from '../Backs.tsx'
import { Card } from '../Card.tsx'
import type { Deed } from '../deeds.ts'
import { isPicked, pick } from '../inHand.ts'
import { ListDeed } from './ListDeed.tsx'

/** Something that is done with a card. */
export const CardDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => {
  const cards = new Map(
    scene.players.flatMap((player) => player.cards.map((card) => [card.id, { card, player }] as const)),
  )
  const shown = deed.offers.flatMap((offer) => {
    const found = offer.target.on === 'card' ? cards.get(offer.target.card) : undefined
    return found ? [{ offer, ...found }] : []
  })
  const alone = shown.length < deed.offers.length
  if (alone) return <ListDeed offers={deed.offers} />
  return (
    <>
      <Backs scene={scene} />
      <div class="hand">
        {shown.map(({ offer, card, player }) => (
          <Card
            key={JSON.stringify(offer.action)}
            card={card}
            owner={
              deed.headings.length === 1 && shown.every((one) => one.player === player) ? '' : player.name
            }
            picked={isPicked(offer)}
            pick={() => void pick(offer)}
          />
        ))}
      </div>
    </>
  )
}
