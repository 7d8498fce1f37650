import { thumbnailOf } from '../library/boardThumbnail.ts'
import { type Library, loadGame } from '../library/library.ts'
import type { ListedTable, TableBoard } from '../protocol/cards.ts'
import type { Translator } from '../translator.ts'
import type { ServerApi } from './api.ts'
import { readOrNothing } from './readOrNothing.ts'

/** The boards of tables of the server as they lie now. */
export async function readTableBoards(
  tables: readonly ListedTable[],
  { api, library, translator }: { api: ServerApi; library: Library; translator: Translator },
): Promise<readonly TableBoard[]> {
  const views = new Map((await api.views(tables.map(({ id }) => id))).map((one) => [one.table, one]))
  return Promise.all(
    tables.map(async ({ id, game: name, players }): Promise<TableBoard> => {
      const shown = views.get(id)
      if (!shown || !library.games.includes(name)) return { table: id, board: null }
      const { game, gameView } = await loadGame(library, name)
      const board = readOrNothing(() =>
        thumbnailOf(gameView.scene(shown.view, translator.readerOf(players)), game.asked(shown.view)[0]?.as),
      )
      return { table: id, board: board ?? null }
    }),
  )
}
