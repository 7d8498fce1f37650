import { formatAmount } from '@roundhouse/kernel'
import type { CardScene } from '@roundhouse/view'
import { Disc } from '../../app/Discs.tsx'
import { FactRow } from '../../app/FactRow.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { PresenceDot } from '../../online/room/PresenceDot.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { ChartsTab } from '../frame/lazyPanes.tsx'
import { PlayingCard } from '../panel/PlayingCard.tsx'
import './facts.css'
import './players.css'

/** A card for each player, with the cards before them. */
export const Players = ({ position }: { position: Position }) => {
  const { game } = words.value
  const { scene, standings, asked, over } = position
  return (
    <>
      <ul class="player-cards stack">
        {scene.players.map(({ seat, name, cash, facts, cards, out, first }) => (
          <li
            key={seat}
            class="player-card stack gap-6"
            data-now={asked.some((one) => one.seat === seat) ? '' : undefined}
          >
            <header class="row wrap gap-10">
              <Disc name={name} seat={seat} />
              <h3 class="anywhere">{name}</h3>
              <PresenceDot seat={seat} />
              {first && !over && <span class="chip">{game.first}</span>}
              {out && <span class="chip">{game.outOfGame}</span>}
              <strong class="at-end text-xl">{formatAmount(cash, scene.currency.players)}</strong>
            </header>
            <dl class="facts cluster gap-4-16">
              {facts.map(({ label, value, alarming }) => (
                <FactRow key={label} label={label} alarming={alarming}>
                  {value}
                </FactRow>
              ))}
              <FactRow label={game.ranks}>{standings.find((one) => one.seat === seat)?.rank}</FactRow>
            </dl>
            <Hand of={cards} />
          </li>
        ))}
        <OnOffer position={position} />
      </ul>
      {isNarrow.value && (
        <details class="more">
          <summary class="tall semibold">{game.tabNames.charts}</summary>
          <ChartsTab position={position} />
        </details>
      )}
    </>
  )
}

/** The cards before each player who has some, where a ledger tells the rest of them. */
export const Hands = ({ position }: { position: Position }) => {
  const holders = position.scene.players.filter(({ cards }) => cards.length > 0)
  return holders.length === 0 && !isOfferSeen(position) ? null : (
    <ul class="player-cards stack">
      {holders.map(({ seat, name, cards }) => (
        <li key={seat} class="player-card stack gap-6">
          <header class="row gap-10">
            <Disc name={name} seat={seat} />
            <h3>{name}</h3>
          </header>
          <Hand of={cards} />
        </li>
      ))}
      <OnOffer position={position} />
    </ul>
  )
}

/** Whoever chooses of the cards on the table has them in the panel, and everybody those of an auction. */
const isOfferSeen = ({ scene: { cards = [] }, turn }: Position): boolean =>
  !turn && cards.some(({ lot }) => !lot)

const OnOffer = ({ position }: { position: Position }) =>
  isOfferSeen(position) ? (
    <li class="player-card stack gap-6">
      <h3>{words.value.screen.onOffer}</h3>
      <Hand of={position.scene.cards ?? []} />
    </li>
  ) : null

const Hand = ({ of: cards }: { of: readonly CardScene[] }) =>
  cards.length === 0 ? null : (
    <div class="hand stack small">
      {cards.map((card) => (
        <PlayingCard key={card.id} card={card} />
      ))}
    </div>
  )
