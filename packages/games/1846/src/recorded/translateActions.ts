import { trainTypeOf } from '@roundhouse/18xx'
import {
  cityNamed,
  corporationOf,
  isForPrivate,
  type Memory,
  parPrice,
  type SingleAction,
  seatNamed,
  tileLaid,
  translationFor,
  Unreadable,
} from '@roundhouse/18xx/recorded'
import type { Chance, Move, Seat } from '@roundhouse/kernel'
import type { Action1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS, type CompanyId, type PrivateId } from '../components/companies.ts'
import { SIDE, type Side } from '../components/trains.ts'
import { controllerOf, type State1846 } from '../state.ts'
import { companysPass } from './advance.ts'
import { fieldsOf } from './fields.ts'
import { declaredRoute } from './routes.ts'

/** What must be remembered of a recorded game beside the position. */
export interface Memory1846 extends Memory {
  readonly luck: Chance
  /** The deck of the draft, blanks told apart. */
  deck: string[]
  /** Passes of the company on turn in its train step. */
  trainPasses: number
}

/** What a recorded action comes to in this position. */
export function translateAction(
  state: State1846,
  recorded: SingleAction,
  memory: Memory1846,
): Move | undefined {
  const action = translationFor(TRANSLATIONS, recorded)(recorded, state, memory)
  if (!action) return undefined
  const seat = actorOf(state, recorded, memory)
  return action.kind === 'draft' ? { seat, action, chance: [drawOf(recorded, memory)] } : { seat, action }
}

/** Players act for themselves, everything else is done by whoever is asked. */
function actorOf(state: State1846, { entity, entity_type }: SingleAction, memory: Memory1846): Seat {
  if (entity_type === 'player') return seatNamed(memory, entity)
  if (state.steamboat) return state.steamboat.seat
  const [full] = state.surplus
  if (full) return controllerOf(state, full)!
  const seat = state.operation && controllerOf(state, state.operation.company)
  if (seat === null) throw new Unreadable('no company is on turn')
  return seat
}

type Translate = (recorded: SingleAction, state: State1846, memory: Memory1846) => Action1846 | undefined

const CHOICE = { payout: 'full', half: 'half', withhold: 'withhold' } as const

/** By the type of the recorded action. What is done for a private has the private as its `entity`. */
const TRANSLATIONS: Readonly<Record<string, Translate>> = {
  bid(recorded, { draft, openDraft }) {
    const { company } = fieldsOf(recorded, 'bid')
    if (openDraft) return { kind: 'draft-buy', private: company as PrivateId }
    if (!draft) throw new Unreadable('the distribution is over')
    if (draft.price !== null) return { kind: 'take-last' }
    return { kind: 'draft', card: isBlank(company) ? 'blank' : (company as PrivateId) }
  },
  par(recorded, _state, memory) {
    const { corporation, share_price } = fieldsOf(recorded, 'par')
    memory.sold.add(`${corporation}_0`)
    return { kind: 'launch', corporation, par: parPrice(share_price) }
  },
  buy_shares(recorded, _state, { sold }) {
    const { shares } = fieldsOf(recorded, 'buy_shares')
    const corporation = corporationOf(CORPORATIONS, shares[0]!)
    if (recorded.entity_type === 'corporation') {
      for (const share of shares) sold.delete(share)
      return { kind: 'redeem', count: shares.length }
    }
    const from = sold.has(shares[0]!) ? 'market' : 'treasury'
    for (const share of shares) sold.add(share)
    return { kind: 'buy', corporation, from }
  },
  sell_shares(recorded, state, { sold }) {
    const { shares, percent } = fieldsOf(recorded, 'sell_shares')
    const corporation = corporationOf(CORPORATIONS, shares[0]!)
    if (recorded.entity_type === 'corporation') {
      for (const share of shares) sold.add(share)
      const kind = state.operation?.step === 'trains' ? 'emergency-issue' : 'issue'
      return { kind, count: shares.length }
    }
    const worth = shares.reduce((sum, share) => sum + (share.endsWith('_0') ? 2 : 1), 0)
    const count = (percent ?? 10 * worth) / 10
    return { kind: state.stock ? 'sell' : 'sell-for-train', corporation, count }
  },
  lay_tile(recorded, _state, memory) {
    const lay = tileLaid(BOARD, fieldsOf(recorded, 'lay_tile'), memory)
    return isForPrivate(recorded)
      ? { kind: 'private-lay', private: recorded.entity as 'MC', ...lay }
      : { kind: 'lay', ...lay }
  },
  place_token(recorded, _state, memory) {
    const { hex, city } = cityNamed(BOARD, fieldsOf(recorded, 'place_token').city, memory)
    return isForPrivate(recorded) ? { kind: 'private-token', city } : { kind: 'token', hex, city }
  },
  run_routes(recorded, state) {
    const company = state.operation?.company
    // 1846-7.1b: a corporation without president has run by itself
    if (company === undefined || company !== recorded.entity) return undefined
    const { routes } = fieldsOf(recorded, 'run_routes')
    return { kind: 'run', routes: routes.map((route) => declaredRoute(state, company, route)) }
  },
  dividend: (recorded) => ({ kind: 'dividend', choice: CHOICE[fieldsOf(recorded, 'dividend').kind] }),
  buy_train(recorded, { corporations, depot }) {
    const { train, price, variant } = fieldsOf(recorded, 'buy_train')
    const seller = CORPORATIONS.find((id) => corporations[id].trains.some((one) => one.id === train))
    if (seller) return { kind: 'offer-train', seller, train, price }
    const used = depot.pool.find(({ id }) => id === train)
    const side = variant ?? used?.side ?? trainTypeOf<Side>(train)
    if (!(side in SIDE)) throw new Unreadable(`no train is called ${side}`)
    return { kind: 'buy-train', from: used ? 'pool' : 'bank', side }
  },
  buy_company(recorded) {
    const { company, price } = fieldsOf(recorded, 'buy_company')
    return { kind: 'buy-private', private: company as PrivateId, price }
  },
  assign(recorded) {
    const { target, target_type } = fieldsOf(recorded, 'assign')
    const { entity } = recorded
    if (entity === 'MPC' || entity === 'BT') return { kind: 'place-marker', private: entity, hex: target }
    return target_type === 'hex'
      ? { kind: 'set-port', hex: target }
      : { kind: 'set-beneficiary', company: target as CompanyId }
  },
  discard_train: (recorded) => ({ kind: 'return-train', train: fieldsOf(recorded, 'discard_train').train }),
  bankrupt: () => ({ kind: 'bankrupt' }),
  pass(recorded, state, memory) {
    const { draft, openDraft, round, stock, steamboat } = state
    if (draft) return { kind: 'decline' }
    if (openDraft && round === 'draft') return { kind: 'draft-pass' }
    if (stock) return { kind: 'pass' }
    return steamboat ? { kind: 'leave-markers' } : companysPass(state, recorded, memory)
  },
  end_game: () => undefined,
}

const isBlank = (card: string): boolean => card.startsWith('Pass')

/**
 * The order in which the cards of a hand went back. The recorded game tells
 * blanks apart and leaves out the one that was named; ours leaves out the
 * first, so the two change places.
 */
function drawOf(recorded: SingleAction, memory: Memory1846): number[] {
  const { company } = fieldsOf(recorded, 'bid')
  const hand = memory.deck.slice(0, memory.seats.size + 2)
  const order = memory.luck.order(hand.length)
  const back = order.map((index) => hand[index]!).filter((card) => card !== company)
  memory.deck = [...memory.deck.slice(hand.length), ...back]
  if (!isBlank(company)) return order
  const [named, first] = [hand.indexOf(company), hand.findIndex(isBlank)]
  return order.map((index) => (index === named ? first : index === first ? named : index))
}
