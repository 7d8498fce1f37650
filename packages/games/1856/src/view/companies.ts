import { trainTypeOf } from '@roundhouse/18xx'
import {
  forcedSaleProbes,
  hexName,
  holdingParts,
  homeFact,
  launchProbes,
  placeName,
  shareProbes,
  trainLimitFact,
} from '@roundhouse/18xx/view'
import type { HexName } from '@roundhouse/board'
import type { Chip, CompanyScene, Fact, Probe } from '@roundhouse/view'
import type { Actions1856 } from '../actions.ts'
import {
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  isPublicCompany,
  PRIVATE,
  PUBLIC_COMPANY,
  type PublicCompanyId,
  RIGHTS,
} from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { TRAIN, type Type } from '../components/trains.ts'
import { destinationLine, isTestedForDestination, isUnderDestinationCondition } from '../destination.ts'
import { isFloated } from '../floating.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { hasRight } from '../privates/rights.ts'
import { trainsToRun } from '../running/trainsToRun.ts'
import { hasFullCapital } from '../shares/capital.ts'
import {
  certificatesFor,
  controllerOf,
  hasHalfCertificate,
  lacksPermanentTrain,
  priceOf,
  privatesOf,
  type State1856,
  sharesSold,
  trainLimit,
  trainsCounted,
  trainsOf,
  typeOnOffer,
} from '../state.ts'
import { loanChips, loanFacts } from './debt.ts'
import { PAINT } from './paint.ts'
import { money, type Wording1856 } from './wording.ts'

export const companyScenes = (state: State1856, wording: Wording1856): CompanyScene[] =>
  CORPORATIONS.map((id) => companyScene(state, id, wording))

const STATUS = { waiting: 'waiting', launched: 'open', closed: 'closed', merged: 'closed' } as const

function companyScene(state: State1856, id: CorporationId, wording: Wording1856): CompanyScene {
  const { status, president, treasury, shares, tokensLeft } = state.corporations[id]
  const note = noteOf(state, id, wording)
  const atWork = status === 'launched'
  return {
    id,
    name: CORPORATION[id].name,
    paint: PAINT[id],
    status: STATUS[status],
    ...(note !== undefined && { note }),
    president,
    ...(atWork && { price: priceOf(state, id), cash: treasury.cash }),
    ...holdingParts(shares, ['pool', 'bank'], certificatesFor(state, id), wording),
    ...(STATUS[status] === 'closed' && { elsewhere: [] }),
    trains: trainChips(state, id, wording),
    tokensLeft,
    chips: [
      ...privateChips(state, id, wording),
      ...rightChips(state, id, wording),
      ...loanChips(state, id, wording),
    ],
    facts: factsOf(state, id, wording),
    probes: probesOn(state, id, wording),
  }
}

function noteOf(state: State1856, id: CorporationId, wording: Wording1856): string | undefined {
  const { company } = wording.words
  const { status, president } = state.corporations[id]
  if (status === 'waiting') return isPublicCompany(id) ? waitingNote(state, id, wording) : company.notFormed
  if (status !== 'launched') return company[status]
  if (president !== null && id === 'CGR' && hasHalfCertificate(state, president)) return company.half
  if (lacksPermanentTrain(state, id)) return company.noPermanent
  if (state.corporations[id].operated || !isPublicCompany(id)) return undefined
  return isFloated(state, id)
    ? company.operates
    : company.notFloated({ sold: sharesSold(state, id), needed: typeOnOffer(state) })
}

/** Whoever may launch it reads from where it goes to where. */
function waitingNote(state: State1856, id: PublicCompanyId, wording: Wording1856): string {
  const { company, list } = wording.words
  if (!state.stock) return company.waiting
  const called = (hex: HexName) => hexName(wording, hex) ?? hex
  const from = called(PUBLIC_COMPANY[id].home.hex)
  return isTestedForDestination(state, id)
    ? company.between({ from, to: list(destinationLine(state, id).to.map(called)) })
    : from
}

function trainChips(state: State1856, id: CorporationId, { words }: Wording1856): Chip[] {
  const chips = trainsOf(state, id).map((train): Chip => ({ id: train.id, ...namedTrain(train.id, words) }))
  const { operation } = state
  if (operation?.company !== id || !operation.borrowed) return chips
  // 1856-3p
  return [
    ...chips,
    ...trainsToRun(state).map((train) => {
      const { label, hint } = namedTrain(train.id, words)
      return { label, hint: words.details([hint, words.train.borrowed]) }
    }),
  ]
}

function namedTrain(train: string, { train: words }: Wording1856['words']): { label: string; hint: string } {
  const type = trainTypeOf<Type>(train)
  return { label: type, hint: words.counts({ stops: TRAIN[type].reach }) }
}

const privateChips = (state: State1856, id: CorporationId, { words }: Wording1856): Chip[] =>
  privatesOf(state, id).map((owned) => ({
    id: owned,
    label: PRIVATE[owned].called,
    hint: words.powers[owned],
    ...(PRIVATE[owned].uses > 0 && state.privates[owned].uses === 0 && { state: 'used' as const }),
  }))

/** 1856-5.1f. */
const rightChips = (
  state: State1856,
  id: CorporationId,
  { words: { bonuses, rights } }: Wording1856,
): Chip[] =>
  RIGHTS.filter((right) => hasRight(state, id, right)).map((right) => ({
    label: bonuses[right]!,
    hint: rights.texts[right],
  }))

function factsOf(state: State1856, id: CorporationId, wording: Wording1856): Fact[] {
  const { status, par } = state.corporations[id]
  const isOpen = status === 'launched'
  return [
    ...(isPublicCompany(id) ? [homeFact(PUBLIC_COMPANY[id].home.hex, wording)] : []),
    ...(isPublicCompany(id) && STATUS[status] !== 'closed' ? destinationFacts(state, id, wording) : []),
    ...(isOpen
      ? [
          { label: wording.words.facts.par, value: money(par!), amount: par! },
          ...floatFacts(state, id, wording),
          ...capitalFacts(state, id, wording),
          ...loanFacts(state, id, wording),
          trainLimitFact(trainsCounted(state, id), trainLimit(state, id), wording),
          ...portFacts(state, id, wording),
        ]
      : []),
  ]
}

/** 1856-2.2p: as long as it matters. */
function destinationFacts(state: State1856, id: PublicCompanyId, wording: Wording1856): Fact[] {
  const { facts, company, list } = wording.words
  const { connected } = state.corporations[id]
  const place = list(destinationLine(state, id).to.map((hex) => placeName(wording, hex)))
  if (connected) return [{ label: facts.destination, value: company.destinationReached({ place }) }]
  return isTestedForDestination(state, id)
    ? [{ label: facts.destination, value: company.destinationOpen({ place }) }]
    : []
}

/** 1856-1.2f: as long as it has not operated. */
function floatFacts(state: State1856, id: CorporationId, { words: { facts, company } }: Wording1856): Fact[] {
  if (!isPublicCompany(id) || state.corporations[id].operated) return []
  const [sold, needed] = [sharesSold(state, id), typeOnOffer(state)]
  return [
    {
      label: facts.soldShares,
      value: company.soldOf({ sold, needed }),
      amount: sold,
      ...(sold < needed && { alarming: true as const }),
    },
  ]
}

/** 1856-1.2h to 1856-1.2l: what its shares bring it that the bank still sells, and what the bank keeps for it. */
function capitalFacts(
  state: State1856,
  id: CorporationId,
  { words: { facts, company } }: Wording1856,
): Fact[] {
  const { escrow, shares } = state.corporations[id]
  const kept = escrow > 0 ? [{ label: facts.escrow, value: money(escrow), amount: escrow }] : []
  if (shares.bank === 0) return kept
  return [...kept, { label: facts.capital, value: company.capital[capitalKind(state, id)] }]
}

function capitalKind(state: State1856, id: CorporationId): keyof Wording1856['words']['company']['capital'] {
  const { startedAt } = state.corporations[id]
  if (startedAt === null) return 'nothing'
  if (hasFullCapital(startedAt)) return 'full'
  return isUnderDestinationCondition(state, id) ? 'escrow' : 'treasury'
}

/** 1856-5.1e. */
const portFacts = ({ port }: State1856, id: CorporationId, wording: Wording1856): Fact[] =>
  port?.corporation === id ? [{ label: wording.words.facts.port, value: placeName(wording, port.hex) }] : []

/** What players do to a corporation at this time, whether they may or not. */
function probesOn(state: State1856, id: CorporationId, wording: Wording1856): Probe[] {
  const { status } = state.corporations[id]
  if (state.stock && status === 'waiting' && isPublicCompany(id)) return launchProbes(id, PARS, wording)
  if (status !== 'launched') return []
  if (state.stock) return shareProbes(id, state.corporations[id], ['bank', 'pool'], wording)
  if (!state.operation || controllerOf(state, state.operation.company) === null) return []
  if (state.operation.due > 0) return debtProbes(id, wording)
  return mustBuyTrain(state) ? forcedSaleProbes(id, wording) : []
}

/** 1856-2.5c, 1856-2.8b. */
function debtProbes(corporation: CorporationId, { words: { kinds } }: Wording1856): Probe[] {
  const sale: Actions1856['sell-for-debt'] = { kind: 'sell-for-debt', corporation, count: 1 }
  return [{ heading: kinds['sell-for-debt'], actions: [sale] }]
}
