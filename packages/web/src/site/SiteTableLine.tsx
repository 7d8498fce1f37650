import type { Factors, SiteTable } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { gameCatalogue } from '../app/deviceGames.ts'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import { ProofForm } from '../online/account/factors/ProofForm.tsx'
import { Field } from '../online/Form.tsx'
import { timeAgo } from '../words/timeAgo.ts'
import { SiteName } from './SiteName.tsx'
import { siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'

interface Props {
  readonly table: SiteTable
  readonly factors: Factors
  onDone(): void
  lookUp(name: string): void
}

/** A table of a list, and the way to close it. */
export const SiteTableLine = ({ table, factors, onDone, lookUp }: Props) => {
  const said = siteWords.value
  const { online } = words.value
  const [isOpen, setOpen] = useState(false)
  const { id, game, title, state, visibility, host, players, seats, moved } = table
  const name = gameCatalogue.value?.find((one) => one.id === game)?.name ?? game
  return (
    <li class="stack gap-4">
      <div class="row wrap between gap-4-12">
        <strong class="grow anywhere">
          {visibility === 'open' ? <a href={tablePath(id)}>{title}</a> : <bdi>{title}</bdi>}
        </strong>
        {!isOpen && (
          <button
            type="button"
            class="button danger"
            aria-label={said.closeTable(title)}
            onClick={() => setOpen(true)}
          >
            {said.close}
          </button>
        )}
      </div>
      <span class="quiet">
        {[
          name,
          said.states[state],
          online.table.visibilities[visibility],
          timeAgo(moved, Date.now(), language.value),
          said.seats(players.length, seats),
        ].join(' · ')}
      </span>
      <span class="row wrap gap-4-12">
        {host === null && <span class="quiet">{said.noHost}</span>}
        {[...new Set([...(host === null ? [] : [host]), ...players])].map((one) => (
          <span key={one}>
            <SiteName name={one} lookUp={lookUp} />
            {one === host && <span class="quiet"> ({online.room.host})</span>}
          </span>
        ))}
      </span>
      {isOpen && <CloseForm {...{ table, factors, onDone }} cancel={() => setOpen(false)} />}
    </li>
  )
}

const CloseForm = ({
  table: { id, title, state },
  factors,
  onDone,
  cancel,
}: Pick<Props, 'table' | 'factors' | 'onDone'> & { cancel(): void }) => {
  const said = siteWords.value
  const [reason, setReason] = useState('')
  return (
    <ProofForm
      label={said.closeTable(title)}
      factors={factors}
      send={async (proof) => {
        await siteServer.close(id, { reason, proof })
        cancel()
        onDone()
      }}
      cancel={cancel}
    >
      <p class="quiet">{said.closeHint[state === 'waiting' ? 'waiting' : 'playing']}</p>
      <Field
        label={said.reason}
        hint={said.closeReasonHint}
        value={reason}
        autocomplete="off"
        maxLength={300}
        required
        change={setReason}
      />
    </ProofForm>
  )
}
