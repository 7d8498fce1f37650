import { resultPath } from '../app/address.ts'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import { endingOf } from '../words/endedBy.ts'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { Scores } from './Scores.tsx'
import { Tools } from './Tools.tsx'
import { ValueLines } from './ValueLines.tsx'

/** A game that is over: who won, and how it went. */
export const FinishedTile = ({ game }: { game: DeviceGameCard }) => {
  const { id, name, seats, scores, values, endedBy } = game
  return (
    <li class="card tile column finished">
      <a class="open stack gap-0 bare-link" href={resultPath(id)}>
        <ValueLines values={values ?? []} />
        <span class="words">
          <strong class="text-l">{name}</strong>
          <Scores seats={seats} scores={scores} caption={endedBy && endingOf(endedBy, language.value)} />
          <span class="replay strong">{words.value.home.replay} ›</span>
        </span>
      </a>
      <Tools game={game} />
    </li>
  )
}
