import { trainTypeOf } from '@roundhouse/18xx'
import { placeName } from '@roundhouse/18xx/view'
import { type HexName, tokensOf } from '@roundhouse/board'
import { eventsOf, type Fact, playerName } from '@roundhouse/view'
import { certificateLimit } from '../../certificateLimit.ts'
import { WAITING_HEXES } from '../../components/board.ts'
import { pricesCounted } from '../../government/par.ts'
import { hexToChooseToken, tokensToPlace } from '../../government/tokens.ts'
import {
  certificatesFor,
  controllerOf,
  corporationsInGame,
  parOf,
  type State1856,
  trainLimit,
  trainsOf,
} from '../../state.ts'
import type { Outcome1856 } from '../previews/outcome.ts'
import { money, type Wording1856 } from '../wording.ts'

/** 1856-3g to 1856-3i: how it is cut, its price, its president, its treasury. */
export function railwayFacts(state: State1856, wording: Wording1856): Fact[] {
  const { facts, formation } = wording.words
  const { shares } = certificatesFor(state, 'CGR')
  return [
    { label: formation.cut, value: formation.shares({ shares, percent: 100 / shares }) },
    { label: formation.price, value: money(parOf(state, 'CGR')) },
    { label: formation.president, value: playerName(wording, controllerOf(state, 'CGR')!) },
    { label: facts.treasury, value: money(state.corporations.CGR.treasury.cash) },
  ]
}

/** 1856-3i, 1856-3e, 1856-3m, 1856-3n: the same as it comes about, and what comes with it. */
export function comingFacts(outcome: Outcome1856, wording: Wording1856): Fact[] {
  const { before, after, now } = outcome
  const { facts, formation, effects, list } = wording.words
  const [formed] = eventsOf(now, 'cgr-formed')
  const limits = { before: `${certificateLimit(before)}`, after: `${certificateLimit(settled(after))}` }
  const limit = { label: facts.certificateLimit, value: formation.change(limits) }
  if (!formed) return [{ label: formation.chapters.railway, value: formation.notFormed }, limit]
  const lost = eventsOf(now, 'escrow-ended').map(({ corporation: company, amount }) =>
    effects.ofCompany({ company, price: money(amount) }),
  )
  const price = money(parOf(after, 'CGR'))
  const prices = list(pricesCounted(before, formed.merged).map(money))
  return [
    ...railwayFacts(after, wording).map((fact) =>
      fact.label === formation.price ? { ...fact, value: formation.average({ price, prices }) } : fact,
    ),
    ...(lost.length > 0 ? [{ label: effects.escrowLost, value: list(lost) }] : []),
    limit,
    { label: formation.turn, value: isOnThisRound(outcome) ? formation.thisRound : formation.nextRound },
  ]
}

/** 1856-3m: what is still to be decided about tokens and trains does not change the limit. */
const settled = (state: State1856): State1856 => ({
  ...state,
  corporationsAtFormation: corporationsInGame(state).length,
})

/** 1856-3n. */
const isOnThisRound = ({ before, after }: Outcome1856): boolean =>
  after.set === before.set &&
  after.operatingRound === before.operatingRound &&
  (after.operation?.company === 'CGR' || after.toOperate.includes('CGR'))

/** 1856-3j: where its tokens are, where one is to be chosen, and how many it may place later on. */
export function tokenFacts(state: State1856, wording: Wording1856, gone: readonly HexName[] = []): Fact[] {
  const { formation } = wording.words
  const waiting = WAITING_HEXES.filter((hex) => state.waitingTokens[hex] === 'CGR')
  const kept = [...tokensOf(state.board, 'CGR').map(({ hex }) => hex), ...waiting]
  const choice = hexToChooseToken(state)
  return [
    { label: formation.tokens, value: placesText(kept, wording) },
    ...(gone.length > 0 ? [{ label: formation.tokensGone, value: placesText(gone, wording) }] : []),
    ...(choice ? [{ label: formation.tokenToChoose, value: placeName(wording, choice) }] : []),
    { label: formation.tokensLeft, value: `${tokensToPlace(state)}` },
  ]
}

const placesText = (hexes: readonly HexName[], wording: Wording1856): string =>
  wording.words.list([...new Set(hexes)].map((hex) => placeName(wording, hex))) || wording.words.nobody

/** 1856-3k. */
export function trainFacts(state: State1856, { words: { formation, nobody } }: Wording1856): Fact[] {
  const trains = trainsOf(state, 'CGR').map(({ id }) => trainTypeOf(id))
  const limit = trainLimit(state, 'CGR')
  return [
    { label: formation.trains, value: trains.join(' + ') || nobody },
    {
      label: formation.trainLimit,
      value: `${limit}`,
      ...(trains.length > limit && { alarming: true as const }),
    },
  ]
}
