import { written } from '@roundhouse/kernel'
import { Disc } from '../app/Discs.tsx'
import { Icon } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { CompanyName } from './CompanyName.tsx'
import { figureOf } from './holding.ts'
import { labelsIn, rowsOf } from './ledgerFigures.ts'
import { Trains } from './Trains.tsx'
import './ledger.css'

/** The whole economy in one table: companies and players. */
export const Ledger = ({ position: { scene, viewer, turn, asked } }: { position: Position }) => {
  const { game, screen } = words.value
  const companies = scene.companies.filter(({ status }) => status !== 'closed')
  if (companies.length === 0) return null
  const { players, order } = scene
  const acting = (turn ?? asked[0])?.as
  const places = labelsIn(companies.map(({ elsewhere }) => elsewhere))
  const mine = (seat: number) => (seat === viewer ? 'mine' : undefined)
  const figure = (amount: number | undefined) =>
    amount === undefined ? <span class="quiet">–</span> : written(amount)
  return (
    <table class="ledger" data-players={players.length}>
      <thead>
        <tr>
          <th scope="col">{game.company}</th>
          <th scope="col">{game.price}</th>
          <th scope="col">{screen.companyCash}</th>
          <th scope="col">{scene.called?.trains ?? game.trains}</th>
          {players.map(({ seat, name }) => (
            <th scope="col" key={seat} class={mine(seat)} title={name}>
              <Disc name={name} seat={seat} />
              <span aria-hidden="true">{name}</span>
            </th>
          ))}
          {places.length > 0 && (
            <th scope="col" class="places">
              {places.map((label, place) => (
                <span key={label}>
                  {place > 0 && '+ '}
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
              <CompanyName id={company.id} name={company.name}>
                {order.some(({ company: id, state }) => id === company.id && state === 'done') && (
                  <Icon name="check" />
                )}
              </CompanyName>
            </th>
            <td>{figure(company.price)}</td>
            <td>{figure(company.cash)}</td>
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
        <tr>
          <th scope="row">{game.cash}</th>
          <td colSpan={3} />
          {players.map(({ seat, cash }) => (
            <td key={seat} class={mine(seat)}>
              {figure(cash)}
            </td>
          ))}
          {places.length > 0 && <td />}
        </tr>
        {rowsOf(players.map(({ facts }) => facts)).map(({ label, limit, cells }) => (
          <tr key={label}>
            <th scope="row">{limit === null ? label : screen.limit(label, `${limit}`)}</th>
            <td colSpan={3} />
            {players.map(({ seat }, place) => (
              <td
                key={seat}
                class={[mine(seat), cells[place]?.alarming && 'alarming'].filter(Boolean).join(' ')}
              >
                {cells[place]?.text}
              </td>
            ))}
            {places.length > 0 && <td />}
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** What is held elsewhere, in one narrow column: the first figure, and what comes to it. */
const Places = ({ values: [first = 0, ...more] }: { values: readonly number[] }) => {
  const added = more.filter((value) => value > 0)
  if (first === 0 && added.length === 0) return <span class="quiet">·</span>
  return (
    <>
      {first > 0 && first}
      {added.map((value) => (
        <small key={value}>+{value}</small>
      ))}
    </>
  )
}
