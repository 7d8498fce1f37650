import { positionAt, type Table } from '@roundhouse/kernel'

/** How many moments a small chart shows. */
const MOMENTS = 24

/** What each seat was worth at moments spread over a game, from the set-up to the end. */
export function valuesOf(table: Table): (number | null)[][] {
  const { game, moves, record, checkpointEvery } = table
  const last = moves.length
  const apart = last / (MOMENTS - 1)
  // of a long game the positions that are kept are near enough, and nothing is played again for them
  const unit = apart < checkpointEvery ? 1 : checkpointEvery
  const moments = Array.from({ length: MOMENTS }, (_, index) =>
    index === MOMENTS - 1 ? last : Math.round((index * apart) / unit) * unit,
  )
  return [...new Set(moments)].map((move) => {
    const standings = game.standings(move === last ? table.state : positionAt(table, move))
    return record.players.map((_, seat) => standings.find((one) => one.seat === seat)?.score ?? null)
  })
}
