import type { BarredPerson, Message, MessageRequest, TableCard } from '@roundhouse/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lazyComponent } from '../../app/lazyComponent.tsx'
import { language } from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { account, isHost, server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { invitationTo } from '../lobby/invitations.ts'
import { useAttempt } from '../useAttempt.ts'
import { BarPerson, BarredPeople, mayBar } from './BarPerson.tsx'
import { Attendance } from './PresenceDot.tsx'
import { isChatShown, room } from './room.ts'
import { saidAt } from './saidAt.ts'
import './chat.css'

/** Only moderators need it. */
const RemoveMessage = lazyComponent(async () => (await import('../../site/RemoveMessage.tsx')).RemoveMessage)

/** How many messages come at once. */
const PAGE = 50

/** What is said at the table, beside the game. */
export const Chat = () => {
  const { play } = words.value.online
  const [older, setOlder] = useState<readonly Message[]>([])
  const { attempt, trouble, wait } = useAttempt()
  const [barred, setBarred] = useState<readonly BarredPerson[]>([])
  const end = useRef<HTMLDivElement>(null)
  const now = room.value
  const { deleted = [], messages: newer = [] } = now ?? {}
  const messages = [...older.map((one) => deleted.find(({ place }) => place === one.place) ?? one), ...newer]
  useEffect(() => {
    isChatShown.value = true
    return () => {
      isChatShown.value = false
    }
  }, [])
  const hosted = now && isHost(now.card) ? now.card.id : undefined
  useEffect(() => {
    if (hosted !== undefined) void attempt(async () => setBarred(await server.barred(hosted)))
  }, [hosted])
  const count = now?.messages.length ?? 0
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (!now) return null
  const { id } = now.card
  const first = messages[0]?.place ?? 0
  const readOlder = () =>
    attempt(async () => setOlder([...(await server.chat(id, invitationTo(id), first)), ...older]))
  const remove = (place: number) => attempt(async () => forget(await server.deleteMessage(id, place)))
  const forget = (gone: Message) =>
    setOlder((all) => all.map((one) => (one.place === gone.place ? gone : one)))
  const bar = (user: string) => attempt(async () => setBarred(await server.bar(id, user)))
  const admit = (user: string) => attempt(async () => setBarred(await server.admit(id, user)))
  const barring = ({ user }: Message) =>
    user !== null && mayBar(now.card, user) && !barred.some((one) => one.user === user)
      ? () => void bar(user)
      : undefined
  const removing = ({ user, place, deleted }: Message) =>
    !deleted && account.value && (user === account.value.id || isHost(now.card))
      ? () => void remove(place)
      : undefined
  return (
    <div class="chat stack">
      {now.card.state !== 'waiting' && <Attendance />}
      {first > 0 && messages.length >= PAGE && (
        <button type="button" class="button" onClick={() => void readOlder()}>
          {play.earlier}
        </button>
      )}
      {messages.length === 0 && <p class="quiet">{play.chatEmpty}</p>}
      <div role="log" aria-label={play.chat}>
        <ol class="stack anywhere">
          {messages.map((message) => (
            <ChatMessage
              key={message.place}
              message={message}
              remove={removing(message)}
              bar={barring(message)}
              moderated={account.value?.moderator ? { table: id, forget } : undefined}
            />
          ))}
        </ol>
      </div>
      <div ref={end} />
      <TroubleNote code={trouble} wait={wait} />
      {barred.length > 0 && <BarredPeople people={barred} admit={admit} />}
      {mayTalk(now.card) ? (
        <ChatInput id={id} />
      ) : (
        <p class="quiet">{account.value ? play.onlyTable : play.mayTalk}</p>
      )}
    </div>
  )
}

/** Those at the table talk, and at an open one whoever looks on with an account. */
const mayTalk = ({ mine, host, visibility }: TableCard): boolean => {
  const me = account.value
  if (!me) return false
  return mine !== null || host === me.id || (visibility === 'open' && !me.guest)
}

interface MessageProps {
  readonly message: Message
  /** Deletes it; absent where one may not. */
  readonly remove: (() => void) | undefined
  /** Bars whoever said it from the table, likewise. */
  readonly bar: (() => void) | undefined
  /** For a moderator: at which table it was said, and what is done when it is gone. */
  readonly moderated: { readonly table: string; forget(gone: Message): void } | undefined
}

const ChatMessage = ({ message, remove, bar, moderated }: MessageProps) => {
  const [isAsking, setAsking] = useState(false)
  const { name, place, text, said, user, deleted, deletedBy } = message
  const { play } = words.value.online
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li data-mine={user !== null && user === account.value?.id ? '' : undefined}>
      <strong>
        <bdi>{name || words.value.online.play.gone}</bdi>
      </strong>{' '}
      <time class="quiet text-xs" dateTime={new Date(said).toISOString()} title={time.format(said)}>
        {saidAt(said, Date.now(), language.value)}
      </time>
      {remove && (
        <button type="button" class="chat-delete quiet text-xs" onClick={remove}>
          {play.deleteMessage}
        </button>
      )}
      {!remove && moderated && !deleted && (
        <button
          type="button"
          class="chat-delete quiet text-xs"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {play.deleteMessage}
        </button>
      )}
      {bar && <BarPerson name={name} bar={bar} />}
      {deleted ? (
        <p class="quiet">{deletedBy ? play.deletedBy[deletedBy] : play.deleted}</p>
      ) : (
        <p dir="auto">{text}</p>
      )}
      {moderated && isAsking && !deleted && (
        <RemoveMessage table={moderated.table} place={place} done={moderated.forget} />
      )}
    </li>
  )
}

/** What was typed and not said yet, by table: it waits while somebody looks at something else. */
const unsaid = new Map<string, string>()

/** What was sent last at each table: sent again because no answer came, it is the same message. */
const sent = new Map<string, MessageRequest>()

function messageOf(id: string, text: string): MessageRequest {
  const last = sent.get(id)
  const message =
    last?.text === text ? last : { text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
  sent.set(id, message)
  return message
}

const ChatInput = ({ id }: { id: string }) => {
  const { play } = words.value.online
  const [text, setText] = useState(unsaid.get(id) ?? '')
  const type = (next: string) => {
    unsaid.set(id, next)
    setText(next)
  }
  const { attempt, busy, trouble, wait } = useAttempt()
  const send = async (event: Event) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    // what is typed while it is on its way is the next message
    type('')
    const isSaid = await attempt(() => server.say(id, messageOf(id, text), invitationTo(id)))
    if (isSaid) sent.delete(id)
    else if (!unsaid.get(id)) type(text)
  }
  return (
    <form class="chat-input cluster" onSubmit={send}>
      <input
        class="field"
        aria-label={play.say}
        placeholder={play.say}
        autocomplete="off"
        maxLength={500}
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <button type="submit" class="button" aria-disabled={busy || text.trim() === ''}>
        {play.send}
      </button>
      <TroubleNote code={trouble} wait={wait} />
    </form>
  )
}
