import { formatAmount } from '@roundhouse/kernel'
import { words } from '../../../app/words.ts'
import type { FigureColumn, Figures } from './figures.ts'
import { ScrollableTable } from './ScrollableTable.tsx'
import './figureTable.css'

/** What the figures of a column are. */
export function kindName(kind: FigureColumn['kind']): string {
  const { game } = words.value
  return { value: game.value, cash: game.cash, price: game.price, treasury: game.treasury }[kind]
}

interface Props {
  readonly figures: Figures
  /** Looks at the moment at which a round began. */
  readonly onMove: (move: number) => void
}

/** The figures of a game, a row a round; columns of one kind stand under one heading. */
export const FigureTable = ({ figures: { rounds, columns }, onMove }: Props) => {
  const { game } = words.value
  const kinds = [...new Set(columns.map(({ kind }) => kind))]
  const isFirst = (index: number) => columns[index]!.kind !== columns[index - 1]?.kind
  return (
    <ScrollableTable label={game.figures}>
      <table class="figures figure-table">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {game.round}
            </th>
            <th scope="col" rowSpan={2}>
              {game.moveNumber}
            </th>
            {kinds.map((kind) => (
              <th
                scope="colgroup"
                key={kind}
                colSpan={columns.filter((column) => column.kind === kind).length}
                data-first
              >
                <span>{kindName(kind)}</span>
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ kind, name, of }, index) => (
              <th scope="col" key={`${kind} ${of}`} data-first={isFirst(index)} title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ name, label, move }, row) => (
            <tr key={move}>
              <th scope="row">
                <button type="button" title={name} onClick={() => onMove(move)}>
                  {label}
                </button>
              </th>
              <td>{move}</td>
              {columns.map(({ kind, of, figures }, index) => {
                const figure = figures[row] ?? null
                return (
                  <td key={`${kind} ${of}`} data-first={isFirst(index)}>
                    {figure !== null && formatAmount(figure)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
