import { resultPath } from '../app/address.ts'
import { language } from '../app/settings.ts'
import { words } from '../app/words.ts'
import type { ShelfCard } from '../worker/protocol.ts'
import { Tools } from './Tools.tsx'
import { ValueLines } from './ValueLines.tsx'
import { winnersOf } from './winners.ts'

/** A game that is over: who won, and how it went. */
export const FinishedTile = ({ game }: { game: ShelfCard }) => {
  const { home, comma } = words.value
  const { id, name, seats, scores, values } = game
  const winners = winnersOf(scores).map((seat) => seats[seat]!.name)
  const figures = new Intl.NumberFormat(language.value)
  return (
    <li class="card tile finished">
      <a class="open" href={resultPath(id)}>
        <ValueLines values={values ?? []} />
        <span class="words">
          <strong>{name}</strong>
          <span>{winners.length === 1 ? home.wins(winners[0]!) : home.shared(winners.join(home.and))}</span>
          <span class="quiet">
            {scores
              .map(({ seat, score }) =>
                [seats[seat]!.name, score === null ? '' : figures.format(score)].join('\u00a0').trim(),
              )
              .join(comma)}
          </span>
          <span class="replay">{home.replay} ›</span>
        </span>
      </a>
      <Tools game={game} />
    </li>
  )
}
