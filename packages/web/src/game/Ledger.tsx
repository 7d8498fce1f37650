import type { CompanyScene, Fact } from '@roundhouse/kernel'
import { Disc } from '../app/Discs.tsx'
import { Icon } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import { TokenPicture } from '../board/token.tsx'
import type { Position } from '../worker/protocol.ts'
import { looks } from './screen.ts'
import { Trains } from './Trains.tsx'
import './ledger.css'

/** The whole economy in one table: companies and players. */
export const Ledger = ({ position: { scene, viewer, turn, asked } }: { position: Position }) => {
  const { game } = words.value
  const companies = scene.companies.filter(({ status }) => status !== 'closed')
  if (companies.length === 0) return null
  const { players, order } = scene
  const acting = (turn ?? asked[0])?.as
  const elsewhere = labelsOf(companies.map((company) => company.elsewhere))
  const rows = labelsOf(players.map(({ facts }) => facts))
  const mine = (seat: number) => (seat === viewer ? 'mine' : undefined)
  return (
    <table class="ledger">
      <thead>
        <tr>
          <th scope="col">{game.company}</th>
          <th scope="col">{game.price}</th>
          <th scope="col">{game.treasury}</th>
          <th scope="col">{game.trains}</th>
          {players.map(({ seat, name }) => (
            <th scope="col" key={seat} class={mine(seat)}>
              <Disc name={name} seat={seat} />
              <span aria-hidden="true">{name}</span>
            </th>
          ))}
          {elsewhere.map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
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
              <Name
                company={company}
                done={order.some(({ company: id, state }) => id === company.id && state === 'done')}
              />
            </th>
            <td>{company.price ?? '–'}</td>
            <td>{company.cash ?? '–'}</td>
            <td>
              <Trains of={company.trains} />
            </td>
            {players.map(({ seat }) => (
              <td key={seat} class={mine(seat)}>
                {company.holdings[seat] ? (
                  <>
                    {company.holdings[seat]}
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
            {elsewhere.map((label) => (
              <td key={label}>{company.elsewhere.find((fact) => fact.label === label)?.value ?? '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {game.cash}
          </th>
          {players.map(({ seat, cash }) => (
            <td key={seat} class={mine(seat)}>
              {cash}
            </td>
          ))}
          {elsewhere.length > 0 && <td colSpan={elsewhere.length} />}
        </tr>
        {rows.map((label) => (
          <tr key={label}>
            <th scope="row" colSpan={4}>
              {label}
            </th>
            {players.map(({ seat, facts }) => {
              const fact = facts.find((one) => one.label === label)
              return (
                <td key={seat} class={[mine(seat), fact?.alarming && 'alarming'].filter(Boolean).join(' ')}>
                  {fact?.value ?? ''}
                </td>
              )
            })}
            {elsewhere.length > 0 && <td colSpan={elsewhere.length} />}
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

const Name = ({ company, done }: { company: CompanyScene; done: boolean }) => {
  const look = looks.value.get(company.id)
  return (
    <span class="company-name" title={company.name}>
      {look && <TokenPicture look={look} size={23} />}
      {company.id}
      {done && <Icon name="check" />}
    </span>
  )
}

const labelsOf = (lists: readonly (readonly Fact[])[]): readonly string[] => [
  ...new Set(lists.flat().map(({ label }) => label)),
]
