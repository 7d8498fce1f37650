import { type DeclaredRoute, routeStops, trainTypeOf } from '@roundhouse/18xx'
import {
  cityNamed,
  corporationOf,
  isForPrivate,
  nameTrain,
  ourTrain,
  parPrice,
  routeLinks,
  type SingleAction,
  seatNamed,
  tileLaid,
  translationFor,
  Unreadable,
} from '@roundhouse/18xx/recorded'
import { tokensOf } from '@roundhouse/board'
import type { Move, Seat } from '@roundhouse/kernel'
import type { Action1856 } from '../actions.ts'
import { frontPrivate, isBiddingWar } from '../auction/bids.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS, type CorporationId, KITCHENER, type PrivateId } from '../components/companies.ts'
import { TYPES, type Type } from '../components/trains.ts'
import { trainsToRun } from '../running/trainsToRun.ts'
import { takesOverHalf } from '../shares/halfCertificate.ts'
import {
  certificatesFor,
  controllerOf,
  hasHalfCertificate,
  hexToChooseCity,
  type State1856,
} from '../state.ts'
import { companysPass, isHomeTokenPlaced, isOfTurn } from './advance.ts'
import { noteDealtShares } from './cgrShares.ts'
import { discard } from './discards.ts'
import { type FieldsOf, fieldsOf } from './fields.ts'
import { type Memory1856, noteTurn } from './memory.ts'

/** What a recorded action comes to in this position. */
export function translateAction(
  state: State1856,
  recorded: SingleAction,
  memory: Memory1856,
): Move | undefined {
  noteTurn(memory, state)
  const { operation } = state
  if (operation && isOfTurn(state, operation.company, recorded)) memory.hasActed = true
  const action = translationFor(TRANSLATIONS, recorded)(recorded, state, memory)
  return action && { seat: actorOf(state, recorded, memory), action }
}

/** Players act for themselves, presidents for corporations and for the privates of these. */
function actorOf(state: State1856, { entity, entity_type }: SingleAction, memory: Memory1856): Seat {
  if (entity_type === 'player') return seatNamed(memory, entity)
  const owner = entity_type === 'company' ? state.privates[entity as PrivateId]?.owner : entity
  const seat = CORPORATIONS.includes(owner as CorporationId) && controllerOf(state, owner as CorporationId)
  if (typeof seat !== 'number') throw new Unreadable(`nobody acts for ${entity}`)
  return seat
}

type Translate = (recorded: SingleAction, state: State1856, memory: Memory1856) => Action1856 | undefined

const CHOICE = { payout: 'full', withhold: 'withhold' } as const
const RIGHT = { 'Bridge Token': 'bridge', 'Tunnel Token': 'tunnel' } as const

/** By the type of the recorded action. What is done for a private has the private as its `entity`. */
const TRANSLATIONS: Readonly<Record<string, Translate>> = {
  bid(recorded, state) {
    const { company, price } = fieldsOf(recorded, 'bid')
    if (!state.auction) throw new Unreadable('the auction is over')
    if (isBiddingWar(state)) return { kind: 'raise', price }
    return company === frontPrivate(state)
      ? { kind: 'auction-buy' }
      : { kind: 'bid', private: company, price }
  },
  par(recorded, _state, memory) {
    const { corporation, share_price } = fieldsOf(recorded, 'par')
    memory.sold.add(`${corporation}_0`)
    return { kind: 'launch', corporation, par: parPrice(share_price) }
  },
  buy_shares(recorded, state, memory) {
    const { shares } = fieldsOf(recorded, 'buy_shares')
    const [share] = shares as [string]
    const corporation = corporationOf(CORPORATIONS, share)
    if (corporation === 'CGR') noteDealtShares(state, memory)
    const from = memory.sold.has(share) ? 'pool' : 'bank'
    const seat = seatNamed(memory, recorded.entity)
    if (corporation === 'CGR' && hasHalfCertificate(state, seat))
      return { kind: 'complete-certificate', from }
    // 1856-3h: no share leaves its place
    if (!takesOverHalf(state, corporation, seat)) memory.sold.add(share)
    return { kind: 'buy', corporation, from }
  },
  sell_shares(recorded, state) {
    const { shares, percent } = fieldsOf(recorded, 'sell_shares')
    const corporation = corporationOf(CORPORATIONS, shares[0]!)
    const certificates = certificatesFor(state, corporation)
    const named = shares.reduce((sum, share) => sum + (share.endsWith('_0') ? certificates.presidents : 1), 0)
    const count = percent === null ? named : (percent * certificates.shares) / 100
    const { stock, operation } = state
    return {
      kind: stock ? 'sell' : operation && operation.due > 0 ? 'sell-for-debt' : 'sell-for-train',
      corporation,
      count,
    }
  },
  lay_tile(recorded, _state, memory) {
    const lay = tileLaid(BOARD, fieldsOf(recorded, 'lay_tile'), memory)
    return isForPrivate(recorded)
      ? { kind: 'private-lay', private: recorded.entity as 'WSRC', ...lay }
      : { kind: 'lay', ...lay }
  },
  place_token(recorded, state, memory) {
    const { hex, city } = cityNamed(BOARD, fieldsOf(recorded, 'place_token').city, memory)
    // 1856-2.1c: where there is but one city for it, it was not asked for
    if (isHomeTokenPlaced(state, recorded, memory)) return undefined
    if (hexToChooseCity(state)) return { kind: 'choose-city', hex, city }
    if (isForPrivate(recorded) || isWaterloosToken(state, hex))
      return { kind: 'private-token', city: hex in state.board.tiles ? city : 0 }
    return state.operation?.step === 'home' ? { kind: 'home-token', city } : { kind: 'token', hex, city }
  },
  destination_connection: ({ entity }, { operation }) =>
    operation?.company === entity && operation?.step === 'track' && operation.tileLaid
      ? { kind: 'done' }
      : undefined,
  borrow_train: () => ({ kind: 'borrow-train' }),
  run_routes(recorded, state, { trains }) {
    const { routes } = fieldsOf(recorded, 'run_routes')
    return { kind: 'run', routes: routes.map((route) => declaredRoute(state, trains, route)) }
  },
  // 1856-2.6d: where interest has eaten the income, either kind is a retention
  dividend: (recorded, { operation }) =>
    operation?.step === 'dividend'
      ? { kind: 'dividend', choice: CHOICE[fieldsOf(recorded, 'dividend').kind] }
      : undefined,
  buy_train(recorded, state, { trains }) {
    const { train: named, price, exchange } = fieldsOf(recorded, 'buy_train')
    const train = ourTrain(trains, named)
    const type = trainTypeOf<Type>(named)
    if (!TYPES.includes(type)) throw new Unreadable(`no train is called ${type}`)
    const seller = CORPORATIONS.find((id) => state.corporations[id].trains.some((one) => one.id === train))
    if (seller) return { kind: 'offer-train', seller, train, price }
    const from = state.depot.pool.some(({ id }) => id === train) ? 'pool' : 'bank'
    nameTrain(trains, state, named, { from, type })
    if (exchange !== null) return { kind: 'trade-in', train: ourTrain(trains, exchange) }
    return { kind: 'buy-train', from, type }
  },
  discard_train: (recorded, _state, memory) => discard(recorded, memory),
  take_loan: () => ({ kind: 'take-loan' }),
  payoff_loan: () => ({ kind: 'repay', count: 1 }),
  buy_company(recorded) {
    const { company, price } = fieldsOf(recorded, 'buy_company')
    return { kind: 'buy-private', private: company, price }
  },
  special_buy: (recorded) => ({
    kind: 'buy-right',
    right: RIGHT[fieldsOf(recorded, 'special_buy').description],
  }),
  assign: (recorded) => ({ kind: 'set-port', hex: fieldsOf(recorded, 'assign').target }),
  merge: () => ({ kind: 'merge' }),
  remove_token(recorded, state, memory) {
    const { hex, city } = cityNamed(BOARD, fieldsOf(recorded, 'remove_token').city, memory)
    if (state.formation?.step !== 'tokens') return { kind: 'remove-token', hex, city }
    // 1856-3j: of two on a tile the other one stays
    const kept = tokensOf(state.board, 'CGR').find((token) => token.hex === hex && token.stop !== city)
    if (!kept) throw new Unreadable(`the CGR has no two tokens in ${hex}`)
    return { kind: 'keep-token', hex, city: kept.stop }
  },
  bankrupt: () => ({ kind: 'bankrupt' }),
  pass(recorded, state, memory) {
    const { auction, stock, formation } = state
    if (auction) return { kind: isBiddingWar(state) ? 'drop-out' : 'auction-pass' }
    if (stock) return { kind: 'pass' }
    if (formation) return { kind: formation.step === 'decide' ? 'rescue' : 'done' }
    return companysPass(state, recorded, memory)
  },
  end_game: () => undefined,
}

/** 1856-5.1c: what the owner of Waterloo & Saugeen places in Kitchener is free there, whoever is said to place it. */
const isWaterloosToken = ({ operation, privates }: State1856, hex: string): boolean =>
  hex === KITCHENER.hex && privates.WSRC.uses > 0 && privates.WSRC.owner === operation?.company

/** A recorded route as we declare it: every stop counts (1856-2.4b). */
function declaredRoute(
  state: State1856,
  trains: Memory1856['trains'],
  recorded: FieldsOf<'run_routes'>['routes'][number],
): DeclaredRoute {
  const { company, borrowed } = state.operation!
  const links = routeLinks(BOARD, state.board, company, recorded)
  const train = borrowed ? trainsToRun(state)[0]!.id : ourTrain(trains, recorded.train)
  return { train, links, counts: routeStops({ links }) }
}
