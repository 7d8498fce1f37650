import { words } from '../../../app/words.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import { CompanyName } from '../companies/CompanyName.tsx'
import type { Fleets } from './fleets.ts'
import { ScrollableTable } from './ScrollableTable.tsx'

/** When companies got their trains and lost them: what each has at the end of a round, the new ones marked. */
export const FleetTable = ({ of: { rounds, rows }, name }: { of: Fleets; name: string }) => {
  const { game } = words.value
  return (
    <ScrollableTable label={name}>
      <table class="figures fleets full">
        <thead>
          <tr>
            <th scope="col">{game.company}</th>
            {rounds.map(({ label, name: round, move }) => (
              <th scope="col" key={move}>
                <button type="button" title={round} onClick={() => lookAtMove(move)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ company, cells }) => (
            <tr key={company}>
              <th scope="row">
                <CompanyName id={company} />
              </th>
              {cells.map((cell, index) => (
                <td key={rounds[index]!.move}>
                  <span class="trains">
                    {cell.map(({ train, isNew }, index) => (
                      <span
                        key={train.id ?? index}
                        class="train"
                        data-new={isNew ? '' : undefined}
                        title={isNew ? game.newIn(train.label) : train.label}
                      >
                        {train.label}
                      </span>
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
