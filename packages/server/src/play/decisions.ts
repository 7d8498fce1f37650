import type { Language } from '@roundhouse/kernel'
import type { GameDecisions, Judgement } from '@roundhouse/wire'
import { type JsonText, jsonText, withJsonField } from '../jsonText.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { mustSit, namesOf, rankOf, seatOfUser } from './seats.ts'

/** What somebody may do now, from what they may know. */
export async function decisionsFor(
  services: Services,
  id: string,
  user: string | null,
  proposals: boolean,
  invitation?: string,
): Promise<JsonText<GameDecisions>> {
  const { game: gameId } = await mayLook(services, id, user, invitation)
  const rank = await rankOf(services.db, id, user)
  const { seq, own, view } = await services.gameCache.at(id, rank, async (game, { status }) => {
    const own = seatOfUser(await seatRows(services.db, id), user)
    const view = own === null || status === 'ended' ? null : await game.ask('view', own)
    return { seq: game.seq, own, view }
  })
  const decisions =
    own === null || view === null
      ? jsonText([])
      : await services.threads.think(rank, 'listDecisions', gameId, view, own, proposals)
  return withJsonField({ seq }, 'decisions', decisions)
}

/** Whether somebody could do this now, as far as they may know, and if not, by which rule. Nothing is done. */
export async function judgeAction(
  services: Services,
  id: string,
  user: string,
  action: unknown,
  language: Language,
): Promise<Judgement> {
  const { game: gameId } = await mayLook(services, id, user)
  const { view, seat, players } = await services.gameCache.at(id, 'play', async (game, { status }) => {
    const seats = await seatRows(services.db, id)
    const seat = mustSit(seats, user)
    if (status === 'ended') throw new RequestTrouble('state')
    return { view: await game.ask('view', seat), seat, players: namesOf(seats) }
  })
  return services.threads.think('play', 'judge', gameId, view, seat, action, { language, players })
}
