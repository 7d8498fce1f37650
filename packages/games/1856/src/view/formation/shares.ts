import { percentOf, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName, type TableScene } from '@roundhouse/view'
import { certificatesFor, type State1856, scoreOf } from '../../state.ts'
import type { Outcome1856 } from '../previews/outcome.ts'
import { money, type Wording1856 } from '../wording.ts'

type Place = Seat | 'pool' | 'bank'
type Row = TableScene['rows'][number]

/** 1856-3f, 1856-3g: what everybody gets for shares of those that merge, and what all that each has is worth then (1856-4d). */
export function exchangeTable({ before, after, now }: Outcome1856, wording: Wording1856): TableScene {
  const { columns, change } = wording.words.formation
  const exchanged = eventsOf(now, 'exchanged')
  const given = (place: Place) => exchanged.find(({ holder }) => holder === place)?.shares ?? 0
  return {
    columns: [columns.player, columns.shares, columns.received, columns.value],
    rows: rowsOf(after, wording, (place) => [
      place === 'bank' ? '' : String(given(place)),
      holdingOf(after, place, wording),
      typeof place === 'number'
        ? change({ before: money(scoreOf(before, place)), after: money(scoreOf(after, place)) })
        : '',
    ]),
  }
}

/** 1856-3g: who has how much of it once it is formed. */
export function holdingTable(state: State1856, wording: Wording1856): TableScene {
  const { columns } = wording.words.formation
  return {
    columns: [columns.player, columns.received, columns.value],
    rows: rowsOf(state, wording, (place) => [
      holdingOf(state, place, wording),
      typeof place === 'number' ? money(scoreOf(state, place)) : '',
    ]),
  }
}

const rowsOf = (
  state: State1856,
  wording: Wording1856,
  cellsOf: (place: Place) => readonly string[],
): Row[] => [
  ...state.players.map((_, seat) => ({ seat, cells: [playerName(wording, seat), ...cellsOf(seat)] })),
  { cells: [wording.words.formation.pool, ...cellsOf('pool')] },
  { cells: [wording.words.sharePlaces.bank!.name, ...cellsOf('bank')] },
]

function holdingOf(state: State1856, place: Place, { words: { formation } }: Wording1856): string {
  const count = sharesAt(state.corporations.CGR.shares, place)
  return formation.held({ count, percent: percentOf(certificatesFor(state, 'CGR'), count) })
}
