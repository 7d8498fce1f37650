import type { TableCard } from '@roundhouse/wire'
import { resultPath } from '../app/address.ts'
import { gameCatalogue } from '../app/deviceGames.ts'
import { words } from '../app/words.ts'
import { Scores } from './Scores.tsx'

/** A table of the server whose game is over. */
export const FinishedTable = ({ card: { id, game, title, state, seats, scores } }: { card: TableCard }) => {
  const { home, online } = words.value
  const known = gameCatalogue.value?.find((one) => one.id === game)
  return (
    <li class="card tile column finished table">
      <a class="open stack gap-0 bare-link" href={resultPath(id)}>
        <span class="words">
          <strong class="text-l">{known?.name ?? game}</strong>
          <span>{title}</span>
          <Scores
            seats={seats}
            scores={scores}
            caption={state === 'ended' ? online.lobby.ended : undefined}
          />
          <span class="replay strong">{home.replay} ›</span>
        </span>
      </a>
    </li>
  )
}
