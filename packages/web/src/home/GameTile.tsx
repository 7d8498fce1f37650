import { tablePath } from '../app/address.ts'
import { Discs } from '../app/Discs.tsx'
import { Icon } from '../app/Icon.tsx'
import { language } from '../app/settings/settings.ts'
import { BoardThumbnail } from '../app/thumbnail/BoardThumbnail.tsx'
import { waitsForPerson } from '../app/waitingGames.ts'
import { words } from '../app/words.ts'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { Tools } from './Tools.tsx'

/** A game that goes on: its board, what is asked, and what can be done with it. */
export const GameTile = ({ game }: { game: DeviceGameCard }) => {
  const { home } = words.value
  const { id, name, seats, turn, statusLines, thumbnail, oldRules } = game
  const { round, prompt } = statusLines[language.value]
  return (
    <li class={waitsForPerson(game) ? 'card framed tile column waits' : 'card tile column'}>
      <a class="open stack bare-link" href={tablePath(id)}>
        <span class="picture">
          <BoardThumbnail of={thumbnail} />
          {prompt && !oldRules && (
            <span class={waitsForPerson(game) ? 'tag row gap-6' : 'tag row gap-6 quiet'}>
              {waitsForPerson(game) && <Icon name="bell" />}
              <span class="short clamped">{prompt}</span>
            </span>
          )}
        </span>
        <span class="words">
          <strong class="text-xl">{name}</strong>
          <span class="soft">{round}</span>
        </span>
        <span class="people row wrap between soft">
          <Discs seats={seats} />
          {turn.length > 0 && !oldRules && (
            <span>{home.turnOf(turn.map((seat) => seats[seat]!.name).join(home.and))}</span>
          )}
        </span>
      </a>
      <Tools game={game} />
    </li>
  )
}
