import type { Standing } from '@roundhouse/kernel'
import { COMPANIES } from './components/companies.ts'
import { LAST_TECHNOLOGY, RESTART_PRICE, startingPrices, TOP_SPACE } from './components/money.ts'
import { type BnoState, END_REASONS, type EndReason, openCompanies, scoreOf, statusOf } from './state.ts'

/** BO-13.1, BO-13.6: what ends the game after a second operating round; empty when it goes on. */
export const endReasons = (state: BnoState): EndReason[] =>
  END_REASONS.filter((reason) => ENDS[reason](state))

const ENDS: Readonly<Record<EndReason, (state: BnoState) => boolean>> = {
  technology: ({ technology }) => technology === LAST_TECHNOLOGY,
  price: ({ market }) => market[0]?.space === TOP_SPACE,
  standstill: (state) =>
    openCompanies(state).length === 0 && state.players.every(({ cash }) => cash < cheapestShare(state)),
}

/** BO-13.6: what a share costs at least when no company is open; a restart is cheaper than any founding. */
const cheapestShare = (state: BnoState): number =>
  COMPANIES.some((id) => statusOf(state, id) === 'receivership')
    ? RESTART_PRICE
    : startingPrices(state.technology)[0]!

/** BO-13.4, BO-13.5: by score, then by turn order card. */
export function standings(state: BnoState): Standing[] {
  const { players } = state
  return players
    .map((_, seat) => ({ seat, score: scoreOf(state, seat) }))
    .sort((a, b) => b.score - a.score || players[a.seat]!.card - players[b.seat]!.card)
    .map((standing, place) => ({ ...standing, rank: place + 1 }))
}
