import { decisions, type Language, type Offer, redactFor, sentenceOf, whyNot } from '@roundhouse/kernel'
import type { GameDecisions, Judgement, WireOffer } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { mustSit, seatOfUser } from './seats.ts'
import { seqOf } from './session.ts'

/** What somebody may do now, from what they may know. What is proposed for an open blank is dear to find. */
export async function decisionsFor(
  services: Services,
  id: string,
  user: string | null,
  proposals: boolean,
  invitation?: string,
): Promise<GameDecisions> {
  await mayLook(services, id, user, invitation)
  return services.gameCache.at(id, async (session, { status }) => {
    const { game, state } = session.table
    const own = seatOfUser(await seatRows(services.db, id), user)
    const all = own === null || status === 'ended' ? [] : decisions(game, redactFor(game, state, own))
    return {
      seq: seqOf(session),
      decisions: all
        .filter(({ seat }) => seat === own)
        .map(({ offers, ...asked }) => ({
          ...asked,
          offers: offers.map((offer) => wireOfferOf(offer, proposals)),
        })),
    }
  })
}

/** Reading what an open blank proposes works it out. */
function wireOfferOf({ action, blank }: Offer, proposals: boolean): WireOffer {
  if (blank?.kind !== 'open') return { action, ...(blank && { blank }) }
  const { kind, field } = blank
  return { action, blank: { kind, field, ...(proposals && { proposed: blank.proposed }) } }
}

/** Whether somebody could do this now, as far as they may know, and if not, by which rule. Nothing is done. */
export async function judgeAction(
  services: Services,
  id: string,
  user: string,
  action: unknown,
  language: Language,
): Promise<Judgement> {
  await mayLook(services, id, user)
  return services.gameCache.at(id, async (session, { status }) => {
    const { game, state, record } = session.table
    const seat = mustSit(await seatRows(services.db, id), user)
    if (status === 'ended') throw new RequestTrouble('state')
    const refusal = whyNot(game, redactFor(game, state, seat), seat, action)
    if (!refusal) return { fine: true }
    const book = await services.library.rules(game.id, language)
    const gameView = await services.library.gameView(game.id)
    const { players } = record
    return {
      fine: false,
      refusal,
      sentence: sentenceOf(book, refusal, players, gameView.naming?.({ language, players })),
    }
  })
}
