import type { Ballot, TableCard } from '@roundhouse/wire'
import { words } from '../../app/words.ts'
import { state } from '../../game/state/state.ts'
import { server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { room } from './room.ts'
import { undoQuestion } from './undoQuestion.ts'
import './ballots.css'

/** What somebody asks of the table, with the buttons for those who have to say something. */
export const Ballots = () => {
  const now = room.value
  if (!now || now.ballots.length === 0) return null
  return (
    <div class="ballots stack">
      {now.ballots.map((ballot) => (
        <OneBallot key={`${ballot.kind} ${ballot.subject}`} ballot={ballot} card={now.card} />
      ))}
    </div>
  )
}

const OneBallot = ({ ballot, card }: { ballot: Ballot; card: TableCard }) => {
  const { play } = words.value.online
  const { home } = words.value
  const { attempt, busy, trouble, wait } = useAttempt()
  const { kind, subject, agreed, open, declined } = ballot
  const names = (seats: readonly number[]) => seats.map((seat) => card.seats[seat]?.name ?? '').join(home.and)
  const vote = (agree: boolean) => void attempt(() => server.vote(card.id, kind, subject, agree))
  const question =
    kind === 'undo'
      ? undoQuestion(state.log.value, state.head.value?.moves ?? subject + 1, subject, {
          ballots: play.ballots,
          move: words.value.game.moveNamed,
        })
      : kind === 'end'
        ? play.ballots.end
        : play.ballots.remove(names([subject]))
  // a no is for those who wanted it
  if (declined !== undefined)
    return hasAgreed(ballot, card) ? (
      <section class="ballot stack gap-6 card" role="alert">
        <p>
          <strong>{question}</strong>
        </p>
        <p>{play.declined(names([declined]))}</p>
      </section>
    ) : null
  const isAsked = card.mine !== null && open.includes(card.mine)
  const mayWithdraw = hasAgreed(ballot, card)
  return (
    <section class="ballot stack gap-6 card" role="alert">
      <p>
        <strong>{question}</strong>
      </p>
      <p class="quiet">
        {agreed.length > 0 && play.agreed(names(agreed))}
        {open.length > 0 && ` · ${play.missing(names(open))}`}
      </p>
      <TroubleNote code={trouble} wait={wait} />
      {(isAsked || mayWithdraw) && (
        <p class="ballot-actions cluster">
          <button type="button" class="button" disabled={busy} onClick={() => vote(false)}>
            {mayWithdraw ? play.withdraw : play.decline}
          </button>
          {isAsked && (
            <button type="button" class="button" disabled={busy} onClick={() => vote(true)}>
              {play.agree}
            </button>
          )}
        </p>
      )}
    </section>
  )
}

/** Whether whoever looks has agreed to it, or asked for it. */
const hasAgreed = ({ agreed }: Ballot, { mine }: TableCard): boolean => mine !== null && agreed.includes(mine)
