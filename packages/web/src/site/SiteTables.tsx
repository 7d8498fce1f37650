import type { Factors, SiteTable } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import { readCatalogue } from '../app/deviceGames.ts'
import { language } from '../app/settings/settings.ts'
import { PagedList } from './PagedList.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SiteTableLine } from './SiteTableLine.tsx'
import { SITE_PAGE, siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'
import { usePages } from './usePages.ts'

interface Props {
  readonly factors: Factors
  readonly done: number
  onDone(): void
  lookUp(name: string): void
}

/** Lists tables of every kind that are not over, and finds some of them. */
export const SiteTables = ({ factors, done, onDone, lookUp }: Props) => {
  const said = siteWords.value
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => void readCatalogue(), [language.value])
  const pages = usePages<SiteTable>(
    (known) => siteServer.tables(search, Math.floor(known.length / SITE_PAGE)),
    [search, done],
  )
  return (
    <section class="card stack gap-12">
      <h2>{said.tables}</h2>
      <p class="quiet">{said.allTables}</p>
      <SearchForm
        name={said.tables}
        label={said.search}
        submit={said.doSearch}
        value={text}
        maxLength={100}
        change={setText}
        send={() => setSearch(text.trim())}
      />
      <PagedList
        pages={pages}
        none={said.noneFound}
        line={(table) => <SiteTableLine key={table.id} {...{ table, factors, onDone, lookUp }} />}
      />
    </section>
  )
}
