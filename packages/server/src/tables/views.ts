import type { TableView } from '@roundhouse/wire'
import { type JsonText, withJsonField } from '../jsonText.ts'
import type { Services } from '../services.ts'
import { type GameRow, gameRows } from '../store/games.ts'
import { seatsAt } from '../store/seats.ts'
import { RequestTrouble } from '../trouble.ts'
import { isVisible } from './visibility.ts'

/** Where the games of these tables stand, for pictures of them. Whatever cannot be shown is left out. */
export async function tableViewsFor(
  services: Services,
  ids: readonly string[],
  user: string | null,
): Promise<JsonText<TableView[]>> {
  const rows = await gameRows(services.db, ids)
  const seats = await seatsAt(services.db, ids)
  const visible = rows.filter((row) =>
    isVisible(row, { seats: seats.get(row.id)!, barred: [] }, user, undefined),
  )
  const views = await Promise.all(visible.map((row) => tableViewOf(services, row)))
  return `[${views.filter((view) => view !== null).join(',')}]`
}

/** One that fails keeps nobody from the others. */
async function tableViewOf(
  { publicViews, log }: Services,
  row: GameRow,
): Promise<JsonText<TableView> | null> {
  try {
    const shown = await publicViews.of(row)
    return shown && withJsonField({ table: row.id, seq: shown.seq }, 'view', shown.view)
  } catch (error) {
    if (!(error instanceof RequestTrouble))
      log('error', 'a game could not be shown', { table: row.id, error: String(error) })
    return null
  }
}
