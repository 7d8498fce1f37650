import { byRow } from '@roundhouse/board'
import type { Asked, Decision, LogNotation, Offer, Seat } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { type BnoAction, type BnoKind, SHAPES } from './actions.ts'
import { COMPANIES, type CompanyId } from './components/companies.ts'
import { EQUIPMENT } from './components/equipment.ts'
import { GRID } from './components/map.ts'
import { PRICES } from './components/money.ts'
import { standings } from './end.ts'
import { type BnoState, type Company, scoreOf, statusOf, supplyOf, topCard } from './state.ts'

const firstLine = z.object({
  game: z.literal('bno'),
  format: z.literal(1),
  players: z.array(z.string()),
  options: z.unknown(),
  turnOrder: z.record(z.string(), z.int()),
  state: z.unknown(),
})

/** How game logs of Baltimore & Ohio write a position down: names for seats, and everything that can be derived. */
export const notation: LogNotation<BnoState> = { begin, actor, describe }

function begin(line: unknown): ReturnType<LogNotation<BnoState>['begin']> {
  const parsed = firstLine.safeParse(line)
  if (!parsed.success) return undefined
  const { players, options, turnOrder, state } = parsed.data
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => turnOrder[players[a]!]! - turnOrder[players[b]!]!)
  return { players, options, setup: [order], state }
}

function actor({ seat, as }: Asked, players: readonly string[]) {
  const player = players[seat]
  return as === undefined ? { player } : { player, company: as }
}

function describe(state: BnoState, decisions: readonly Decision[], players: readonly string[]) {
  const name = (seat: Seat) => players[seat]!
  const { turn, round, technology, cardsSold, stock, operation, toOperate } = state
  return {
    turn,
    round,
    technology,
    equipmentTop: topCard(state)?.number ?? null,
    equipmentLeft: EQUIPMENT.length - cardsSold,
    scrapped: [...state.scrapped].sort((a, b) => a - b),
    players: Object.fromEntries(
      state.players.map(({ cash, card }, seat) => [name(seat), { cash, card, score: scoreOf(state, seat) }]),
    ),
    companies: Object.fromEntries(COMPANIES.map((id) => [id, describeCompany(state, id, name)])),
    track: grouped(
      state.market,
      ({ space }) => PRICES[space]!,
      ({ company }) => company,
    ),
    cubes: grouped(
      COMPANIES.flatMap((id) => state.companies[id].cubes.map((hex) => ({ id, hex }))),
      ({ hex }) => hex,
      ({ id }) => id,
    ),
    coalOnBoard: state.coal,
    stock: stock && { passes: stock.passes, sold: COMPANIES.filter((id) => stock.sold.includes(id)) },
    operation,
    toOperate,
    next: decisions[0] ? describeNext(decisions[0] as Decision<BnoAction>, players) : null,
    result: round === 'over' ? describeResult(state, name) : null,
  }
}

function describeCompany(state: BnoState, id: CompanyId, name: (seat: Seat) => string) {
  const { president, treasury, shares, equipment, coal, lastNetIncome }: Company = state.companies[id]
  const space = state.market.find(({ company }) => company === id)?.space
  return {
    status: statusOf(state, id),
    president: president === null ? null : name(president),
    price: space === undefined ? null : PRICES[space],
    treasury: treasury.cash,
    shares: {
      players: Object.fromEntries(
        shares.players.flatMap((count, seat) => (count > 0 ? [[name(seat), count]] : [])),
      ),
      held: shares.held,
      unowned: shares.unowned,
    },
    equipment,
    supply: supplyOf(state.companies[id]),
    coal,
    lastNetIncome,
  }
}

function describeNext(decision: Decision<BnoAction>, players: readonly string[]) {
  const kinds = (Object.keys(SHAPES) as BnoKind[]).filter((kind) =>
    decision.offers.some((offer) => offer.action.kind === kind),
  )
  const legal = kinds.map((kind) => [
    kind,
    LEGAL[kind](decision.offers.filter((offer) => offer.action.kind === kind)),
  ])
  return { actor: actor(decision, players), kinds, legal: Object.fromEntries(legal) }
}

type Offers = readonly Offer<BnoAction>[]

const most = ({ blank }: Offer): number => (blank?.kind === 'integer' ? blank.max : 0)
const field = (offer: Offer, name: string) =>
  (offer.action as unknown as Record<string, string | number>)[name]!
const values = (name: string) => (offers: Offers) => offers.map((offer) => field(offer, name))
const inRows = (offers: Offers) =>
  offers.map((offer) => field(offer, 'hex') as string).sort(byRow(GRID.layout))
const mostByCompany = (offers: Offers) =>
  Object.fromEntries(offers.map((offer) => [field(offer, 'company'), most(offer)]))

/** All that is legal of a kind, by the log's form for it. */
const LEGAL: Readonly<Record<BnoKind, (offers: Offers) => unknown>> = {
  sell: mostByCompany,
  restart: mostByCompany,
  redeem: mostByCompany,
  buy: (offers) =>
    byCompany(offers, (ofCompany) => ({
      held: Math.max(...ofCompany.map(most)),
      unowned: Math.max(...ofCompany.map((offer) => Number(field(offer, 'unowned')))),
      total: Math.max(...ofCompany.map((offer) => Number(field(offer, 'unowned')) + most(offer))),
    })),
  found: (offers) =>
    byCompany(offers, (ofCompany) =>
      Object.fromEntries(ofCompany.map((offer) => [field(offer, 'price'), most(offer)])),
    ),
  pass: () => true,
  'end-turn': () => true,
  'buy-equipment': values('card'),
  scrap: values('card'),
  build: inRows,
  'take-coal': inRows,
  income: ([offer]) =>
    offer?.blank?.kind === 'subset' && {
      count: offer.blank.min,
      from: offer.blank.from.toSorted(byRow(GRID.layout)),
    },
  dividend: values('choice'),
}

const byCompany = (offers: Offers, form: (offers: Offers) => unknown) =>
  Object.fromEntries(
    Object.entries(
      grouped(
        offers,
        (offer) => field(offer, 'company'),
        (offer) => offer,
      ),
    ).map(([company, ofCompany]) => [company, form(ofCompany)]),
  )

function describeResult(state: BnoState, name: (seat: Seat) => string) {
  const ranked = standings(state)
  return {
    reasons: state.endReasons,
    ranking: ranked.map(({ seat }) => name(seat)),
    scores: Object.fromEntries(ranked.map(({ seat, score }) => [name(seat), score])),
  }
}

function grouped<T, V>(
  items: readonly T[],
  key: (item: T) => string | number,
  value: (item: T) => V,
): Record<string, V[]> {
  const groups: Record<string, V[]> = {}
  for (const item of items) {
    groups[key(item)] ??= []
    groups[key(item)]!.push(value(item))
  }
  return groups
}
