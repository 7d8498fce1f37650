import {
  type Action,
  decisionFor,
  decisions,
  type GameState,
  type Language,
  type Offer,
  redactFor,
  type Seat,
  seeded,
  sentenceOf,
  whyNot,
} from '@roundhouse/kernel'
import type { GameDecisions, Judgement, WireOffer } from '@roundhouse/wire'
import type { OwnEntryRow } from '../accounts/data.ts'
import { type JsonText, jsonText } from '../jsonText.ts'
import { realLibrary } from '../library.ts'
import type { BotQuestion } from './sessionCalls.ts'

/** What can be worked out from what is given; it may take long. */
export const thinkingCalls = { chooseAction, listDecisions, judge, publicView, ownEntries }

/** What the first of these bots that has anything to do does. */
async function chooseAction(
  gameId: string,
  bot: string | null,
  { seat, view, luck }: BotQuestion,
): Promise<Action | null> {
  const [game, bots] = await Promise.all([realLibrary.game(gameId), realLibrary.bots(gameId)])
  const state = JSON.parse(view) as GameState
  const decision = decisionFor(game, state, (one) => one === seat)
  if (!decision) return null
  const play = bots[bot ?? ''] ?? Object.values(bots)[0]!
  return play(state, decision, seeded(luck))
}

/** What somebody may do now, from what they may know. What is proposed for an open blank is dear to find. */
async function listDecisions(
  gameId: string,
  view: JsonText<GameState>,
  own: Seat,
  proposals: boolean,
): Promise<JsonText<GameDecisions['decisions']>> {
  const all = decisions(await realLibrary.game(gameId), JSON.parse(view) as GameState)
  return jsonText(
    all
      .filter(({ seat }) => seat === own)
      .map(({ offers, ...asked }) => ({
        ...asked,
        offers: offers.map((offer) => wireOfferOf(offer, proposals)),
      })),
  )
}

/** Reading what an open blank proposes works it out. */
function wireOfferOf({ action, blank }: Offer, proposals: boolean): WireOffer {
  if (blank?.kind !== 'open') return { action, ...(blank && { blank }) }
  const { kind, field } = blank
  return { action, blank: { kind, field, ...(proposals && { proposed: blank.proposed }) } }
}

/** Whether somebody could do this now, as far as they may know, and if not, by which rule. */
async function judge(
  gameId: string,
  view: JsonText<GameState>,
  seat: Seat,
  action: unknown,
  { language, players }: { readonly language: Language; readonly players: readonly string[] },
): Promise<Judgement> {
  const refusal = whyNot(await realLibrary.game(gameId), JSON.parse(view) as GameState, seat, action)
  if (!refusal) return { fine: true }
  const [book, gameView] = await Promise.all([
    realLibrary.rules(gameId, language),
    realLibrary.gameView(gameId),
  ])
  return {
    fine: false,
    refusal,
    sentence: sentenceOf(book, refusal, players, gameView.naming?.({ language, players })),
  }
}

/** What anybody may see of a position. */
async function publicView(gameId: string, position: JsonText<GameState>): Promise<JsonText<GameState>> {
  return jsonText(redactFor(await realLibrary.game(gameId), JSON.parse(position) as GameState, null))
}

/** What somebody has written into logs, for themselves: without the luck that came of it. */
function ownEntries(rows: readonly OwnEntryRow[]): JsonText<object[]> {
  return jsonText(
    rows.map(({ entry, ...row }) => {
      const { chance, ...own } = JSON.parse(entry)
      return { ...row, entry: own }
    }),
  )
}
