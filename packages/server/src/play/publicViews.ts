import type { GameState } from '@roundhouse/kernel'
import type { JsonText } from '../jsonText.ts'
import type { GameLibrary } from '../services.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, snapshotTextAt } from '../store/games.ts'
import type { Threads } from '../threads/threads.ts'
import { isArchived } from './archive.ts'
import type { GameCache } from './gameCache.ts'

/** A position as anybody who may look on sees it, and how many entries the log has there. */
interface PublicView {
  readonly seq: number
  readonly view: JsonText<GameState>
}

/** What anybody may see of games, kept as long as nothing changes: whoever looks at lists asks for the same ones over and over. */
export interface PublicViews {
  /** Nothing where there is no position, or one that nobody knows how to read any more. */
  of(row: GameRow): Promise<PublicView | null>
}

export interface PublicViewSources {
  readonly db: Db
  readonly library: GameLibrary
  readonly threads: Threads
  readonly gameCache: GameCache
}

/** Keeps the last ones that were asked for, so many at most. */
export function publicViewsOf(
  { db, library, threads, gameCache }: PublicViewSources,
  most: number,
): PublicViews {
  const views = new Map<string, PublicView>()

  function keep(id: string, view: PublicView): PublicView {
    views.delete(id)
    views.set(id, view)
    const [oldest] = views.keys()
    if (views.size > most) views.delete(oldest!)
    return view
  }

  /** One that is over is read from the position that was kept at its end: it takes no place among the games in memory. */
  async function lastViewOf({ id, game, seq, status }: GameRow): Promise<PublicView | undefined> {
    const position = status === 'playing' ? undefined : await snapshotTextAt(db, id, seq)
    return position && { seq, view: await threads.think('look', 'publicView', game, position) }
  }

  const presentViewOf = (row: GameRow): Promise<PublicView> =>
    gameCache.at(row.id, 'look', async (game) => ({ seq: game.seq, view: await game.ask('view', null) }))

  return {
    async of(row) {
      if (row.seed === null || (await isArchived({ library }, row))) return null
      const known = views.get(row.id)
      if (known && known.seq >= row.seq) return keep(row.id, known)
      return keep(row.id, (await lastViewOf(row)) ?? (await presentViewOf(row)))
    },
  }
}
