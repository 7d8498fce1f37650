import { formatAmount } from '@roundhouse/kernel'
import { words } from '../../../app/words.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import { CompanyName } from '../companies/CompanyName.tsx'
import type { Earning, Earnings } from './earnings.ts'
import { ScrollableTable } from './ScrollableTable.tsx'

interface Props {
  readonly of: Earnings
  /** What the game calls what a company takes in. */
  readonly name: string
  /** What a round is called on a time table, by the number of moves made when it begins. */
  readonly labels: ReadonlyMap<number, string>
}

/** What each company took in in each round, and how much of it went to the holders of its shares. */
export const EarningsTable = ({ of: { rounds, rows, sums, most }, name: called, labels }: Props) => {
  const { game } = words.value
  const bar = ({ earned, paid }: Earning, scale: number) => ({
    '--earned': `${(100 * Math.max(0, earned)) / scale}%`,
    '--paid': `${(100 * Math.max(0, paid)) / scale}%`,
  })
  const told = ({ earned, paid }: Earning) =>
    game.earnedAndPaid(called, formatAmount(earned), formatAmount(paid))
  return (
    <>
      <p class="earned-legend cluster gap-16 soft text-s">
        <span>{game.paidOut}</span>
        <span class="withheld">{game.withheld}</span>
      </p>
      <ScrollableTable label={called}>
        <table class="figures earnings full">
          <thead>
            <tr>
              <th scope="col">{game.company}</th>
              {rounds.map(({ name, move }) => (
                <th scope="col" key={move}>
                  <button type="button" title={name} onClick={() => lookAtMove(move)}>
                    {labels.get(move) ?? name}
                  </button>
                </th>
              ))}
              <th scope="col">{game.sum}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ company, cells, sum }) => (
              <tr key={company}>
                <th scope="row">
                  <CompanyName id={company} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={rounds[index]!.move}
                    class={cell ? 'earned' : undefined}
                    style={cell ? bar(cell, most) : undefined}
                    title={cell ? told(cell) : undefined}
                  >
                    {cell ? formatAmount(cell.earned) : <span class="quiet">·</span>}
                  </td>
                ))}
                <td title={told(sum)}>
                  <b>{formatAmount(sum.earned)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{game.sum}</th>
              {sums.map((sum, index) => (
                <td key={rounds[index]!.move} title={told(sum)}>
                  {formatAmount(sum.earned)}
                </td>
              ))}
              <td>
                <b>{formatAmount(sums.reduce((sum, { earned }) => sum + earned, 0))}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollableTable>
    </>
  )
}
