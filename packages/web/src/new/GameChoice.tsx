import { BoardThumbnail } from '../app/thumbnail/BoardThumbnail.tsx'
import { words } from '../app/words.ts'
import type { GameCard } from '../worker/protocol/cards.ts'

interface Props {
  readonly cards: readonly GameCard[]
  readonly value: string
  choose(id: string): void
}

/** The games, each with a picture of its board and what it is about. */
export const GameChoice = ({ cards, value, choose }: Props) => {
  const { newGame } = words.value
  return (
    <fieldset class="game-choice stack gap-16">
      <legend class="unseen">{newGame.game}</legend>
      {cards.map(({ id, name, players, summary, thumbnail }) => (
        <label key={id} class="card picture-choice">
          <input type="radio" name="game" value={id} checked={id === value} onChange={() => choose(id)} />
          <span class="picture">
            <BoardThumbnail of={thumbnail} />
          </span>
          <span class="words stack gap-4">
            <strong class="text-xl">{name}</strong>
            <span class="quiet">{newGame.playersRange(players.min, players.max)}</span>
            <span>{summary}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
