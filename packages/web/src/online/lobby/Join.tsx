import type { TableCard } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import { joinPath, tablePath } from '../../app/address.ts'
import { gameCatalogue, readCatalogue } from '../../app/deviceGames.ts'
import { go } from '../../app/router.ts'
import { language } from '../../app/settings/settings.ts'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { nameBotsOn } from '../../words/botNames.ts'
import { account, beGuest, server, serverState } from '../account/account.ts'
import { Form, NewName, TroubleNote } from '../Form.tsx'
import { TableRules } from '../TableRules.tsx'
import { useAttempt } from '../useAttempt.ts'
import { goAfterLogin, keepInvitation } from './invitations.ts'
import { joinWords } from './joinWords.ts'
import { SeatDiscs } from './SeatDiscs.tsx'
import '../account/login.css'
import './openTables.css'

/** Where the link of an invitation leads. */
export const Join = ({ token }: { token: string }) => {
  const { absent, away } = words.value.online
  const join = joinWords.value
  const [card, setCard] = useState<TableCard | null>(null)
  const { attempt, trouble } = useAttempt()
  const who = account.value?.id
  useTitle(join.title)
  useEffect(() => void readCatalogue(), [language.value])
  useEffect(() => {
    void attempt(async () => {
      const found = await server.invited(token)
      keepInvitation(found.id, token)
      setCard(found)
    })
  }, [token, who])
  const name = gameCatalogue.value?.find(({ id }) => id === card?.game)?.name ?? card?.game ?? ''
  return (
    <div class="page login stack gap-16">
      <h1>{join.title}</h1>
      {serverState.value === 'absent' && <p class="quiet">{absent}</p>}
      {serverState.value === 'away' && <p class="quiet">{away}</p>}
      {serverState.value === 'here' && (trouble === 'noTable' || trouble === 'form') && <p>{join.none}</p>}
      {card && serverState.value !== 'unknown' && (
        <>
          <section class="card">
            <p>{join.to(name, card.title)}</p>
            <p>
              <SeatDiscs seats={nameBotsOn(card, language.value).seats} />
            </p>
          </section>
          <TableRules card={card} />
          <section class="card">
            <JoinActions card={card} token={token} />
          </section>
        </>
      )}
    </div>
  )
}

const JoinActions = ({ card, token }: { card: TableCard; token: string }) => {
  const join = joinWords.value
  const { attempt, busy, trouble, wait } = useAttempt()
  const isOpen = card.state === 'waiting' && card.seats.some(({ kind }) => kind === 'open')
  const toTable = () => go(tablePath(card.id))
  const me = account.value
  if (card.mine !== null || !isOpen)
    return (
      <>
        {card.mine === null && card.state !== 'waiting' && <p>{join.begun}</p>}
        <p>
          <a class="button main" href={tablePath(card.id)}>
            {card.mine === null ? join.watch : join.open}
          </a>
        </p>
      </>
    )
  return (
    <>
      {me ? (
        <p>
          <button
            type="button"
            class="button main"
            aria-disabled={busy}
            onClick={async () => {
              if (!busy && (await attempt(() => server.join(card.id, token)))) toTable()
            }}
          >
            {join.as(me.name)}
          </button>
        </p>
      ) : (
        <AsGuest token={token} />
      )}
      <TroubleNote code={trouble} wait={wait} />
      <p class="row wrap gap-4-12 quiet">
        {!me && (
          <a class="tall-link" href="/login" onClick={() => goAfterLogin(joinPath(token))}>
            {join.haveAccount}
          </a>
        )}
        <a class="tall-link" href={tablePath(card.id)}>
          {join.watch}
        </a>
      </p>
    </>
  )
}

const AsGuest = ({ token }: { token: string }) => {
  const join = joinWords.value
  const [name, setName] = useState('')
  const { attempt, ...state } = useAttempt()
  return (
    <Form
      {...state}
      label={join.asGuest}
      submit={join.asGuest}
      send={() => void attempt(async () => go(tablePath(await beGuest(token, name))))}
    >
      <NewName label={join.name} value={name} change={setName} autocomplete="nickname" />
    </Form>
  )
}
