import { askedAt } from '@roundhouse/kernel'
import { type GameView, type Reader, statusLinesOf } from '@roundhouse/view'
import { thumbnailOf } from '../library/boardThumbnail.ts'
import type { DeviceGameCard } from '../protocol/cards.ts'
import { cachedScene } from '../table/sceneCache.ts'
import type { DeviceSession } from './session.ts'
import { valuesOf } from './values.ts'
import { cachedView } from './viewCache.ts'

/** What lists show of a game: nothing that anybody may not see. */
export function deviceGameCardOf(
  session: DeviceSession,
  gameView: GameView,
  reader: Reader,
  time: number,
): DeviceGameCard {
  const { id, table, seats, branchOf, imported } = session
  const { game, record } = table
  const view = cachedView(session, null)
  const asked = askedAt({ ...table, state: view })
  const thumbnail = thumbnailOf(cachedScene(gameView, view, reader), asked[0]?.as)
  return {
    id,
    game: game.id,
    name: game.name,
    version: game.version,
    seats,
    moves: table.moves.length,
    time,
    turn: asked.map(({ seat }) => seat),
    statusLines: statusLinesOf(table, gameView),
    scores: game.standings(view).map(({ seat, rank, score }) => ({ seat, rank, score })),
    ...(branchOf && { branchOf }),
    ...(imported !== undefined && { imported: true }),
    ...(record.endedBy && { endedBy: record.endedBy }),
    ...(thumbnail && { thumbnail }),
    ...(asked.length === 0 && { values: valuesOf(table) }),
  }
}
