import type { CardScene, PlayerScene, Scene } from '@roundhouse/view'
import { isSelected } from '../../state/derived.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { select } from '../../state/selection/select.ts'
import { HiddenCards } from '../HiddenCards.tsx'
import { PlayingCard } from '../PlayingCard.tsx'
import { ListControl } from './ListControl.tsx'

/** Something that is done with a card. */
export const CardControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const cards = new Map<string, { card: CardScene; player?: PlayerScene }>([
    ...(scene.cards ?? []).map((card) => [card.id, { card }] as const),
    ...scene.players.flatMap((player) => player.cards.map((card) => [card.id, { card, player }] as const)),
  ])
  const shown = group.offers.flatMap((offer) => {
    const found = offer.target.on === 'card' ? cards.get(offer.target.card) : undefined
    return found ? [{ offer, ...found }] : []
  })
  const alone = shown.length < group.offers.length
  if (alone) return <ListControl offers={group.offers} />
  return (
    <>
      <HiddenCards scene={scene} />
      <div class="hand stack">
        {shown.map(({ offer, card, player }) => (
          <PlayingCard
            key={actionKey(offer)}
            card={card}
            owner={
              group.headings.length === 1 && shown.every((one) => one.player === player)
                ? ''
                : (player?.name ?? '')
            }
            selected={isSelected(offer)}
            select={() => void select(offer)}
          />
        ))}
      </div>
    </>
  )
}
