import { type Game, type GameState, reopen } from '@roundhouse/kernel'
import { type JsonText, jsonText } from '../jsonText.ts'
import { isArchived } from '../play/archive.ts'
import { storedFile } from '../play/archiveCalls.ts'
import { namesOf } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { dropAllVotes } from '../store/ballots.ts'
import { DatabaseUnreachable, type Db } from '../store/db.ts'
import { entriesFrom, type GameRow, gameRow, keepSnapshot, seatRows } from '../store/games.ts'
import { BY_COMMAND, type SiteActor, writeSiteLog } from '../store/siteLog.ts'
import { endTable, markClosed, withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { takeTableAway } from './takeAway.ts'

/** What whoever runs the site has come to with a table. */
export type SiteClosing = 'taken' | 'ended' | 'over' | 'none'

/** The position at which a game stands; undefined where its rules are no more, or its log is damaged. */
type PositionOf = (row: GameRow) => Promise<JsonText<GameState> | undefined>

/**
 * Whoever runs the site takes a table away that waits, or ends a game where it
 * stands: nobody has won it, and it is kept to be read. It may be served by
 * any number of processes meanwhile.
 */
export const closeTableBySite = (
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  gameOf: (id: string) => Promise<Game | undefined>,
  reason: string | null = null,
): Promise<SiteClosing> =>
  closeAt(services, id, { ...BY_COMMAND, reason }, (row) => storedPosition(services.db, row, gameOf))

/** The same by a moderator, where the games are served: the position is asked of the thread that knows it. */
export const closeServedTable = (services: Services, id: string, actor: SiteActor): Promise<SiteClosing> =>
  closeAt(services, id, actor, (row) => servedPosition(services, row))

async function closeAt(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  actor: SiteActor,
  positionOf: PositionOf,
): Promise<SiteClosing> {
  const note = (row: GameRow, db: Db) =>
    writeSiteLog(db, actor, { act: 'close', made: services.now(), table: row })
  for (;;) {
    const row = await gameRow(services.db, id)
    if (!row) return 'none'
    if (row.status !== 'waiting' && row.status !== 'playing') return 'over'
    try {
      if (row.status === 'waiting') {
        await takeTableAway(services, id, 'site', note)
        return 'taken'
      }
      await endAt(services, row, await positionOf(row).catch(noPosition), { reason: actor.reason, note })
      return 'ended'
    } catch (error) {
      // somebody was faster: it has begun, a move was made, or it is no more
      if (!(error instanceof RequestTrouble)) throw error
    }
  }
}

/** What cannot be played on because of what is stored is ended all the same. */
function noPosition(error: unknown): undefined {
  if (error instanceof RequestTrouble || error instanceof DatabaseUnreachable) throw error
}

async function endAt(
  services: Pick<Services, 'db' | 'now'>,
  { id, seq }: GameRow,
  position: JsonText<GameState> | undefined,
  { reason, note }: { reason: string | null; note(row: GameRow, db: Db): Promise<unknown> },
): Promise<void> {
  await withTableRow(services.db, id, async (db, row) => {
    if (row.status !== 'playing' || row.seq !== seq) throw new RequestTrouble('overtaken')
    await endTable(db, id, null, services.now())
    await markClosed(db, id, services.now(), reason)
    await note(row, db)
    if (position !== undefined) await keepSnapshot(db, id, seq, position)
    await dropAllVotes(db, id)
  })
  await announceTableChange(services, id)
}

async function servedPosition(services: Services, row: GameRow): Promise<JsonText<GameState> | undefined> {
  if (await isArchived(services, row)) return undefined
  const names = namesOf(await seatRows(services.db, row.id))
  return services.gameCache.at(row.id, 'play', async (game) => {
    if (game.seq !== row.seq) throw new RequestTrouble('overtaken')
    return (await game.ask('standing', names)).position
  })
}

async function storedPosition(
  db: Db,
  row: GameRow,
  gameOf: (id: string) => Promise<Game | undefined>,
): Promise<JsonText<GameState> | undefined> {
  const game = await gameOf(row.game)
  if (game?.version !== row.version) return undefined
  const log = await entriesFrom(db, row.id, 0)
  const table = reopen(game, storedFile(row, await seatRows(db, row.id), log.slice(0, row.seq)))
  return 'refused' in table ? undefined : jsonText(table.state)
}
