import type { TableCard } from '@roundhouse/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { joinPath } from '../../app/address.ts'
import { words } from '../../app/words.ts'
import { isHost, server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { keepInvitation } from '../lobby/invitations.ts'
import { useAttempt } from '../useAttempt.ts'

/** The link by which others come to a table; the host may have it renewed. */
export const Invite = ({ card, invitation }: { card: TableCard; invitation: string }) => {
  const { room } = words.value.online
  const [done, setDone] = useState('')
  const { attempt, busy, trouble, wait } = useAttempt()
  const link = new URL(joinPath(invitation), location.href).href
  const before = useRef(invitation)
  useEffect(() => {
    keepInvitation(card.id, invitation)
    if (invitation !== before.current) setDone(room.renewed)
    before.current = invitation
  }, [invitation])
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setDone(room.copied),
      () => setDone(''),
    )
  const renew = () => {
    if (!busy) void attempt(() => server.renewInvitation(card.id))
  }
  return (
    <section class="card stack gap-12">
      <h2>{room.invite}</h2>
      <p class="quiet">{room.inviteHint}</p>
      <div class="invite-link cluster">
        <input
          class="field"
          aria-label={room.invite}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {room.copy}
        </button>
      </div>
      <p role="status">{done}</p>
      {isHost(card) && (
        <p class="renew row wrap gap-8-12">
          <button type="button" class="button" aria-disabled={busy} onClick={renew}>
            {room.renew}
          </button>
          <small class="quiet">{room.renewHint}</small>
        </p>
      )}
      <TroubleNote code={trouble} wait={wait} />
    </section>
  )
}
