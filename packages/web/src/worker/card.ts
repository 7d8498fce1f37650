import { redactFor } from '@roundhouse/kernel'
import { type GameView, statusLinesOf } from '@roundhouse/view'
import { thumbnailOf } from './boardThumbnail.ts'
import type { ShelfCard } from './protocol.ts'
import { type DeviceSession, togetherIn } from './session.ts'
import type { Stored } from './store.ts'
import { valuesOf } from './values.ts'

/** What lists show of a game: nothing that anybody may not see. */
export function cardOf(
  { id, table, seats, branchOf, imported }: DeviceSession,
  gameView: GameView,
  time: number,
): ShelfCard {
  const { game, record } = table
  const state = redactFor(game, table.state, null)
  const asked = game.asked(state)
  const scene = gameView.scene(state, { language: 'en', players: record.players })
  const glimpse = thumbnailOf(scene, asked[0]?.as)
  return {
    id,
    game: game.id,
    name: game.name,
    seats,
    moves: table.line.length,
    time,
    turn: asked.map(({ seat }) => seat),
    glance: statusLinesOf(table, gameView),
    scores: game.standings(state).map(({ seat, rank, score }) => ({ seat, rank, score })),
    ...(branchOf && { branchOf }),
    ...(imported && { imported }),
    ...(glimpse && { glimpse }),
    ...(asked.length === 0 && { values: valuesOf(table) }),
  }
}

/** A game as its next revision. */
export function storedOf(session: DeviceSession): Stored {
  const { id, table, seats, branchOf, imported, revision } = session
  return {
    id,
    revision: revision + 1,
    record: table.record,
    seats,
    together: togetherIn(session),
    ...(branchOf && { branchOf }),
    ...(imported && { imported }),
  }
}
