import { trainTypeOf } from '@roundhouse/18xx'
import { holdingParts, homeFact, launchProbes, shareProbes, trainLimitFact } from '@roundhouse/18xx/view'
import { type Chip, type CompanyScene, type Fact, type Probe, playerName } from '@roundhouse/view'
import type { Actions1860 } from '../actions.ts'
import {
  AUCTIONED,
  type AuctionedId,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  PRIVATE,
  PRIVATES,
} from '../components/companies.ts'
import { CERTIFICATES, PARS, SHARES_TO_FLOAT } from '../components/market.ts'
import { TRAIN, type Type } from '../components/trains.ts'
import { leasedNow } from '../running/runningRules.ts'
import { isTooLate, parsNow } from '../shares/buying.ts'
import { isLayerOpen } from '../shares/layers.ts'
import { shareValue } from '../shares/shareValue.ts'
import {
  controllerOf,
  inReceivership,
  isFloated,
  isStarted,
  isTrainless,
  parentOf,
  priceOf,
  type State1860,
  sharesReserved,
  sharesWithPlayers,
  trainLimit,
  trainsOf,
} from '../state.ts'
import { PAINT } from './paint.ts'
import { money, type Wording1860 } from './wording.ts'

export const companyScenes = (state: State1860, wording: Wording1860): CompanyScene[] =>
  CORPORATIONS.map((id) => companyScene(state, id, wording))

function companyScene(state: State1860, id: CorporationId, wording: Wording1860): CompanyScene {
  const { president, treasury, shares, tokensLeft, bankrupt } = state.corporations[id]
  const notes = notesOf(state, id, wording)
  const hasPrice = isStarted(state, id)
  return {
    id,
    name: CORPORATION[id].name,
    paint: PAINT[id],
    status: hasPrice ? 'open' : 'waiting',
    ...(notes.length > 0 && { note: notes.join(' · ') }),
    president,
    ...(hasPrice && { price: priceOf(state, id) }),
    // 1860-BKR.3: what it has it keeps
    ...((hasPrice || bankrupt) && { cash: treasury.cash }),
    ...holdingParts(shares, ['ipo', 'pool'], CERTIFICATES, wording),
    trains: trainChips(state, id, wording),
    tokensLeft,
    chips: [],
    facts: factsOf(state, id, wording),
    probes: probesOn(state, id, wording),
  }
}

/** 1860-INFO.3: its states, with what ends each of them or who acts in it. */
function notesOf(state: State1860, id: CorporationId, wording: Wording1860): string[] {
  const { company } = wording.words
  const { bankrupt, insolvent } = state.corporations[id]
  if (!isStarted(state, id)) return [bankrupt ? company.bankrupt : waitingNote(state, id, wording)]
  const held = sharesWithPlayers(state, id)
  if (!isFloated(state, id))
    return [bankrupt ? company.restarted : company.notFloated({ held, needed: SHARES_TO_FLOAT })]
  const isRetired = state.nationalisation?.operating.includes(id) === false
  return [
    ...(isRetired ? [company.retired] : []),
    ...(inReceivership(state, id)
      ? [company.receivership({ who: playerName(wording, controllerOf(state, id)) })]
      : []),
    ...(insolvent ? [company.insolvent] : []),
  ]
}

/** 1860-LAY.2, 1860-SOU.3: why it cannot be started yet, or any more. */
function waitingNote(state: State1860, id: CorporationId, { words: { company } }: Wording1860): string {
  if (!isLayerOpen(state, id)) return company.layerClosed({ layer: CORPORATION[id].layer })
  return isTooLate(state, id) ? company.tooLate : company.waiting
}

function trainChips(state: State1860, id: CorporationId, { words }: Wording1860): Chip[] {
  const own = trainsOf(state, id).map((train): Chip => {
    const type = trainTypeOf<Type>(train.id)
    return { id: train.id, label: type, hint: words.train.counts(TRAIN[type]) }
  })
  const leased = leasedNow(state, id)
  if (leased === null) return own
  // 1860-INS.5
  const stops = words.train.countsLeased({ stops: TRAIN[leased].large })
  return [...own, { label: leased, hint: stops }]
}

function factsOf(state: State1860, id: CorporationId, wording: Wording1860): Fact[] {
  const { facts, company } = wording.words
  const { home, layer } = CORPORATION[id]
  return [
    homeFact(home.hex, wording),
    { label: facts.layer, value: isLayerOpen(state, id) ? String(layer) : company.layerOpens({ layer }) },
    ...(isStarted(state, id) ? startedFacts(state, id, wording) : []),
    ...reservedFact(state, id, wording),
  ]
}

function startedFacts(state: State1860, id: CorporationId, wording: Wording1860): Fact[] {
  const { facts } = wording.words
  const par = state.corporations[id].par!
  const sale = shareValue(state, id)
  return [
    { label: facts.par, value: money(par), amount: par },
    // 1860-SR.9
    ...(sale < priceOf(state, id) ? [{ label: facts.sellsFor, value: money(sale), amount: sale }] : []),
    ...(isTrainless(state, id)
      ? []
      : [trainLimitFact(trainsOf(state, id).length, trainLimit(state), wording)]),
  ]
}

/** 1860-PRIV.5: for whom a share of the IPO is kept. */
function reservedFact(state: State1860, id: CorporationId, { words: { facts } }: Wording1860): Fact[] {
  if (sharesReserved(state, id) === 0) return []
  const kept = PRIVATES.find((one) => parentOf(state, one) === id)!
  return [{ label: facts.reservedShare, value: PRIVATE[kept].called }]
}

/** What players do to a company at this time, whether they may or not. */
function probesOn(state: State1860, id: CorporationId, wording: Wording1860): Probe[] {
  if (state.auction) return isAuctioned(id) && !isStarted(state, id) ? presidencyProbes(id, wording) : []
  if (!state.stock) return []
  return isStarted(state, id)
    ? shareProbes(id, state.corporations[id], ['ipo', 'pool'], wording)
    : launchProbes(id, parsNow(state, id), wording)
}

const isAuctioned = (id: CorporationId): id is AuctionedId => (AUCTIONED as readonly string[]).includes(id)

/** 1860-AUC.7. */
function presidencyProbes(corporation: AuctionedId, { words: { kinds } }: Wording1860): Probe[] {
  const actions = PARS[corporation].map((par): Actions1860['take-presidency'] => ({
    kind: 'take-presidency',
    corporation,
    par,
  }))
  return [{ heading: kinds['take-presidency'], actions }]
}
