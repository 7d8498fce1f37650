import type { SiteLogEntry } from '@roundhouse/wire'
import { PagedList } from './PagedList.tsx'
import { SiteName } from './SiteName.tsx'
import { shortMoment } from './shortMoment.ts'
import { siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'
import { usePages } from './usePages.ts'

/** What was done, by whom, when and why. */
export const SiteLog = ({ done, lookUp }: { done: number; lookUp(name: string): void }) => {
  const said = siteWords.value
  const pages = usePages<SiteLogEntry>((known) => siteServer.log(known.at(-1)?.id), [done])
  return (
    <section class="card site-log stack gap-12">
      <h2>{said.log}</h2>
      <PagedList
        pages={pages}
        none={said.noLog}
        line={(entry) => <LogLine key={entry.id} entry={entry} lookUp={lookUp} />}
      />
    </section>
  )
}

const LogLine = ({
  entry: { made, by, act, account, table, until, reason },
  lookUp,
}: {
  entry: SiteLogEntry
  lookUp(name: string): void
}) => {
  const said = siteWords.value
  return (
    <li class="stack gap-4">
      <span class="row wrap baseline gap-4-12">
        <strong>{said.acts[act]}</strong>
        {account !== undefined && <SiteName name={account} lookUp={lookUp} />}
        {table && <bdi class="anywhere">{table.title}</bdi>}
        {until !== undefined && <span>{said.ends(shortMoment(until))}</span>}
      </span>
      {reason !== undefined && <span class="anywhere">{said.reasonFor(reason)}</span>}
      <span class="quiet anywhere">
        <time dateTime={new Date(made).toISOString()}>{shortMoment(made)}</time>
        {' · '}
        {by === null ? said.byCommand : said.by(by)}
      </span>
    </li>
  )
}
