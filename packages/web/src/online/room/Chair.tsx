import type { SeatCard, TableCard } from '@roundhouse/wire'
import { Disc } from '../../app/Discs.tsx'
import { words } from '../../app/words.ts'
import { isHost, server } from '../account/account.ts'
import type { FormAttempt } from '../useAttempt.ts'
import { AskAgain } from './AskAgain.tsx'
import { PresenceDot } from './PresenceDot.tsx'

interface ChairProps {
  readonly card: TableCard
  readonly seat: SeatCard
  readonly place: number
  readonly bots: readonly string[]
  readonly attempted: FormAttempt
}

/** A seat of a table before its game: who sits there, or who could. */
export const Chair = ({ card, seat, place, bots, attempted: { attempt } }: ChairProps) => {
  const { online, newGame } = words.value
  const { kind, name, user } = seat
  const put = (bot: string | null) => void attempt(() => server.seatBot(card.id, place, bot))
  const marks = [
    place === card.mine && online.room.you,
    user !== undefined && user === card.host && online.room.host,
  ].filter((mark) => mark !== false)
  if (kind === 'open')
    return (
      <li class="row wrap gap-8-12 free">
        <span class="disc free" aria-hidden="true">
          +
        </span>
        <span class="chair-name strong anywhere">{online.room.free}</span>
        {isHost(card) && bots.length > 0 && (
          <select
            class="field"
            aria-label={`${online.room.fill}: ${online.table.seat(place + 1)}`}
            value=""
            onChange={({ currentTarget }) => put(currentTarget.value)}
          >
            <option value="" disabled>
              {online.room.fill}
            </option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {online.room.fillWith(newGame.bots[bot] ?? bot)}
              </option>
            ))}
          </select>
        )}
      </li>
    )
  return (
    <li class="row wrap gap-8-12">
      <Disc name={name} seat={null} />
      <span class="chair-name strong anywhere">
        {name} <PresenceDot seat={place} />{' '}
        {marks.length > 0 && <span class="quiet">{marks.join(' · ')}</span>}
      </span>
      {kind === 'bot' && isHost(card) && (
        <button type="button" class="button" aria-label={online.room.empty(name)} onClick={() => put(null)}>
          ×
        </button>
      )}
      {kind === 'person' && isHost(card) && user !== undefined && user !== card.host && (
        <SendAway name={name} send={() => void attempt(() => server.unseat(card.id, user))} />
      )}
    </li>
  )
}

/** The host asks somebody to leave for good. */
const SendAway = ({ name, send }: { name: string; send: () => void }) => {
  const { room } = words.value.online
  return (
    <AskAgain
      question={room.reallySendAway(name)}
      label={room.sendAway(name)}
      act={send}
      opener={(ask) => (
        <button
          type="button"
          class="button"
          aria-label={room.sendAway(name)}
          title={room.sendAway(name)}
          onClick={ask}
        >
          ×
        </button>
      )}
    />
  )
}
