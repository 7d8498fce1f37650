import type { TableCard } from '@roundhouse/wire'
import { resultPath } from '../app/address.ts'
import { gameCatalogue } from '../app/deviceGames.ts'
import { language } from '../app/settings/settings.ts'
import { BoardThumbnail } from '../app/thumbnail/BoardThumbnail.tsx'
import { words } from '../app/words.ts'
import { useTableBoard } from '../online/lobby/tableBoards.ts'
import { endingOf } from '../words/endedBy.ts'
import { enderOf } from '../worker/protocol/gameEnder.ts'
import { Scores } from './Scores.tsx'

/** A table of the server whose game is over. */
export const FinishedTable = ({ card }: { card: TableCard }) => {
  const { id, game, title, seats, scores } = card
  const { home } = words.value
  const known = gameCatalogue.value?.find((one) => one.id === game)
  const [picture, board] = useTableBoard(card)
  const ender = enderOf(card)
  return (
    <li class="card tile column finished">
      <a class="open stack gap-0 bare-link" href={resultPath(id)}>
        <span class="picture" ref={picture}>
          <BoardThumbnail of={board === null ? known?.thumbnail : board} whole />
        </span>
        <span class="words">
          <strong class="text-l">{known?.name ?? game}</strong>
          <span>{title}</span>
          <Scores seats={seats} scores={scores} caption={ender && endingOf(ender, language.value)} />
          <span class="replay strong">{home.replay} ›</span>
        </span>
      </a>
    </li>
  )
}
