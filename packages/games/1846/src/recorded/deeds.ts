import type { RecordedDeed } from '@roundhouse/18xx'
import { lowestRotation, tileNamed } from '@roundhouse/board'
import type { Deed, Seat } from '@roundhouse/kernel'
import type { Action1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS, type CompanyId, type CorporationId, type PrivateId } from '../components/companies.ts'
import { SIDE, type Side } from '../components/trains.ts'
import { controllerOf, type State } from '../state.ts'
import { type Memory, seatNamed } from './memory.ts'
import { declaredRoute } from './routes.ts'

/** What the fields of recorded actions hold, by type. */
interface Fields {
  readonly company: string
  readonly corporation: CorporationId
  readonly shares: readonly string[]
  readonly percent?: number
  readonly share_price: string | number
  readonly hex: string
  readonly tile: string
  readonly rotation: number
  readonly city: string
  readonly routes: Parameters<typeof declaredRoute>[2][]
  readonly kind: 'payout' | 'half' | 'withhold'
  readonly train: string
  readonly price: number
  readonly variant?: Side | null
  readonly target: string
  readonly target_type: string
}

const CHOICE = { payout: 'full', half: 'half', withhold: 'withhold' } as const

/** What a recorded action comes to in this position; passes of companies come to nothing by themselves. */
export function* deedsOf(state: State, recorded: RecordedDeed, memory: Memory): Generator<Deed> {
  const fields = recorded as unknown as Fields
  const act = (action: Action1846): Deed => ({ seat: actorOf(state, recorded, memory), action })
  switch (recorded.type) {
    case 'bid':
      yield state.openDraft
        ? act({ kind: 'draft-buy', private: fields.company as PrivateId })
        : draftOf(state, fields, act, memory)
      break
    case 'par':
      leaveTreasury(memory, [`${fields.corporation}_0`])
      yield act({
        kind: 'launch',
        corporation: fields.corporation,
        par: Number(String(fields.share_price).split(',')[0]),
      })
      break
    case 'buy_shares':
      yield act(purchaseOf(recorded, fields, memory))
      break
    case 'sell_shares':
      yield act(saleOf(state, recorded, fields, memory))
      break
    case 'lay_tile': {
      const [tile] = fields.tile.split('-') as [string]
      const rotation = lowestRotation(tileNamed(BOARD.tiles, tile), fields.rotation)
      memory.tiles.set(fields.tile, fields.hex)
      const lay = { hex: fields.hex, tile, rotation }
      if (recorded.entity_type === 'company')
        yield act({ kind: 'private-lay', private: recorded.entity as 'MC', ...lay })
      else yield act({ kind: 'lay', ...lay })
      break
    }
    case 'place_token':
      yield act(
        recorded.entity_type === 'company'
          ? { kind: 'private-token', city: cityNamed(fields.city, memory).city }
          : { kind: 'token', ...cityNamed(fields.city, memory) },
      )
      break
    case 'run_routes': {
      const company = state.operation?.company
      // 1846-7.1b: a corporation without president has run by itself
      if (company === undefined || company !== recorded.entity) break
      yield act({ kind: 'run', routes: fields.routes.map((route) => declaredRoute(state, company, route)) })
      break
    }
    case 'dividend':
      yield act({ kind: 'dividend', choice: CHOICE[fields.kind] })
      break
    case 'buy_train':
      yield act(trainOf(state, fields))
      yield* agreement(state)
      break
    case 'buy_company':
      yield act({ kind: 'buy-private', private: fields.company as PrivateId, price: fields.price })
      yield* agreement(state)
      break
    case 'assign':
      yield act(markerOf(recorded, fields))
      break
    case 'discard_train':
      yield act({ kind: 'return-train', train: fields.train })
      break
    case 'bankrupt':
      yield act({ kind: 'bankrupt' })
      break
    case 'pass':
      yield* passOf(state, act)
      break
    case 'end_game':
      break
    default:
      throw new Error(`the action ${recorded.type} is not known here`)
  }
}

/** Players act for themselves, everything else is done by whoever is asked. */
function actorOf(state: State, { entity, entity_type }: RecordedDeed, memory: Memory): Seat {
  if (entity_type === 'player') return seatNamed(memory, entity)
  if (state.steamboat) return state.steamboat.seat
  const [full] = state.surplus
  if (full) return controllerOf(state, full)!
  return controllerOf(state, state.operation!.company)!
}

type Act = (action: Action1846) => Deed

/**
 * The recorded game tells blanks apart and leaves out the one that was named;
 * ours leaves out the first, so the two change places in the order that fell.
 */
function draftOf({ draft, players }: State, { company }: Fields, act: Act, memory: Memory): Deed {
  if (draft!.price !== null) return act({ kind: 'take-last' })
  const hand = memory.deck.slice(0, players.length + 2)
  const order = memory.luck.order(hand.length)
  memory.deck = [
    ...memory.deck.slice(hand.length),
    ...order.map((place) => hand[place]!).filter((card) => card !== company),
  ]
  const named = hand.indexOf(company)
  if (!company.startsWith('Pass'))
    return { ...act({ kind: 'draft', card: company as PrivateId }), chance: [order] }
  const first = hand.findIndex((card) => card.startsWith('Pass'))
  const swapped = order.map((place) => (place === named ? first : place === first ? named : place))
  return { ...act({ kind: 'draft', card: 'blank' }), chance: [swapped] }
}

const corporationOf = (share: string): CorporationId => CORPORATIONS.find((id) => share.startsWith(`${id}_`))!

const leaveTreasury = ({ sold }: Memory, shares: readonly string[]): void => {
  for (const share of shares) sold.add(share)
}

function purchaseOf(recorded: RecordedDeed, { shares }: Fields, memory: Memory): Action1846 {
  const [share] = shares as [string]
  const corporation = corporationOf(share)
  if (recorded.entity_type === 'corporation') {
    for (const back of shares) memory.sold.delete(back)
    return { kind: 'redeem', count: shares.length }
  }
  const from = memory.sold.has(share) ? 'market' : 'treasury'
  leaveTreasury(memory, shares)
  return { kind: 'buy', corporation, from }
}

function saleOf(
  state: State,
  recorded: RecordedDeed,
  { shares, percent }: Fields,
  memory: Memory,
): Action1846 {
  const corporation = corporationOf(shares[0]!)
  if (recorded.entity_type === 'corporation') {
    leaveTreasury(memory, shares)
    return state.operation!.step === 'trains'
      ? { kind: 'emergency-issue', count: shares.length }
      : { kind: 'issue', count: shares.length }
  }
  const worth = shares.reduce((sum, share) => sum + (share.endsWith('_0') ? 2 : 1), 0)
  const count = percent === undefined ? worth : percent / 10
  return { kind: state.stock ? 'sell' : 'sell-for-train', corporation, count }
}

/** `D6-0-3` is a printed city, `298-0-1` one on that copy of a tile. */
function cityNamed(name: string, { tiles }: Memory): { hex: string; city: number } {
  const [tile, copy, city] = name.split('-') as [string, string, string]
  const hex = /^[A-Z]/.test(tile) ? tile : tiles.get(`${tile}-${copy}`)
  if (hex === undefined) throw new Error(`the city ${name} is not on the board`)
  return { hex, city: Number(city) }
}

/** Told by where the train is. */
function trainOf(state: State, { train, price, variant }: Fields): Action1846 {
  const seller = CORPORATIONS.find((id) => state.corporations[id].trains.some((one) => one.id === train))
  if (seller) return { kind: 'offer-train', seller, train, price }
  const type = train.split('-')[0] as Side
  const used = state.depot.pool.find(({ id }) => id === train)
  const side = variant ?? used?.side ?? type
  if (!(side in SIDE)) throw new Error(`no train is called ${side}`)
  return { kind: 'buy-train', from: used ? 'pool' : 'bank', side }
}

/** The other side of a recorded deal had agreed. */
function* agreement(state: State): Generator<Deed> {
  if (state.deal) yield { seat: state.deal.seat, action: { kind: 'agree' } as Action1846 }
}

function markerOf({ entity }: RecordedDeed, { target, target_type }: Fields): Action1846 {
  if (entity === 'MPC' || entity === 'BT') return { kind: 'place-marker', private: entity, hex: target }
  return target_type === 'hex'
    ? { kind: 'set-port', hex: target }
    : { kind: 'set-beneficiary', company: target as CompanyId }
}

function* passOf(state: State, act: Act): Generator<Deed> {
  if (state.draft) yield act({ kind: 'decline' })
  else if (state.openDraft && state.round === 'draft') yield act({ kind: 'draft-pass' })
  else if (state.stock) yield act({ kind: 'pass' })
  else if (state.steamboat) yield act({ kind: 'leave-markers' })
}
