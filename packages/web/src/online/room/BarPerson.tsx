import type { BarredPerson, TableCard } from '@roundhouse/wire'
import { words } from '../../app/words.ts'
import { isHost } from '../account/account.ts'
import { AskAgain } from './AskAgain.tsx'

/** The host bars others from the table, but nobody who plays. */
export const mayBar = (card: TableCard, user: string): boolean =>
  isHost(card) &&
  user !== card.host &&
  (card.state === 'waiting' || card.seats.every((seat) => seat.user !== user))

/** The host bars somebody from the table. */
export const BarPerson = ({ name, bar }: { name: string; bar: () => void }) => {
  const { play } = words.value.online
  return (
    <AskAgain
      question={play.reallyBar(name)}
      label={play.bar(name)}
      act={bar}
      opener={(ask) => (
        <button type="button" class="chat-delete quiet text-xs" aria-label={play.bar(name)} onClick={ask}>
          {play.barShort}
        </button>
      )}
    />
  )
}

interface BarredPeopleProps {
  readonly people: readonly BarredPerson[]
  admit(user: string): unknown
}

/** Whom the host has barred, each with the way back. */
export const BarredPeople = ({ people, admit }: BarredPeopleProps) => {
  const { play } = words.value.online
  return (
    <details class="barred">
      <summary class="tall strong">{play.barred(people.length)}</summary>
      <ul class="stack">
        {people.map(({ user, name }) => (
          <li key={user} class="row wrap gap-8-12 anywhere">
            <bdi>{name}</bdi>
            <button
              type="button"
              class="button"
              aria-label={play.admit(name)}
              onClick={() => void admit(user)}
            >
              {play.admitShort}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
