import { Fragment } from 'preact'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { winnersOf } from './winnersOf.ts'

interface Props {
  readonly seats: readonly { readonly name: string }[]
  readonly scores: DeviceGameCard['scores']
  /** What is said in place of who won. */
  readonly caption?: string | undefined
}

/** Who won, and what everybody had in the end. */
export const Scores = ({ seats, scores, caption }: Props) => {
  const { home, comma } = words.value
  const winners = winnersOf(scores).map((seat) => seats[seat]!.name)
  const figures = new Intl.NumberFormat(language.value)
  const won = winners.length === 1 ? home.wins(winners[0]!) : home.shared(winners.join(home.and))
  return (
    <>
      <span>{caption ?? won}</span>
      <span class="caption">
        {scores.map(({ seat, score }, index) => (
          <Fragment key={seat}>
            {index > 0 && comma}
            <bdi>{seats[seat]!.name}</bdi>
            {score !== null && `\u00a0${figures.format(score)}`}
          </Fragment>
        ))}
      </span>
    </>
  )
}
