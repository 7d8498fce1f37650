import { readFileSync } from 'node:fs'
import { drawTrain, newTrains } from '@roundhouse/18xx'
import { faceAt, type HexName, keepingTrack, slotsAt, tileNamed, tokensOf, turned } from '@roundhouse/board'
import { enter, type Purse } from '@roundhouse/finance'
import {
  type Action,
  act,
  copy,
  decisions,
  hash,
  isOffered,
  isRefusal,
  LANGUAGES,
  newTable,
  type Offer,
  readRuleBook,
  type Seat,
  sentenceOf,
  whyNot,
} from '@roundhouse/kernel'
import { expect } from 'vitest'
import type { Action1846, ActionOf, DeclaredRoute } from '../actions.ts'
import { putTile, putToken } from '../board.ts'
import { closePrivate } from '../closing.ts'
import { BOARD, HEX } from '../components/board.ts'
import {
  CORPORATION,
  type CompanyId,
  type CorporationId,
  MINOR,
  MINORS,
  PRIVATE,
  PRIVATES,
  type PrivateId,
} from '../components/companies.ts'
import { PRICES, SHARES } from '../components/market.ts'
import { PHASE_OF, PHASES, type Phase, SIDE, type Side, type Type, trainTypes } from '../components/trains.ts'
import type { Event1846 } from '../events.ts'
import { game1846 } from '../index.ts'
import type { Options } from '../options.ts'
import {
  launched,
  type Operation,
  playersIn,
  type State,
  priceOf as spacePrice,
  type Train,
  trainsOf,
  treasuryOf,
} from '../state.ts'
import { freshTurn, nextOperation } from '../turn.ts'

/** The players of the scenarios, in their seats clockwise. */
export const NAMES = ['A', 'B', 'C', 'D', 'E'] as const
export type Name = (typeof NAMES)[number]
type ByName<T = number> = Partial<Record<Name, T>>

export const seatOf = (name: Name): Seat => NAMES.indexOf(name)
const silent = () => {}

// The position. Make it in this order: game, drafted, phase, tiles, corporations, cash, and then the round.

interface Start {
  /** Privates and corporations that must be in the game, and that must not. */
  with?: readonly (PrivateId | CorporationId)[]
  without?: readonly (PrivateId | CorporationId)[]
  options?: Partial<Options> & { preset?: 'book' | 'recorded' }
}

/** A real game before its first action: the first one whose luck leaves in and out what is asked for. */
export function game(players = 5, { with: kept = [], without = [], options = {} }: Start = {}): State {
  for (let seed = 1; seed < 10_000; seed++) {
    const table = newTable(game1846, { players: NAMES.slice(0, players), options, seed })
    if (isRefusal(table)) throw new Error(`no such game by ${table.rule}`)
    const { state } = table
    if (kept.every((id) => isIn(state, id)) && !without.some((id) => isIn(state, id))) return state
  }
  throw new Error('no game is like that')
}

/** Whether a private or a corporation has not been left out of the game. */
export const isIn = (state: State, id: PrivateId | CorporationId): boolean =>
  (id in CORPORATION ? state.corporations[id as CorporationId] : state.privates[id as PrivateId]).status !==
  'removed'

/** The distribution is over, and nobody has paid for it. Privates not told of are closed. */
export function drafted(state: State, owners: ByName<readonly PrivateId[]> = {}): State {
  Object.assign(state, { draft: null, openDraft: null, priority: 0 })
  for (const id of PRIVATES) {
    const owner = NAMES.find((name) => owners[name]?.includes(id))
    if (owner) own(state, id, seatOf(owner))
    else if (isIn(state, id)) closePrivate(state, id, silent)
  }
  for (const id of MINORS) if (ownerOf(state, id)) funds(state, id, MINOR[id].treasury)
  return state
}

function own(state: State, id: PrivateId, owner: Seat | CorporationId): void {
  if (!isIn(state, id)) throw new Error(`${id} is not in this game`)
  Object.assign(state.privates[id], { status: 'open', owner, uses: PRIVATE[id].uses })
  if (id === 'SC' && typeof owner === 'string') state.markers.beneficiary = owner
}

export function cash(state: State, amounts: ByName): void {
  for (const [name, amount] of Object.entries(amounts))
    fund(state, state.players[seatOf(name as Name)]!, amount)
}

/** The bank has this much left, and the player has the rest. */
export function bank(state: State, amount: number, rich: Name): void {
  cash(state, { [rich]: cashOf(state, rich) + state.bank.cash - amount })
}

/** What a minor or a corporation has, the difference being the bank's. */
export const funds = (state: State, company: CompanyId, amount: number): void =>
  fund(state, treasuryOf(state, company), amount)

function fund(state: State, purse: Purse, amount: number): void {
  state.bank.cash += purse.cash - amount
  purse.cash = amount
}

/** In this phase, as if its first train had just been bought and left the game. */
export function phase(state: State, phase: Phase): void {
  const index = PHASES.indexOf(phase)
  const types = typesIn(state)
  for (const { type, count } of types.slice(0, index)) sell(state, type, count!)
  if (index > 0) sell(state, types[index]!.type, 1)
  if (index <= PHASES.indexOf(state.phase)) return
  state.phase = phase
  if (index < PHASES.indexOf('III')) return
  // 1846-8.3
  for (const id of PRIVATES)
    if (state.privates[id].status === 'open' && id !== 'MAIL') closePrivate(state, id, silent)
  // 1846-8.4
  if (phase === 'IV') state.markers = { port: null, beneficiary: null, placed: {} }
}

/** The bank has so many new trains of this type left, and none of those before. Sold ones nobody has are out of the game. */
export function left(state: State, type: Type, count: number): void {
  const types = typesIn(state)
  const place = types.findIndex((other) => other.type === type)
  const sold = types[place]!.count! - count
  if (sold > 0) phase(state, PHASE_OF[type])
  for (const before of types.slice(0, place)) sell(state, before.type, before.count!)
  sell(state, type, sold)
  expect(newTrains(state.depot, types[place]!)).toBe(count)
}

const typesIn = (state: State) => trainTypes(playersIn(state), state.options.phase4Trains)

/** So many trains of a type, or more, have left the bank. */
function sell(state: State, type: Type, count: number): void {
  while (state.depot.sold[type] < count) state.scrapped.push(drawTrain(state.depot, type))
}

/** A train that has left the bank, or leaves it now with the phase that this means. */
function takeTrain(state: State, side: Side, phasedOut = false): Train {
  const { type } = SIDE[side]
  if (type !== '2') phase(state, PHASE_OF[type])
  const gone = state.scrapped.findIndex((id) => id.startsWith(`${type}-`))
  const [id = drawTrain(state.depot, type)] = gone < 0 ? [] : state.scrapped.splice(gone, 1)
  return { id, side, phasedOut, ran: false }
}

/** Used trains in the bank pool. */
export function pool(state: State, ...sides: Side[]): void {
  state.depot.pool.push(...sides.map((side) => takeTrain(state, side)))
}

interface Charter {
  treasury?: number
  market?: number
  trains?: readonly Side[]
  phasedOut?: readonly Side[]
  /** Whether it has operated; it has, if nothing is said. */
  operated?: boolean
  /** Besides the one at home: hex and city. */
  tokens?: readonly (readonly [HexName, number])[]
  /** What is left of its own, if not all that are not among these tokens. */
  tokensLeft?: number
  privates?: readonly PrivateId[]
}

interface Launched extends Charter {
  price: number
  players: ByName
  /** The largest holder, if nothing is said. */
  president?: Name
}

/** A corporation at work, its marker at the bottom of its stack, its token at home. Shares not told of are in its treasury. */
export function corporation(
  state: State,
  id: CorporationId,
  { price, players, president = largest(players), ...charter }: Launched,
): void {
  establish(state, id, price, players, charter)
  state.corporations[id].president = seatOf(president)
}

/** 1846-7.0b: a corporation without president, whose certificate is among the shares in the market. */
export function ownerless(
  state: State,
  id: CorporationId,
  { price, players = {}, market = 2, ...charter }: Charter & { price: number; players?: ByName },
): void {
  establish(state, id, price, players, { market, ...charter })
}

/** A corporation that is gone. */
export function closed(state: State, ...ids: CorporationId[]): void {
  for (const id of ids) {
    const none = state.players.map(() => 0)
    Object.assign(state.corporations[id], {
      status: 'closed',
      tokensLeft: 0,
      shares: { players: none, treasury: 0, market: 0 },
    })
  }
}

function establish(
  state: State,
  id: CorporationId,
  price: number,
  players: ByName,
  {
    treasury = 0,
    market = 0,
    trains = [],
    phasedOut = [],
    operated = true,
    tokens = [],
    tokensLeft = CORPORATION[id].tokens - tokens.length,
    privates = [],
  }: Charter,
): void {
  if (!isIn(state, id)) throw new Error(`${id} is not in this game`)
  const counts = state.players.map((_, seat) => players[NAMES[seat]!] ?? 0)
  const held = counts.reduce((sum, count) => sum + count, market)
  Object.assign(state.corporations[id], {
    status: 'launched',
    shares: { players: counts, market, treasury: SHARES - held },
    operated,
    tokensLeft,
  })
  funds(state, id, treasury)
  enter(state.market, id, PRICES.indexOf(price))
  if (tokensOf(state.board, id).length === 0) setToken(state, id, CORPORATION[id].home, 0)
  for (const [hex, city] of tokens) setToken(state, id, hex, city)
  for (const owned of privates) own(state, owned, id)
  const phasedOutTrains = phasedOut.map((side) => takeTrain(state, side, true))
  state.corporations[id].trains = [...phasedOutTrains, ...trains.map((side) => takeTrain(state, side))]
}

/** Puts a token into the slot kept for the company, else into one that is kept for nobody, else into any. */
export function setToken(state: State, company: CompanyId, hex: HexName, city: number): void {
  const kept = (HEX.get(hex)?.reservations ?? []).filter(({ stop }) => stop === city)
  const slots = slotsAt(state.board, BOARD, hex)[city] ?? []
  const empty = [...slots.keys()].filter((slot) => slots[slot] === null)
  const own = kept.find((reservation) => reservation.company === company)?.slot
  const free = empty.find((slot) => !kept.some((reservation) => reservation.slot === slot))
  putToken(state, hex, city, company, own !== undefined && empty.includes(own) ? own : (free ?? empty[0]!))
}

const largest = (players: ByName): Name =>
  (Object.keys(players) as Name[]).reduce((most, name) => (players[name]! > players[most]! ? name : most))

const keeping = keepingTrack()

/** Lays tiles, each told as in "D6 #298 r0". */
export function tiles(state: State, ...lays: string[]): void {
  for (const text of lays) {
    const { hex, tile, rotation } = laid(text)
    const old = faceAt(state.board, BOARD, hex)
    const kept = keeping(old, turned(tileNamed(BOARD.tiles, tile), rotation))
    putTile(state, { hex, tile, rotation, stops: kept?.stops ?? old.stops.map((_, stop) => stop) })
  }
}

/** "D6 #298 r0" */
function laid(text: string): { hex: HexName; tile: string; rotation: number } {
  const [, hex, tile, rotation] = /^(\w+) #(\w+) r(\d)$/.exec(text) ?? []
  if (!hex || !tile) throw new Error(`no tile in "${text}"`)
  return { hex, tile, rotation: Number(rotation) }
}

const between = {
  draft: null,
  openDraft: null,
  stock: null,
  steamboat: null,
  operation: null,
  deal: null,
  endReason: null,
}

/** The stock round of this set, with this player on turn and nobody having passed. */
export function stockRound(state: State, name: Name, set = 2): void {
  Object.assign(state, between, { round: 'stock', set, operatingRound: 0, toOperate: [], surplus: [] })
  const sold = state.players.map(() => [])
  state.stock = { seat: seatOf(name), passes: 0, lastToAct: null, soldNow: [], sold }
  expect(game1846.broken(state)).toEqual([])
}

interface Turn extends Partial<Omit<Operation, 'company'>> {
  set?: number
  round?: number
  /** Companies still to come: those after it in the order, if nothing is said. */
  toOperate?: readonly CompanyId[]
}

/** The turn of a company: those before it in the order have operated, the others have not. */
export function operation(
  state: State,
  company: CompanyId,
  { set = 2, round = 1, toOperate, ...turn }: Turn = {},
): void {
  const minors = MINORS.filter(
    (id) => state.privates[id].status === 'open' && typeof state.privates[id].owner === 'number',
  )
  const order: CompanyId[] = [...minors, ...launched(state)]
  Object.assign(state, between, { round: 'operating', set, operatingRound: round, surplus: [] })
  state.toOperate = [...(toOperate ?? order.slice(order.indexOf(company) + 1))]
  state.operation = { ...freshTurn(company), ...turn }
  expect(game1846.broken(state)).toEqual([])
}

/** The second operating round of this set begins. For the first one, let everybody pass in the stock round. */
export function operatingRound(state: State, set = 2): Event1846[] {
  const events: Event1846[] = []
  Object.assign(state, between, { round: 'operating', set, operatingRound: 1, toOperate: [], surplus: [] })
  nextOperation(state, (event) => events.push(event))
  expect(game1846.broken(state)).toEqual([])
  return events
}

// What is seen of it

export const cashOf = (state: State, name: Name): number => state.players[seatOf(name)]!.cash

export const treasury = (state: State, company: CompanyId): number => treasuryOf(state, company).cash

export const priceOf = (state: State, id: CorporationId): number | null =>
  state.corporations[id].status === 'launched' ? spacePrice(state, id) : null

export const presidentOf = (state: State, id: CorporationId): Name | null => {
  const { president } = state.corporations[id]
  return president === null ? null : NAMES[president]!
}

/** Where its shares are: with players who have some, in the market and in its treasury. */
export function holdings(state: State, id: CorporationId): ByName & { market: number; treasury: number } {
  const { players, market, treasury } = state.corporations[id].shares
  const held = players.flatMap((count, seat) => (count > 0 ? [[NAMES[seat]!, count]] : []))
  return { ...Object.fromEntries(held), market, treasury }
}

/** The sides of its trains. */
export const trains = (state: State, company: CompanyId): Side[] =>
  trainsOf(state, company).map(({ side }) => side)

/** The name of its train of this side, the first if it has several. */
export const trainOf = (state: State, company: CompanyId, side: Side): string =>
  trainsOf(state, company).find((train) => train.side === side)!.id

/** Where its tokens are, as in "D6.2". */
export const tokens = (state: State, company: CompanyId): string[] =>
  tokensOf(state.board, company)
    .map(({ hex, stop }) => `${hex}.${stop}`)
    .sort()

/** The slots of a city. */
export const slots = (state: State, hex: HexName, city = 0): readonly (string | null)[] =>
  slotsAt(state.board, BOARD, hex)[city]!

/** The tile on a hex, as in "#298 r0". */
export const tileOn = (state: State, hex: HexName): string | null => {
  const lying = state.board.tiles[hex]
  return lying ? `#${lying.tile} r${lying.rotation}` : null
}

export const ownerOf = (state: State, id: PrivateId): Name | CorporationId | null => {
  const { owner } = state.privates[id]
  return typeof owner === 'number' ? NAMES[owner]! : owner
}

/** The corporations in the order of the market. */
export const orderOf = (state: State): CorporationId[] => launched(state)

/** Who is asked, as in "A" or "A for NYC"; nobody when the game is over. */
export const askedOf = (state: State): string =>
  game1846
    .asked(state)
    .map(({ seat, as }) => (as === undefined ? NAMES[seat]! : `${NAMES[seat]} for ${as}`))
    .join()

export const offersTo = (state: State, name: Name): readonly Offer<Action1846>[] =>
  decisions(game1846, state).find(({ seat }) => seat === seatOf(name))?.offers ?? []

/** The kinds of action that this player is offered. */
export const kindsFor = (state: State, name: Name): string[] => [
  ...new Set(offersTo(state, name).map(({ action }) => action.kind)),
]

// What is done in it

/** The player is offered this, does it, and nothing is made or lost by it. */
export function does(state: State, name: Name, action: Action1846): Event1846[] {
  const events: Event1846[] = []
  const before = copy(state)
  expect(isOffered(offersTo(state, name), action), `${name} is offered ${JSON.stringify(action)}`).toBe(true)
  const refused = act(game1846, state, seatOf(name), action, (event) => events.push(event as Event1846))
  expect(refused, JSON.stringify(action)).toBeUndefined()
  expect(game1846.broken(state)).toEqual([])
  expect(game1846.audit?.(before, events, state) ?? []).toEqual([])
  return events
}

/** The rule books, in both languages. */
const BOOKS = LANGUAGES.map((language) =>
  readRuleBook(readFileSync(new URL(`../../rules.${language}.md`, import.meta.url), 'utf8')),
)

/** The player is not offered this, is told why in both languages by this rule (without "1846-"), and nothing changes. */
export function refuses(state: State, name: Name, action: unknown, rule: string): void {
  const before = hash(state)
  const told = `${name}: ${JSON.stringify(action)}`
  const refused = whyNot(game1846, state, seatOf(name), action)
  expect(refused?.rule, told).toBe(`1846-${rule}`)
  for (const book of BOOKS) expect(sentenceOf(book, refused!, NAMES), told).not.toMatch(/[{}]/)
  expect(act(game1846, state, seatOf(name), action)?.rule, told).toBe(`1846-${rule}`)
  expect(hash(state), told).toBe(before)
  const listed = offersTo(state, name).filter(({ blank }) => blank?.kind !== 'open')
  expect(isOffered(listed, action as Action), told).toBe(false)
}

/** The revenue of this run. */
export function earns(state: State, name: Name, action: Action1846): number {
  const ran = does(state, name, action).find((event) => event.kind === 'ran')
  if (!ran) throw new Error('nothing ran')
  return ran.revenue
}

/** Does it on a copy, which it gives. */
export function tries(state: State, name: Name, ...actions: Action1846[]): State {
  const tried = copy(state)
  for (const action of actions) does(tried, name, action)
  return tried
}

/** An offer, and the agreement of whoever is asked for it. */
export function agreed(state: State, name: Name, action: Action1846): Event1846[] {
  const events = does(state, name, action)
  if (!state.deal) throw new Error('nobody is asked to agree')
  return [...events, ...does(state, NAMES[state.deal.seat]!, agree)]
}

/** Everybody passes in turn until the stock round is over. */
export function allPass(state: State): Event1846[] {
  const events: Event1846[] = []
  const { set } = state
  while (state.stock && state.set === set) events.push(...does(state, NAMES[state.stock.seat]!, pass))
  return events
}

/** What a company's tile costs it when it is laid now, on a copy. */
export function costOf(state: State, name: Name, action: Action1846): number {
  const { company } = state.operation!
  return treasury(state, company) - treasury(tries(state, name, action), company)
}

// The actions

export const draft = (card: ActionOf<'draft'>['card']): Action1846 => ({ kind: 'draft', card })
export const takeLast: Action1846 = { kind: 'take-last' }
export const decline: Action1846 = { kind: 'decline' }
export const draftBuy = (id: PrivateId): Action1846 => ({ kind: 'draft-buy', private: id })
export const draftPass: Action1846 = { kind: 'draft-pass' }

export const sells = (corporation: CorporationId, count = 1): Action1846 => ({
  kind: 'sell',
  corporation,
  count,
})
export const buys = (corporation: CorporationId, from: ActionOf<'buy'>['from'] = 'treasury'): Action1846 => ({
  kind: 'buy',
  corporation,
  from,
})
export const launches = (corporation: CorporationId, par: number): Action1846 => ({
  kind: 'launch',
  corporation,
  par,
})
export const pass: Action1846 = { kind: 'pass' }

export const setPort = (hex: HexName): Action1846 => ({ kind: 'set-port', hex })
export const setBeneficiary = (company: CompanyId): Action1846 => ({ kind: 'set-beneficiary', company })
export const leaveMarkers: Action1846 = { kind: 'leave-markers' }

export const issue = (count: number): Action1846 => ({ kind: 'issue', count })
export const redeem = (count: number): Action1846 => ({ kind: 'redeem', count })

/** Lays a tile, told as in "D6 #298 r0". */
export const lay = (text: string): Action1846 => ({ kind: 'lay', ...laid(text) })
export const token = (hex: HexName, city = 0): Action1846 => ({ kind: 'token', hex, city })

export const buyPrivate = (id: PrivateId, price: number): Action1846 => ({
  kind: 'buy-private',
  private: id,
  price,
})
export const privateLay = (id: ActionOf<'private-lay'>['private'], text: string): Action1846 => ({
  kind: 'private-lay',
  private: id,
  ...laid(text),
})
export const privateTokenIn = (city: number): Action1846 => ({ kind: 'private-token', city })
export const privateToken = privateTokenIn(3)
export const placeMarker = (id: ActionOf<'place-marker'>['private'], hex: HexName): Action1846 => ({
  kind: 'place-marker',
  private: id,
  hex,
})

/**
 * A route told by all hexes on the way, as in "C5 D6.2 D8 D10 D12 D14": cities
 * and off-board places are its stops, number 0 if nothing is said. Without
 * `counts`, also told by hexes, it counts every stop.
 */
export function route(train: string, way: string, counts?: string): DeclaredRoute {
  const links: string[][] = []
  const stops: string[] = []
  let link: string[] = []
  for (const place of way.split(' ').map(named)) {
    link.push(place)
    if (!place.includes('.')) continue
    stops.push(place)
    if (link.length > 1) links.push(link)
    link = [place]
  }
  return { train, links, counts: counts === undefined ? stops : counts.split(' ').map(named) }
}

const named = (place: string): string =>
  place.includes('.') || HEX.get(place)?.stops.length === 0 ? place : `${place}.0`

export const run = (...routes: DeclaredRoute[]): Action1846 => ({ kind: 'run', routes })

const dividend = (choice: ActionOf<'dividend'>['choice']): Action1846 => ({ kind: 'dividend', choice })
export const full = dividend('full')
export const half = dividend('half')
export const withhold = dividend('withhold')

export const buyTrain = (side: Side, from: ActionOf<'buy-train'>['from'] = 'bank'): Action1846 => ({
  kind: 'buy-train',
  from,
  side,
})
export const offerTrain = (seller: CorporationId, train: string, price: number): Action1846 => ({
  kind: 'offer-train',
  seller,
  train,
  price,
})
export const returnTrain = (train: string): Action1846 => ({ kind: 'return-train', train })
export const emergencyIssue = (count: number): Action1846 => ({ kind: 'emergency-issue', count })
export const sellForTrain = (corporation: CorporationId, count = 1): Action1846 => ({
  kind: 'sell-for-train',
  corporation,
  count,
})
export const bankrupt: Action1846 = { kind: 'bankrupt' }
export const endTurn: Action1846 = { kind: 'end-turn' }
export const agree: Action1846 = { kind: 'agree' }
export const disagree: Action1846 = { kind: 'disagree' }

// Running

/** What each route of this run earns. */
export function earnsByRoute(state: State, name: Name, action: Action1846): number[] {
  const ran = does(state, name, action).find((event) => event.kind === 'ran')
  if (!ran) throw new Error(`${action.kind} is no run`)
  expect(ran.routes.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(ran.revenue)
  return ran.routes.map(({ revenue }) => revenue)
}

/** What the run earns that the player is proposed. */
export function bestOf(state: State, name: Name): number {
  const blank = offersTo(state, name).find(({ action }) => action.kind === 'run')?.blank
  if (blank?.kind !== 'open') throw new Error(`${name} is proposed no run`)
  return earns(copy(state), name, run(...(blank.proposed[0] as DeclaredRoute[])))
}

/** C5 - D6 (city 2) - D14 - C15 - C17, by its tiles and as a way. */
export const LINE = ['D6 #298 r0', 'D8 #9 r1', 'D10 #9 r1', 'D12 #9 r1', 'D14 #6 r1', 'C15 #294 r0']
export const WHOLE_LINE = 'C5 D6.2 D8 D10 D12 D14 C15 C17'
