import type { Ballot, TableCard } from '@roundhouse/wire'
import { Guard } from '../../app/Guard.tsx'
import { words } from '../../app/words.ts'
import { deliberately } from '../../game/state/misclickGuard.ts'
import { server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { ballotQuestion } from './ballotQuestion.ts'
import { room } from './room.ts'
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
  const question = ballotQuestion(ballot, card)
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
    <section class="ballot holder stack gap-6 card" role="alert">
      <Guard of={`${isAsked} ${mayWithdraw}`} />
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
          <button type="button" class="button" disabled={busy} onClick={deliberately(() => vote(false))}>
            {mayWithdraw ? play.withdraw : play.decline}
          </button>
          {isAsked && (
            <button type="button" class="button" disabled={busy} onClick={deliberately(() => vote(true))}>
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
