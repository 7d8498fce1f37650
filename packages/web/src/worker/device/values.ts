import { positionAt, type Table } from '@roundhouse/kernel'

/** How many moments a small chart shows. */
const MOMENTS = 24

/** What each seat was worth at moments spread over a game, from the set-up to the end. */
export function valuesOf(table: Table): (number | null)[][] {
  const last = table.moves.length
  const moments = Array.from({ length: MOMENTS }, (_, index) => Math.round((index * last) / (MOMENTS - 1)))
  return [...new Set(moments)].map((move) => {
    const standings = table.game.standings(positionAt(table, move))
    return table.record.players.map((_, seat) => standings.find((one) => one.seat === seat)?.score ?? null)
  })
}
