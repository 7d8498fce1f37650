import type { SeatCard, TableCard } from '@roundhouse/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { joinPath, tablePath } from '../app/address.ts'
import { Disc } from '../app/Discs.tsx'
import { gameCatalogue, readCatalogue } from '../app/deviceGames.ts'
import { Header } from '../app/Header.tsx'
import { go } from '../app/router.ts'
import { language } from '../app/settings.ts'
import { useTitle } from '../app/useTitle.ts'
import { words } from '../app/words.ts'
import type { Room } from '../worker/protocol.ts'
import { account, server } from './account.ts'
import { Chat } from './Chat.tsx'
import { TroubleNote } from './Form.tsx'
import { goAfterLogin, invitationTo, keepInvitation } from './invitations.ts'
import { OnlineBand } from './OnlineBand.tsx'
import { PresenceDot, Watching } from './PresenceDot.tsx'
import { type FormAttempt, useAttempt } from './useAttempt.ts'
import './waitingRoom.css'

/** A table before its game: who is there, who is missing, and how they come. */
export const WaitingRoom = ({ room: { card } }: { room: Room }) => {
  const { online, loading } = words.value
  useEffect(() => void readCatalogue(), [language.value])
  useTitle(card.title)
  const attempted = useAttempt()
  const known = gameCatalogue.value?.find(({ id }) => id === card.game)
  return (
    <>
      <Header />
      <OnlineBand />
      <div class="page waiting-room stack gap-16">
        <header>
          <h1>{card.title}</h1>
          <p class="quiet">
            {known?.name ?? loading} · {online.room.waiting} <Watching />
          </p>
        </header>
        <section class="card">
          <h2>{online.room.chairs}</h2>
          <ol class="chairs stack">
            {card.seats.map((seat, place) => (
              <Chair
                key={place}
                card={card}
                seat={seat}
                place={place}
                bots={known?.bots ?? []}
                attempted={attempted}
              />
            ))}
          </ol>
          <TroubleNote code={attempted.trouble} wait={attempted.wait} />
          <Doors card={card} attempted={attempted} />
        </section>
        {card.invitation && <Invite card={card} invitation={card.invitation} />}
        <section class="card">
          <h2>{online.room.rules}</h2>
          <ul class="stack">
            <li>
              <b>{online.table.paces[card.pace]}</b> {online.table.paceHints[card.pace]}
            </li>
            <li>
              <b>{online.table.visibilities[card.visibility]}</b>{' '}
              {online.table.visibilityHints[card.visibility]}
            </li>
            <li>
              <b>
                {online.table.undo}: {online.table.undos[card.undo]}
              </b>{' '}
              {online.table.undoHints[card.undo]}
            </li>
          </ul>
        </section>
        <section class="card">
          <h2>{online.play.chat}</h2>
          <Chat />
        </section>
      </div>
    </>
  )
}

const isHost = ({ host }: TableCard): boolean => host !== null && host === account.value?.id

interface ChairProps {
  readonly card: TableCard
  readonly seat: SeatCard
  readonly place: number
  readonly bots: readonly string[]
  readonly attempted: FormAttempt
}

const Chair = ({ card, seat, place, bots, attempted: { attempt } }: ChairProps) => {
  const { online, newGame } = words.value
  const { kind, name, user } = seat
  const put = (bot: string | null) => void attempt(() => server.seatBot(card.id, place, bot))
  const marks = [
    place === card.mine && online.room.you,
    user !== undefined && user === card.host && online.room.host,
  ].filter((mark) => mark !== false)
  if (kind === 'open')
    return (
      <li class="free">
        <span class="disc free" aria-hidden="true">
          +
        </span>
        <span class="chair-name">{online.room.free}</span>
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
    <li>
      <Disc name={name} seat={place} />
      <span class="chair-name">
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

/** Asks the host once more before somebody has to leave for good. */
const SendAway = ({ name, send }: { name: string; send: () => void }) => {
  const { room } = words.value.online
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button
        type="button"
        class="button"
        aria-label={room.sendAway(name)}
        title={room.sendAway(name)}
        onClick={() => setAsking(true)}
      >
        ×
      </button>
    )
  return (
    <span class="send-away row wrap">
      <strong role="alert">{room.reallySendAway(name)}</strong>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {room.letStay}
      </button>
      <button type="button" class="button danger" onClick={send}>
        {room.sendAway(name)}
      </button>
    </span>
  )
}

const Doors = ({ card, attempted: { attempt, busy } }: { card: TableCard; attempted: FormAttempt }) => {
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
  if (closing)
    return (
      <div class="room-actions row wrap">
        <strong role="alert">{room.reallyClose}</strong>
        <button type="button" class="button" onClick={() => setClosing(false)}>
          {room.keep}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={async () => {
            if (await attempt(() => server.close(card.id))) go('/')
          }}
        >
          {room.close}
        </button>
      </div>
    )
  return (
    <div class="room-actions row wrap">
      {isHost(card) && (
        <label class="shuffle row">
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
      {isHost(card) && (
        <button type="button" class="button" onClick={() => setClosing(true)}>
          {room.close}
        </button>
      )}
      {card.mine !== null && (
        <button type="button" class="button" onClick={() => void attempt(() => server.leave(card.id))}>
          {room.getUp}
        </button>
      )}
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
    </div>
  )
}

const Invite = ({ card, invitation }: { card: TableCard; invitation: string }) => {
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
    <section class="card">
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
        <p class="renew row wrap">
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
