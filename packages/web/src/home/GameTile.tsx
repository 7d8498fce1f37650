import { useState } from 'preact/hooks'
import { resultPath, tablePath } from '../app/address.ts'
import { ago } from '../app/ago.ts'
import { Discs } from '../app/Discs.tsx'
import { Picture } from '../app/Picture.tsx'
import { language } from '../app/settings.ts'
import { exportGame, removeGame } from '../app/shelf.ts'
import { words } from '../app/words.ts'
import { PERSON, type ShelfCard } from '../worker/protocol.ts'
import { winnersOf } from './winners.ts'

/** A game of this device: where it stands, and what can be done with it. */
export const GameTile = ({ game }: { game: ShelfCard }) => {
  const { home } = words.value
  const { id, name, seats, moves, time, turn, glance, picture } = game
  const { round, prompt } = glance[language.value]
  const over = turn.length === 0
  const waits = turn.some((seat) => seats[seat]!.kind === PERSON)
  return (
    <li class="card tile">
      <a class="open" href={over ? resultPath(id) : tablePath(id)}>
        <span class="board">
          <Picture of={picture} />
          <span class={waits ? 'tag' : 'tag quiet'}>{over ? outcome(game) : prompt}</span>
        </span>
        <span class="words">
          <strong>{name}</strong>
          <span>{round}</span>
        </span>
        <span class="people">
          <Discs seats={seats} />
          {!over && <span>{home.turnOf(turn.map((seat) => seats[seat]!.name).join(home.and))}</span>}
        </span>
        <span class="quiet">
          {home.moves(moves)} · {ago(time, Date.now(), language.value)}
        </span>
      </a>
      <Tools game={game} />
    </li>
  )
}

function outcome(game: ShelfCard): string {
  const { home } = words.value
  const winners = winnersOf(game.scores).map((seat) => game.seats[seat]!.name)
  return winners.length === 1 ? home.wins(winners[0]!) : home.shared(winners.join(home.and))
}

/** Deleting asks once more, in the same place. */
const Tools = ({ game: { id, name } }: { game: ShelfCard }) => {
  const { home } = words.value
  const [sure, ask] = useState(false)
  return (
    <div class="tools">
      {sure ? (
        <>
          <span role="alert">{home.reallyDelete}</span>
          <button type="button" class="button" onClick={() => ask(false)}>
            {home.keep}
          </button>
          <button type="button" class="button danger" onClick={() => void removeGame(id)}>
            {home.delete}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            class="button plain"
            aria-label={`${home.export}: ${name}`}
            onClick={() => void exportGame(id)}
          >
            {home.export}
          </button>
          <button
            type="button"
            class="button plain"
            aria-label={`${home.delete}: ${name}`}
            onClick={() => ask(true)}
          >
            {home.delete}
          </button>
        </>
      )}
    </div>
  )
}
