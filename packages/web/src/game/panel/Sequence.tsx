import type { ChapterScene, SequenceScene, TableScene } from '@roundhouse/view'
import { useState } from 'preact/hooks'
import { Disc } from '../../app/Discs.tsx'
import { Icon } from '../../app/Icon.tsx'
import { Segments } from '../../app/Segments.tsx'
import { words } from '../../app/words.ts'
import { TokenPicture } from '../../board/tokens/token.tsx'
import { companyLooks } from '../state/derived.ts'
import './sequence.css'

/** What comes about step by step, one chapter at a time; first the one that is decided now. */
export const Sequence = ({ of: { title, note, chapters } }: { of: SequenceScene }) => {
  const { screen } = words.value
  const now = chapters.find((one) => one.now)?.title
  const [opened, setOpened] = useState<{ readonly title: string; readonly now: string | undefined } | null>(
    null,
  )
  const open = (name: string) => setOpened({ title: name, now })
  // what was opened stays so until something else of it is decided
  const sought = opened?.now === now ? opened?.title : now
  const at = Math.max(
    0,
    chapters.findIndex((one) => one.title === sought),
  )
  const chapter = chapters[at]
  if (!chapter) return null
  const step = (by: number, name: string, icon: 'backward' | 'forward') => (
    <button
      type="button"
      class="button square plain wide-only"
      aria-label={name}
      disabled={!chapters[at + by]}
      onClick={() => open(chapters[at + by]!.title)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <section class="sequence stack gap-6" aria-label={title}>
      <p class="strong wide-only">{title}</p>
      <div class="sequence-steps row gap-4">
        {step(-1, screen.previousPart, 'backward')}
        <Segments
          name="chapter"
          label={title}
          value={chapter.title}
          of={chapters.map(({ title: value }) => ({ value, label: value }))}
          choose={open}
        />
        {step(1, screen.nextPart, 'forward')}
      </div>
      <Chapter of={chapter} />
      {note !== undefined && <p class="quiet text-s">{note}</p>}
    </section>
  )
}

const Chapter = ({ of: { title, table, facts } }: { of: ChapterScene }) => (
  <>
    {table && <Table of={table} name={title} />}
    {facts && (
      <dl class="fact-lines ruled">
        {facts.map(({ label, value, alarming }) => (
          <div key={label}>
            <dt class="soft">{label}</dt>
            <dd class={alarming ? 'strong alarming' : 'strong'}>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
)

const Table = ({ of: { columns, rows }, name }: { of: TableScene; name: string }) => (
  <table class="sequence-table lined full" aria-label={name}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.cells[0]} data-now={row.now ? '' : undefined} aria-current={row.now && 'step'}>
          {row.cells.map((cell, index) =>
            index === 0 ? (
              <th scope="row" key={columns[index]}>
                <RowName of={row} />
              </th>
            ) : (
              <td key={columns[index]}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whose row it is, with the disc of a player or the token of a company. */
const RowName = ({ of: { cells, seat, company } }: { of: TableScene['rows'][number] }) => {
  const look = company === undefined ? undefined : companyLooks.value.get(company)
  return (
    <span class="row gap-6">
      {seat !== undefined && <Disc name={cells[0]!} seat={seat} />}
      {look && <TokenPicture look={look} size={20} />}
      <span aria-hidden={seat !== undefined}>{cells[0]}</span>
    </span>
  )
}
