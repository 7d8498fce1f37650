import type { TableCard } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { tablePath } from '../../app/address.ts'
import { Guard } from '../../app/Guard.tsx'
import { go } from '../../app/router.ts'
import { words } from '../../app/words.ts'
import { deliberately } from '../../game/state/misclickGuard.ts'
import { account, isHost, server } from '../account/account.ts'
import { goAfterLogin, invitationTo } from '../lobby/invitations.ts'
import type { FormAttempt } from '../useAttempt.ts'

/** Takes a seat or leaves it; the host starts the game, or closes the table. */
export const StartActions = ({
  card,
  attempted: { attempt, busy },
}: {
  card: TableCard
  attempted: FormAttempt
}) => {
  const { room } = words.value.online
  const [shuffle, setShuffle] = useState(true)
  const [closing, setClosing] = useState(false)
  const isFull = card.seats.every(({ kind }) => kind !== 'open')
  const isDeserted = card.seats.every(({ kind }) => kind !== 'person')
  const canStart = isFull && !isDeserted && !busy
  const invitation = invitationTo(card.id)
  const maySit = card.visibility === 'open' || invitation !== undefined || isHost(card)
  const sitDown = () => {
    if (account.value) return void attempt(() => server.join(card.id, isHost(card) ? undefined : invitation))
    goAfterLogin(tablePath(card.id))
    go('/login')
  }
  const close = async () => {
    if (await attempt(() => server.close(card.id))) go('/')
  }
  if (closing)
    return (
      <div class="room-actions holder row wrap to-end gap-8-12">
        <Guard />
        <strong role="alert">{room.reallyClose}</strong>
        <button type="button" class="button" onClick={() => setClosing(false)}>
          {room.keep}
        </button>
        <button type="button" class="button danger" onClick={deliberately(() => void close())}>
          {room.close}
        </button>
      </div>
    )
  return (
    <div class="room-actions holder row wrap to-end gap-8-12">
      <Guard of={card.mine !== null} />
      {isHost(card) && (
        <label class="shuffle row own-line tall">
          <input
            type="checkbox"
            checked={shuffle}
            onChange={({ currentTarget }) => setShuffle(currentTarget.checked)}
          />
          {room.shuffle}
        </label>
      )}
      <p class="quiet" role="status">
        {!isFull ? room.notFull : isDeserted ? room.deserted : isHost(card) ? '' : room.waitHost}
      </p>
      {card.mine === null && maySit && !isFull && (
        <button type="button" class={isHost(card) ? 'button' : 'button main'} onClick={sitDown}>
          {room.takeSeat}
        </button>
      )}
      {isHost(card) && (
        <button
          type="button"
          class="button main"
          aria-disabled={!canStart}
          onClick={() => {
            if (canStart) void attempt(() => server.start(card.id, shuffle))
          }}
        >
          {room.start}
        </button>
      )}
      {(isHost(card) || card.mine !== null) && (
        <div class="room-leaving row wrap own-line gap-8-12">
          {isHost(card) && (
            <button type="button" class="button plain" onClick={() => setClosing(true)}>
              {room.close}
            </button>
          )}
          {card.mine !== null && (
            <button
              type="button"
              class="button plain"
              onClick={deliberately(() => void attempt(() => server.leave(card.id)))}
            >
              {room.getUp}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
