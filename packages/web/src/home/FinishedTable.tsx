import type { TableCard } from '@roundhouse/wire'
import { resultPath } from '../app/address.ts'
import { language } from '../app/settings.ts'
import { catalogue } from '../app/shelf.ts'
import { words } from '../app/words.ts'
import { winnersOf } from './winners.ts'

/** A table of the server whose game is over. */
export const FinishedTable = ({ card: { id, game, title, state, seats, scores } }: { card: TableCard }) => {
  const { home, comma, online } = words.value
  const known = catalogue.value?.find((one) => one.id === game)
  const winners = winnersOf(scores).map((seat) => seats[seat]!.name)
  const figures = new Intl.NumberFormat(language.value)
  const won = winners.length === 1 ? home.wins(winners[0]!) : home.shared(winners.join(home.and))
  return (
    <li class="card tile finished table">
      <a class="open" href={resultPath(id)}>
        <span class="words">
          <strong>{known?.name ?? game}</strong>
          <span>{title}</span>
          <span>{state === 'ended' ? online.lobby.ended : won}</span>
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
    </li>
  )
}
