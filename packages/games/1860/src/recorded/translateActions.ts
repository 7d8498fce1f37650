import { trainTypeOf } from '@roundhouse/18xx'
import {
  callTrain,
  cityNamed,
  corporationOf,
  isForPrivate,
  nameTrain,
  ourTrain,
  parPrice,
  type SingleAction,
  seatNamed,
  tileLaid,
  translationFor,
  Unreadable,
} from '@roundhouse/18xx/recorded'
import type { Move, Seat } from '@roundhouse/kernel'
import type { Action1860 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import {
  AUCTIONED,
  type AuctionedId,
  CORPORATIONS,
  type CorporationId,
  type PrivateId,
} from '../components/companies.ts'
import { CERTIFICATES } from '../components/market.ts'
import { TYPES, type Type } from '../components/trains.ts'
import { controllerOf, type State1860 } from '../state.ts'
import { fieldsOf } from './fields.ts'
import type { Memory1860 } from './memory.ts'
import { isBoughtWithoutPresident } from './receivership.ts'
import { declaredRoute } from './routes.ts'
import { noteStockAction } from './stockTurns.ts'

/** What a recorded action comes to in this position. */
export function translateAction(
  state: State1860,
  recorded: SingleAction,
  memory: Memory1860,
): Move | undefined {
  const action = translationFor(TRANSLATIONS, recorded)(recorded, state, memory)
  noteStockAction(state, recorded, memory)
  return action && { seat: actorOf(state, recorded, memory), action }
}

/** Players act for themselves, presidents for companies, and owners for their privates. */
function actorOf(state: State1860, recorded: SingleAction, memory: Memory1860): Seat {
  const { entity } = recorded
  const company = CORPORATIONS.find((id) => id === entity)
  if (company) return controllerOf(state, company)
  if (!isForPrivate(recorded)) return seatNamed(memory, entity)
  const owner = state.privates[entity as PrivateId]?.owner ?? null
  if (owner === null) throw new Unreadable(`nobody acts for ${entity}`)
  return owner
}

type Translate = (recorded: SingleAction, state: State1860, memory: Memory1860) => Action1860 | undefined

const CHOICE = { payout: 'full', withhold: 'withhold' } as const

/** By the type of the recorded action. */
const TRANSLATIONS: Readonly<Record<string, Translate>> = {
  bid(recorded) {
    const { company, price } = fieldsOf(recorded, 'bid')
    return company === null ? { kind: 'bid', price } : { kind: 'take-private', private: company }
  },
  par(recorded, state, memory) {
    const { corporation, share_price } = fieldsOf(recorded, 'par')
    const par = parPrice(share_price)
    // 1860-BKR.2
    for (const share of memory.sold) if (share.startsWith(`${corporation}_`)) memory.sold.delete(share)
    memory.sold.add(`${corporation}_0`)
    return state.auction && isAuctioned(corporation)
      ? { kind: 'take-presidency', corporation, par }
      : { kind: 'launch', corporation, par }
  },
  buy_shares(recorded, _state, { sold }) {
    const { shares } = fieldsOf(recorded, 'buy_shares')
    const [share] = shares as [string]
    const corporation = corporationOf(CORPORATIONS, share)
    const from = sold.has(share) ? 'pool' : 'ipo'
    sold.add(share)
    // 1860-PRIV.4
    if (isForPrivate(recorded)) return { kind: 'exchange', private: recorded.entity as PrivateId }
    return { kind: 'buy', corporation, from }
  },
  sell_shares(recorded) {
    const { shares, percent } = fieldsOf(recorded, 'sell_shares')
    const corporation = corporationOf(CORPORATIONS, shares[0]!)
    const named = shares.reduce((sum, share) => sum + (share.endsWith('_0') ? CERTIFICATES.presidents : 1), 0)
    // 1860-SR.11c: less than is named
    const count = percent === null ? named : (percent * CERTIFICATES.shares) / 100
    return { kind: 'sell', corporation, count }
  },
  buy_company: (recorded) => ({ kind: 'buy-private', private: fieldsOf(recorded, 'buy_company').company }),
  sell_company: (recorded) => ({ kind: 'sell-private', private: fieldsOf(recorded, 'sell_company').company }),
  lay_tile(recorded, { homeTileOf }, memory) {
    const lay = tileLaid(BOARD, fieldsOf(recorded, 'lay_tile'), memory)
    return { kind: homeTileOf === null ? 'lay' : 'home-tile', ...lay }
  },
  place_token(recorded, _state, memory) {
    const { hex, city } = cityNamed(BOARD, fieldsOf(recorded, 'place_token').city, memory)
    return { kind: 'token', hex, city }
  },
  run_routes(recorded, state, { trains }) {
    const { routes } = fieldsOf(recorded, 'run_routes')
    if (!state.operation) throw new Unreadable('no company is on turn')
    return { kind: 'run', routes: routes.map((route) => declaredRoute(state, trains, route)) }
  },
  dividend: (recorded) => ({ kind: 'dividend', choice: CHOICE[fieldsOf(recorded, 'dividend').kind] }),
  buy_train(recorded, state, { trains }) {
    const { train: named, price } = fieldsOf(recorded, 'buy_train')
    if (isBoughtWithoutPresident(state, recorded)) {
      callTrain(trains, named, state.corporations[recorded.entity as CorporationId].trains[0]!.id)
      return undefined
    }
    const train = ourTrain(trains, named)
    const type = trainTypeOf<Type>(named)
    if (!TYPES.includes(type)) throw new Unreadable(`no train is called ${type}`)
    const seller = CORPORATIONS.find((id) => state.corporations[id].trains.some((one) => one.id === train))
    if (seller) return { kind: 'offer-train', seller, train, price }
    const from = state.depot.pool.some(({ id }) => id === train) ? 'pool' : 'bank'
    nameTrain(trains, state, named, { from, type })
    return { kind: 'buy-train', from, type }
  },
  discard_train: (recorded, _state, { trains }) => ({
    kind: 'return-train',
    train: ourTrain(trains, fieldsOf(recorded, 'discard_train').train),
  }),
  pass(recorded, state, memory) {
    if (state.auction) return { kind: 'auction-pass' }
    if (recorded.entity_type !== 'player') return companysPass(state, recorded)
    // 18xx.games asks a player for longer than we do: here his turn may have ended by itself
    return state.stock?.seat === seatNamed(memory, recorded.entity) ? { kind: 'pass' } : undefined
  },
  end_game: () => undefined,
}

const isAuctioned = (id: CorporationId): id is AuctionedId => (AUCTIONED as readonly string[]).includes(id)

/** The pass of a company ends the step that waits; nothing if we have ended it already. */
const companysPass = ({ operation }: State1860, { entity }: SingleAction): Action1860 | undefined =>
  operation?.company === entity ? { kind: 'done' } : undefined
