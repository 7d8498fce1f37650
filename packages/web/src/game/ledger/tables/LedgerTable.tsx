import { formatAmount } from '@roundhouse/kernel'
import { type Chip, type CompanyScene, companiesIn } from '@roundhouse/view'
import { useMemo } from 'preact/hooks'
import { Disc } from '../../../app/Discs.tsx'
import { words } from '../../../app/words.ts'
import { PresenceDot } from '../../../online/room/PresenceDot.tsx'
import type { Position } from '../../../worker/protocol/position.ts'
import { NetworkButton } from '../../board/NetworkButton.tsx'
import { state } from '../../state/state.ts'
import { CompanyName } from '../companies/CompanyName.tsx'
import { figureOf } from '../companies/holding.ts'
import { Trains } from '../companies/Trains.tsx'
import { lastEarned } from './lastEarned.ts'
import { labelsIn, rowsOf } from './ledgerFigures.ts'
import { hasLedgerRoom, hasTightLedger } from './ledgerRoom.ts'
import './ledgerTable.css'

const isOpen = ({ status }: CompanyScene): boolean => status !== 'closed'

/** Whether there are companies to be listed. */
export const hasLedger = ({ scene }: Position): boolean => companiesIn(scene).some(isOpen)

/** The whole economy in one table: companies and players. */
export const LedgerTable = ({ position }: { position: Position }) => {
  const { scene, viewer, turn, asked, standings, over, move } = position
  const { game, screen } = words.value
  const companies = companiesIn(scene).filter(isOpen)
  const { players } = scene
  const { order = [], called } = scene.companies ?? {}
  const acting = (turn ?? asked[0])?.as
  const places = labelsIn(companies.map(({ elsewhere }) => elsewhere))
  const log = state.log.value
  const earned = useMemo(() => lastEarned(log, move), [log, move])
  const isTight = hasTightLedger(players.length)
  // where there is little room it stands with the company, and in the charts
  const showsEarned = earned.size > 0 && hasLedgerRoom.value
  const mine = (seat: number) => (seat === viewer ? 'mine' : undefined)
  const figure = (amount: number | undefined) =>
    amount === undefined ? <span class="quiet">–</span> : formatAmount(amount)
  const foot = {
    seats: players.map(({ seat }) => mine(seat)),
    wide: places.length > 0,
    before: showsEarned ? 4 : 3,
  }
  return (
    <table class="ledger full text-s" data-players={players.length} data-tight={isTight ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">{game.company}</th>
          <th scope="col">{game.price}</th>
          <th scope="col">{screen.companyCash}</th>
          {showsEarned && (
            <th scope="col" class="of-words" title={called?.lastEarned ?? screen.lastEarned}>
              {called?.earned ?? screen.earned}
            </th>
          )}
          <th scope="col">{called?.trains ?? game.trains}</th>
          {players.map(({ seat, name, out }) => (
            <th scope="col" key={seat} class={mine(seat)} title={name}>
              <Disc name={name} seat={seat} />
              <span class="clamped" aria-hidden="true">
                {out ? <s>{name}</s> : name}
              </span>
              {out && <span class="unseen">{game.outOfGame}</span>}
              <PresenceDot seat={seat} />
            </th>
          ))}
          {places.length > 0 && (
            <th scope="col" class="places">
              {places.map((label, index) => (
                <span key={label}>
                  {index > 0 && '+ '}
                  {label}
                </span>
              ))}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr
            key={company.id}
            data-status={company.status}
            aria-current={company.id === acting ? 'true' : undefined}
          >
            <th scope="row">
              <NetworkButton id={company.id}>
                <CompanyName
                  id={company.id}
                  name={company.name}
                  done={order.some(({ company: id, state }) => id === company.id && state === 'done')}
                />
              </NetworkButton>
              <TokensLeft of={company} called={called?.tokensLeft ?? game.tokensLeft} />
              <Privates of={company.chips} />
            </th>
            <td>{figure(company.price)}</td>
            <td>{figure(company.cash)}</td>
            {showsEarned && <td>{figure(earned.get(company.id))}</td>}
            <td>
              <Trains of={company.trains} />
            </td>
            {players.map(({ seat }) => (
              <td key={seat} class={mine(seat)}>
                {company.holdings[seat] ? (
                  <>
                    {figureOf(company.holdings[seat], scene)}
                    {company.president === seat && (
                      <span class="star" title={game.president(players[seat]!.name)}>
                        ★
                      </span>
                    )}
                  </>
                ) : (
                  <span class="quiet">·</span>
                )}
              </td>
            ))}
            {places.length > 0 && (
              <td class="places">
                <Places
                  values={places.map((place) =>
                    figureOf(company.elsewhere.find(({ label }) => label === place)?.percent ?? 0, scene),
                  )}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <FootRow
          label={game.cash}
          cells={players.map(({ cash }) => ({ text: formatAmount(cash) }))}
          {...foot}
        />
        {players.some(({ raises }) => raises !== undefined) && (
          <FootRow
            label={screen.raises}
            cells={players.map(({ raises }) => ({ text: raises === undefined ? '' : formatAmount(raises) }))}
            {...foot}
          />
        )}
        {rowsOf(players.map(({ facts }) => facts)).map(({ label, limit, cells }, index, { length }) => (
          <FootRow
            key={label}
            label={limit === null ? label : screen.limit(label, `${limit}`)}
            cells={cells}
            isSum={index === length - 1}
            {...foot}
          />
        ))}
        <FootRow
          label={game.ranks}
          cells={players.map(({ seat }) => ({
            text: `${standings.find((one) => one.seat === seat)?.rank ?? ''}`,
          }))}
          {...foot}
        />
        {!over && players.some(({ first }) => first) && (
          <FootRow
            label={game.first}
            cells={players.map(({ first }) => ({ text: first ? '✓' : '' }))}
            {...foot}
          />
        )}
      </tfoot>
    </table>
  )
}

interface TokensProps {
  readonly of: CompanyScene
  readonly called: string
}

/** How many tokens a company can still place: a ring and a number. */
const TokensLeft = ({ of: { status, tokensLeft }, called }: TokensProps) =>
  status !== 'open' || !tokensLeft ? null : (
    <small class="tokens-left" title={words.value.screen.factOf(called, `${tokensLeft}`)}>
      <span class="unseen">{called}</span>
      {tokensLeft}
    </small>
  )

/** The privates of a company, as short as they are called. */
const Privates = ({ of: chips }: { of: readonly Chip[] }) =>
  chips.length === 0 ? null : (
    <span class="privates cluster gap-2">
      {chips.map(({ id, label, hint, state: use }) => (
        <small key={id ?? label} data-state={use} title={words.value.screen.factOf(label, hint ?? '')}>
          {id ?? label}
        </small>
      ))}
    </span>
  )

interface FootProps {
  readonly label: string
  readonly cells: readonly { readonly text: string; readonly alarming?: boolean }[]
  /** How the column of each player looks. */
  readonly seats: readonly (string | undefined)[]
  /** There is a column behind those of the players. */
  readonly wide: boolean
  /** How many columns lie before those of the players. */
  readonly before: number
  /** What all else comes to. */
  readonly isSum?: boolean
}

/** Something of every player. */
const FootRow = ({ label, cells, seats, wide, before, isSum = false }: FootProps) => (
  <tr class={isSum ? 'sum' : undefined}>
    <th scope="row">{label}</th>
    <td colSpan={before} />
    {cells.map(({ text, alarming }, seat) => (
      <td key={`${seat}`} class={[seats[seat], alarming && 'alarming'].filter(Boolean).join(' ')}>
        {text}
      </td>
    ))}
    {wide && <td />}
  </tr>
)

/** What is held elsewhere, in one narrow column: the first figure, and what comes to it, place by place up to the last that holds any. */
const Places = ({ values: [first = 0, ...more] }: { values: readonly number[] }) => {
  const added = more.slice(0, more.findLastIndex((value) => value > 0) + 1)
  if (first === 0 && added.length === 0) return <span class="quiet">·</span>
  return (
    <>
      {first > 0 && first}
      {added.map((value, place) => (
        <small key={`${place}`} class="text-xs">
          +{value}
        </small>
      ))}
    </>
  )
}
