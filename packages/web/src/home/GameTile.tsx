import { tablePath } from '../app/address.ts'
import { BoardThumbnail } from '../app/BoardThumbnail.tsx'
import { Discs } from '../app/Discs.tsx'
import { Icon } from '../app/Icon.tsx'
import { language } from '../app/settings.ts'
import { waitsForPerson } from '../app/waitingGames.ts'
import { words } from '../app/words.ts'
import type { ShelfCard } from '../worker/protocol.ts'
import { Tools } from './Tools.tsx'

/** A game that goes on: its board, what is asked, and what can be done with it. */
export const GameTile = ({ game }: { game: ShelfCard }) => {
  const { home } = words.value
  const { id, name, seats, turn, glance, glimpse } = game
  const { round, prompt } = glance[language.value]
  return (
    <li class={waitsForPerson(game) ? 'card framed tile waits' : 'card tile'}>
      <a class="open" href={tablePath(id)}>
        <span class="board">
          <BoardThumbnail of={glimpse} />
          {prompt && (
            <span class={waitsForPerson(game) ? 'tag' : 'tag quiet'}>
              {waitsForPerson(game) && <Icon name="bell" />}
              <span class="asked short two-lines">{prompt}</span>
            </span>
          )}
        </span>
        <span class="words">
          <strong>{name}</strong>
          <span class="round">{round}</span>
        </span>
        <span class="people">
          <Discs seats={seats} />
          {turn.length > 0 && (
            <span>{home.turnOf(turn.map((seat) => seats[seat]!.name).join(home.and))}</span>
          )}
        </span>
      </a>
      <Tools game={game} />
    </li>
  )
}
