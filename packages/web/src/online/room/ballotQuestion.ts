import type { Ballot, TableCard } from '@roundhouse/wire'
import { words } from '../../app/words.ts'
import { state } from '../../game/state/state.ts'
import { undoQuestion } from './undoQuestion.ts'

/** What is put to the vote, in words. */
export function ballotQuestion({ kind, subject }: Ballot, { seats }: TableCard): string {
  const { ballots } = words.value.online.play
  if (kind === 'end') return ballots.end
  if (kind === 'remove') return ballots.remove(seats[subject]?.name ?? '')
  return undoQuestion(state.log.value, state.head.value?.moves ?? subject + 1, subject, {
    ballots,
    move: words.value.game.moveNamed,
  })
}

/** What is asked of the table now, and what was declined, as lines of its log. */
export function ballotLines(ballots: readonly Ballot[], card: TableCard): readonly string[] {
  const { play } = words.value.online
  const name = (seat: number | undefined) => card.seats[seat ?? -1]?.name ?? ''
  return ballots.flatMap((ballot) => [
    play.asked(name(ballot.agreed[0]), ballotQuestion(ballot, card)),
    ...(ballot.declined === undefined ? [] : [play.declined(name(ballot.declined))]),
  ])
}
