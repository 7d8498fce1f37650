import { useState } from 'preact/hooks'
import { newPathFor } from '../app/address.ts'
import { gameCatalogue } from '../app/deviceGames.ts'
import { Segments } from '../app/Segments.tsx'
import { BoardSketch } from '../app/thumbnail/BoardSketch.tsx'
import { words } from '../app/words.ts'
import { RefusalCard } from '../game/panel/RefusalCard.tsx'
import { newGameOf, usualPlan } from '../new/newGamePlan.ts'
import { playerCounts } from '../new/playerCounts.ts'
import { newLuck, startGame } from '../new/startGame.ts'
import { Unofficial } from '../new/Unofficial.tsx'
import type { GameCard } from '../worker/protocol/cards.ts'
import type { WhyNot } from '../worker/protocol/position.ts'

/** A new game with the least said: which, how many, against whom. Its button is the main one unless another is. */
export const QuickGame = ({ isMain }: { isMain: boolean }) => {
  const { home, loading } = words.value
  const cards = gameCatalogue.value
  return (
    <section class="card quick stack gap-12" aria-labelledby="quick-title">
      <h2 id="quick-title">{home.newGame}</h2>
      {cards?.[0] ? (
        <QuickGamePanel cards={cards} first={cards[0]} isMain={isMain} />
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </section>
  )
}

interface Props {
  readonly cards: readonly GameCard[]
  readonly first: GameCard
  readonly isMain: boolean
}

const QuickGamePanel = ({ cards, first, isMain }: Props) => {
  const { home, newGame } = words.value
  const [game, setGame] = useState(first.id)
  const [wanted, setWanted] = useState(4)
  const [people, setPeople] = useState(false)
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const card = cards.find(({ id }) => id === game) ?? first
  const count = Math.min(Math.max(wanted, card.players.min), card.players.max)
  const start = async (event: Event) => {
    event.preventDefault()
    const plan = usualPlan(card, newGame, { count, people })
    setRefused(await startGame(newGameOf(plan, card, newLuck())))
  }
  return (
    <form class="stack gap-12" onSubmit={start}>
      <fieldset class="quick-games stack">
        <legend class="unseen">{newGame.game}</legend>
        {cards.map(({ id, name, thumbnail }) => (
          <label key={id} class="picture-choice">
            <input
              type="radio"
              name="quick-game"
              value={id}
              checked={id === card.id}
              onChange={() => setGame(id)}
            />
            <BoardSketch of={thumbnail?.board} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div class="quick-row stack soft">
        <span aria-hidden="true">{newGame.players}</span>
        <Segments
          name="quick-players"
          label={newGame.players}
          value={`${count}`}
          of={playerCounts(card)}
          choose={(one) => setWanted(Number(one))}
        />
      </div>
      <Unofficial card={card} count={count} />
      <div class="quick-row stack soft">
        <span aria-hidden="true">{home.opponents}</span>
        <Segments
          name="quick-seats"
          label={home.opponents}
          value={people ? 'people' : 'bots'}
          of={(['bots', 'people'] as const).map((value) => ({ value, label: home.quickSeats[value] }))}
          choose={(one) => setPeople(one === 'people')}
        />
      </div>
      {refused && <RefusalCard why={refused} game={card.id} />}
      <button type="submit" class={isMain ? 'button main' : 'button'}>
        {newGame.start}
      </button>
      <a class="tall-link semibold" href={newPathFor(card.id, { count, people })}>
        {home.quickMore}
      </a>
    </form>
  )
}
