import { PagedList } from './PagedList.tsx'
import { SiteName } from './SiteName.tsx'
import { shortMoment } from './shortMoment.ts'
import { SITE_PAGE, siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'
import { usePages } from './usePages.ts'

/** Who is banned, the last one first. */
export const SiteBans = ({ done, lookUp }: { done: number; lookUp(name: string): void }) => {
  const said = siteWords.value
  const pages = usePages((known) => siteServer.bans(Math.floor(known.length / SITE_PAGE)), [done])
  return (
    <section class="card stack gap-12">
      <h2>{said.banned}</h2>
      <PagedList
        pages={pages}
        none={said.noBans}
        line={({ name, since, until, reason }) => (
          <li key={name} class="stack gap-4">
            <span>
              <SiteName name={name} lookUp={lookUp} />
            </span>
            <span class="quiet">
              {said.bannedSince(shortMoment(since), until === null ? null : shortMoment(until))}
            </span>
            {reason !== null && <span class="anywhere">{said.reasonFor(reason)}</span>}
          </li>
        )}
      />
    </section>
  )
}
