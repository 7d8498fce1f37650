import type { Chip, CompanyScene, Fact, Probe } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { COMPANIES, COMPANY_CARDS, type CompanyId, SHARES, startHex } from '../components/companies.ts'
import { cardOf } from '../components/equipment.ts'
import { MAP } from '../components/map.ts'
import { startingPrices } from '../components/money.ts'
import { refuseCity } from '../rounds/building.ts'
import { type BnoState, capacityOf, priceOf, statusOf, supplyOf } from '../state.ts'
import { maintenanceOf, outlook } from './outlook.ts'
import { PAINT } from './paint.ts'
import { type BnoWording, cityName, money } from './wording.ts'

export const companyScenes = (state: BnoState, wording: BnoWording): CompanyScene[] =>
  COMPANIES.map((id) => companyScene(state, id, wording))

const percent = (shares: number): number => (shares * 100) / SHARES

function companyScene(state: BnoState, id: CompanyId, wording: BnoWording): CompanyScene {
  const { facts } = wording.words
  const company = state.companies[id]
  const { president, treasury, shares, equipment } = company
  const status = statusOf(state, id)
  const note = noteOn(state, id, wording)
  const isFounded = status !== 'unfounded'
  return {
    id,
    name: COMPANY_CARDS[id].name,
    paint: PAINT[id],
    status: status === 'open' ? 'open' : 'waiting',
    ...(note !== undefined && { note }),
    president,
    ...(status === 'open' && { price: priceOf(state, id) }),
    ...(isFounded && { cash: treasury.cash }),
    holdings: shares.players.map(percent),
    elsewhere: isFounded
      ? [
          { label: facts.held, percent: percent(shares.held) },
          { label: facts.unowned, percent: percent(shares.unowned) },
        ]
      : [],
    trains: equipment.map((card) => equipmentChip(card, wording)),
    tokensLeft: supplyOf(company),
    chips: [],
    facts: [
      { label: facts.start, value: cityName(wording, startHex(id)) },
      ...(isFounded ? workFacts(state, id, wording) : []),
      ...firstCities(state, id, wording),
    ],
    probes: probesOn(state, id, wording),
  }
}

function noteOn(state: BnoState, id: CompanyId, { words }: BnoWording): string | undefined {
  const status = statusOf(state, id)
  if (status === 'open') return undefined
  if (status === 'receivership') return words.company.receivership
  const { from } = COMPANY_CARDS[id]
  return from <= state.technology ? words.company.available : words.company.from({ level: from })
}

/** How an equipment card is named where somebody points at it. */
export const cardName = (card: number): string => `card ${card}`

function equipmentChip(card: number, wording: BnoWording): Chip {
  return { id: cardName(card), label: String(cardOf(card).level), hint: cardHint(card, wording) }
}

export function cardHint(card: number, { words }: BnoWording): string {
  const { number, level, scrap } = cardOf(card)
  return words.equipment.facts({ number, level, scrap: money(scrap) })
}

function workFacts(state: BnoState, id: CompanyId, { words: { facts } }: BnoWording): Fact[] {
  const company = state.companies[id]
  const { coal, lastNetIncome } = company
  const { net } = outlook(state, company)
  return [
    { label: facts.capacity, value: String(capacityOf(company)) },
    { label: facts.maintenance, value: money(maintenanceOf(state, company)) },
    ...(coal > 0 ? [{ label: facts.coal, value: String(coal) }] : []),
    { label: facts.lastNetIncome, value: money(lastNetIncome) },
    { label: facts.possible, value: money(net), ...(net <= 0 && { alarming: true as const }) },
  ]
}

/** BO-7.12, BO-7.13: the cities that it has still to enter before any other. */
function firstCities(state: BnoState, id: CompanyId, { words }: BnoWording): Fact[] {
  for (const { hex, city } of MAP) {
    const refused = city && refuseCity(state, id, hex, city)
    if (refused?.reason === 'first')
      return [{ label: words.facts.firstCities, value: words.list(refused.figures.cities as string[]) }]
  }
  return []
}

/** What players do to a company in a stock round, whether they may or not. */
function probesOn(state: BnoState, company: CompanyId, { words: { kinds } }: BnoWording): Probe[] {
  const { stock, technology } = state
  const all = (kind: BnoAction['kind'], actions: readonly BnoAction[]): Probe => ({
    heading: kinds[kind],
    actions,
  })
  if (!stock) return []
  switch (statusOf(state, company)) {
    case 'unfounded':
      return [
        all(
          'found',
          startingPrices(technology).map((price) => ({ kind: 'found', company, price, count: 1 })),
        ),
      ]
    case 'receivership':
      return [all('restart', [{ kind: 'restart', company, count: 1 }])]
    case 'open':
      return [
        all('sell', [{ kind: 'sell', company, count: 1 }]),
        all('buy', [{ kind: 'buy', company, ...shareToBuy(state, company) }]),
        ...(state.companies[company].president === stock.seat
          ? [all('redeem', [{ kind: 'redeem', company, count: 1 }])]
          : []),
      ]
  }
}

/** BO-3.11: one from the chart, or from the box where only the box has any and players may buy there. */
function shareToBuy({ companies, options }: BnoState, company: CompanyId) {
  const { held, unowned } = companies[company].shares
  const fromBox = options.playersMayBuyUnownedShares && held === 0 && unowned > 0
  return fromBox ? { held: 0, unowned: 1 } : { held: 1, unowned: 0 }
}
