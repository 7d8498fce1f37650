import type { Factors, SiteAccount } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import { longDate } from '../online/account/factors/longDate.ts'
import { TroubleNote } from '../online/Form.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import { BanForm, LiftForm } from './BanForm.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SiteTableLine } from './SiteTableLine.tsx'
import { shortMoment } from './shortMoment.ts'
import { siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'

interface Props {
  readonly factors: Factors
  /** Whom somebody looks up; nobody where the name is empty. */
  readonly sought: { readonly name: string }
  readonly done: number
  onDone(): void
  lookUp(name: string): void
}

/** Looks an account up by its name, and bans it. */
export const SiteAccounts = ({ factors, sought, done, onDone, lookUp }: Props) => {
  const said = siteWords.value
  const [name, setName] = useState('')
  const [found, setFound] = useState<SiteAccount | null>(null)
  const { attempt, trouble, wait } = useAttempt()
  useEffect(() => setName(sought.name), [sought])
  useEffect(() => {
    if (sought.name === '') return
    let isWanted = true
    void attempt(() => siteServer.account(sought.name).then((one) => isWanted && setFound(one))).then(
      (isFound) => isWanted && !isFound && setFound(null),
    )
    return () => {
      isWanted = false
    }
  }, [sought, done])
  const isNobody = trouble === 'noTable'
  return (
    <section class="card stack gap-12">
      <h2>{said.accounts}</h2>
      <SearchForm
        name={said.accounts}
        label={said.name}
        submit={said.find}
        value={name}
        maxLength={200}
        required
        change={setName}
        send={() => lookUp(name.trim())}
      />
      {isNobody ? <p role="status">{said.nobody}</p> : <TroubleNote code={trouble} wait={wait} />}
      {found && <FoundAccount key={found.id} {...{ account: found, factors, onDone, lookUp }} />}
    </section>
  )
}

const FoundAccount = ({
  account,
  factors,
  onDone,
  lookUp,
}: Pick<Props, 'factors' | 'onDone' | 'lookUp'> & { account: SiteAccount }) => {
  const said = siteWords.value
  const { name, guest, moderator, created, ban, tables } = account
  return (
    <article class="site-found stack gap-10">
      <h3 class="anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p class="quiet">
        {said.since(longDate(created))}
        {guest && ` · ${said.guest}`}
      </p>
      <p class={ban ? 'alarming' : undefined} role="status">
        {ban
          ? said.bannedSince(shortMoment(ban.since), ban.until === null ? null : shortMoment(ban.until))
          : said.notBanned}
      </p>
      {ban?.reason && <p class="anywhere">{said.reasonFor(ban.reason)}</p>}
      {moderator ? (
        <p>{said.moderator}</p>
      ) : (
        <div class="row wrap from-top gap-8-12">
          <BanForm account={account} factors={factors} onDone={onDone} />
          {ban && <LiftForm account={account} onDone={onDone} />}
        </div>
      )}
      <h4>{said.tables}</h4>
      {tables.length === 0 ? (
        <p class="quiet">{said.noTables}</p>
      ) : (
        <ul class="site-list divided">
          {tables.map((table) => (
            <SiteTableLine key={table.id} {...{ table, factors, onDone, lookUp }} />
          ))}
        </ul>
      )}
    </article>
  )
}
