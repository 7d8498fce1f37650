import { entryFor, exported, type Viewer } from '@roundhouse/kernel'
import type { GameFile, GameMoment } from '@roundhouse/wire'
import { seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { isOver, momentFor } from './change.ts'
import { seatOf } from './seats.ts'
import type { Sitting } from './sitting.ts'

/** A moment of a game's past, for one pair of eyes. */
export async function momentOf(
  world: World,
  id: string,
  user: string | null,
  move: number,
  invitation?: string,
): Promise<GameMoment> {
  await mayLook(world, id, user, invitation)
  return world.house.at(id, async (sitting) => {
    if (move > sitting.table.line.length) throw new Trouble('missing')
    return momentFor(sitting, seatOf(await seatRows(world.db, id), user), move)
  })
}

/** The file of a game: the whole of it once it is over, by its rules or because all agreed to end it. */
export async function fileFor(
  world: World,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameFile> {
  const { status } = await mayLook(world, id, user, invitation)
  return world.house.at(id, async (sitting) =>
    status === 'ended' || isOver(sitting)
      ? exported(sitting.table)
      : redactedFile(sitting, seatOf(await seatRows(world.db, id), user)),
  )
}

/** What the seed and the luck of a game that goes on would tell is left out, and so is what others chose in secret. */
function redactedFile({ table: { game, record } }: Sitting, viewer: Viewer): GameFile {
  return {
    ...record,
    seed: 0,
    setup: [],
    entries: record.entries.map((entry) => entryFor(game, entry, viewer)),
    redacted: true,
  }
}
