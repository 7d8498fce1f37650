import type { CardScene, PlayerScene, Scene } from '@roundhouse/view'
import { isSelected } from '../../state/derived.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { select } from '../../state/selection/select.ts'
import { PlayingCard } from '../PlayingCard.tsx'
import { TakenCards } from '../TakenCards.tsx'
import { CardRow } from './CardRow.tsx'
import { ListControl } from './ListControl.tsx'

/** Something that is done with a card: one of a hand or on the table, or one that lies before a player. */
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
  const held = shown.filter(({ player }) => player)
  const onTable = shown.filter(({ player }) => !player)
  return (
    <>
      {held.length > 0 && (
        <div class="stack gap-6">
          {held.map(({ offer, card, player }) => (
            <CardRow key={actionKey(offer)} card={card} scene={scene} owner={player} offer={offer} />
          ))}
        </div>
      )}
      {held.length === 0 && <TakenCards scene={scene} />}
      {onTable.length > 0 && (
        <div class="hand stack">
          {onTable.map(({ offer, card }) => (
            <PlayingCard
              key={actionKey(offer)}
              card={card}
              selected={isSelected(offer)}
              select={() => void select(offer)}
            />
          ))}
        </div>
      )}
    </>
  )
}
