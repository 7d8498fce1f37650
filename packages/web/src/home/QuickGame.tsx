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
import type { WhyNot } from '../worker/protocol/position.ts'
import type { QuickChoice, QuickWish } from './quickChoice.ts'

interface Props {
  /** Nothing while it is not known what can be played. */
  readonly choice: QuickChoice | undefined
  choose(wanted: Partial<QuickWish>): void
  /** Whether its button is the main one. */
  readonly isMain: boolean
}

/** A new game with the least said: which, how many, against whom. */
export const QuickGame = ({ choice, choose, isMain }: Props) => {
  const { home, loading } = words.value
  return (
    <section class="card quick stack gap-12" aria-labelledby="quick-title">
      <h2 id="quick-title">{home.newGame}</h2>
      {choice ? (
        <QuickGamePanel choice={choice} choose={choose} isMain={isMain} />
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </section>
  )
}

const QuickGamePanel = ({
  choice: { card, count },
  choose,
  isMain,
}: Props & { readonly choice: QuickChoice }) => {
  const { home, newGame } = words.value
  const [people, setPeople] = useState(false)
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const start = async (event: Event) => {
    event.preventDefault()
    const plan = usualPlan(card, newGame, { count, people })
    setRefused(await startGame(newGameOf(plan, card, newLuck())))
  }
  return (
    <form class="stack gap-12" onSubmit={start}>
      <fieldset class="quick-games stack">
        <legend class="unseen">{newGame.game}</legend>
        {gameCatalogue.value?.map(({ id, name, thumbnail }) => (
          <label key={id} class="picture-choice">
            <input
              type="radio"
              name="quick-game"
              value={id}
              checked={id === card.id}
              onChange={() => choose({ game: id })}
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
          choose={(one) => choose({ count: Number(one) })}
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
      <a class="tall-link semibold" href={newPathFor(card.id, count, people ? 'people' : 'bots')}>
        {home.quickMore}
      </a>
    </form>
  )
}
