import {
  cityNamed,
  corporationOf,
  parPrice,
  type SingleAction,
  seatNamed,
  tileLaid,
  Unreadable,
} from '@roundhouse/18xx/recorded'
import type { Move, Seat } from '@roundhouse/kernel'
import type { Action1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS, type CompanyId, type PrivateId } from '../components/companies.ts'
import { SIDE, type Side } from '../components/trains.ts'
import { controllerOf, type State1846 } from '../state.ts'
import { type FieldsOf, fieldsOf } from './fields.ts'
import type { Memory1846 } from './memory.ts'
import { declaredRoute } from './routes.ts'

const CHOICE = { payout: 'full', half: 'half', withhold: 'withhold' } as const

/** What a recorded action comes to in this position; passes of companies come to nothing by themselves. */
export function* translateAction(
  state: State1846,
  recorded: SingleAction,
  memory: Memory1846,
): Generator<Move> {
  const act = (action: Action1846): Move => ({ seat: actorOf(state, recorded, memory), action })
  switch (recorded.type) {
    case 'bid': {
      const { company } = fieldsOf(recorded, 'bid')
      yield state.openDraft
        ? act({ kind: 'draft-buy', private: company as PrivateId })
        : draftOf(state, company, act, memory)
      break
    }
    case 'par': {
      const { corporation, share_price } = fieldsOf(recorded, 'par')
      leaveTreasury(memory, [`${corporation}_0`])
      yield act({ kind: 'launch', corporation, par: parPrice(share_price) })
      break
    }
    case 'buy_shares':
      yield act(purchaseOf(recorded, memory))
      break
    case 'sell_shares':
      yield act(saleOf(state, recorded, memory))
      break
    case 'lay_tile': {
      const lay = tileLaid(BOARD, fieldsOf(recorded, 'lay_tile'), memory)
      if (recorded.entity_type === 'company')
        yield act({ kind: 'private-lay', private: recorded.entity as 'MC', ...lay })
      else yield act({ kind: 'lay', ...lay })
      break
    }
    case 'place_token': {
      const { hex, city } = cityNamed(BOARD, fieldsOf(recorded, 'place_token').city, memory)
      yield act(
        recorded.entity_type === 'company' ? { kind: 'private-token', city } : { kind: 'token', hex, city },
      )
      break
    }
    case 'run_routes': {
      const company = state.operation?.company
      // 1846-7.1b: a corporation without president has run by itself
      if (company === undefined || company !== recorded.entity) break
      const { routes } = fieldsOf(recorded, 'run_routes')
      yield act({ kind: 'run', routes: routes.map((route) => declaredRoute(state, company, route)) })
      break
    }
    case 'dividend':
      yield act({ kind: 'dividend', choice: CHOICE[fieldsOf(recorded, 'dividend').kind] })
      break
    case 'buy_train':
      yield act(trainOf(state, fieldsOf(recorded, 'buy_train')))
      yield* agreement(state)
      break
    case 'buy_company': {
      const { company, price } = fieldsOf(recorded, 'buy_company')
      yield act({ kind: 'buy-private', private: company as PrivateId, price })
      yield* agreement(state)
      break
    }
    case 'assign':
      yield act(markerOf(recorded, fieldsOf(recorded, 'assign')))
      break
    case 'discard_train':
      yield act({ kind: 'return-train', train: fieldsOf(recorded, 'discard_train').train })
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
      throw new Unreadable(`the action ${recorded.type} is not known here`)
  }
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

type Act = (action: Action1846) => Move

/**
 * The recorded game tells blanks apart and leaves out the one that was named;
 * ours leaves out the first, so the two change places in the order that fell.
 */
function draftOf({ draft, players }: State1846, company: string, act: Act, memory: Memory1846): Move {
  if (!draft) throw new Unreadable('the distribution is over')
  if (draft.price !== null) return act({ kind: 'take-last' })
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

const leaveTreasury = ({ sold }: Memory1846, shares: readonly string[]): void => {
  for (const share of shares) sold.add(share)
}

function purchaseOf(recorded: SingleAction, memory: Memory1846): Action1846 {
  const { shares } = fieldsOf(recorded, 'buy_shares')
  const [share] = shares as [string]
  const corporation = corporationOf(CORPORATIONS, share)
  if (recorded.entity_type === 'corporation') {
    for (const back of shares) memory.sold.delete(back)
    return { kind: 'redeem', count: shares.length }
  }
  const from = memory.sold.has(share) ? 'market' : 'treasury'
  leaveTreasury(memory, shares)
  return { kind: 'buy', corporation, from }
}

function saleOf(state: State1846, recorded: SingleAction, memory: Memory1846): Action1846 {
  const { shares, percent } = fieldsOf(recorded, 'sell_shares')
  const corporation = corporationOf(CORPORATIONS, shares[0]!)
  if (recorded.entity_type === 'corporation') {
    leaveTreasury(memory, shares)
    return state.operation?.step === 'trains'
      ? { kind: 'emergency-issue', count: shares.length }
      : { kind: 'issue', count: shares.length }
  }
  const worth = shares.reduce((sum, share) => sum + (share.endsWith('_0') ? 2 : 1), 0)
  const count = (percent ?? 10 * worth) / 10
  return { kind: state.stock ? 'sell' : 'sell-for-train', corporation, count }
}

/** Told by where the train is. */
function trainOf(state: State1846, { train, price, variant }: FieldsOf<'buy_train'>): Action1846 {
  const seller = CORPORATIONS.find((id) => state.corporations[id].trains.some((one) => one.id === train))
  if (seller) return { kind: 'offer-train', seller, train, price }
  const type = train.split('-')[0] as Side
  const used = state.depot.pool.find(({ id }) => id === train)
  const side = variant ?? used?.side ?? type
  if (!(side in SIDE)) throw new Unreadable(`no train is called ${side}`)
  return { kind: 'buy-train', from: used ? 'pool' : 'bank', side }
}

/** The other side of a recorded deal had agreed. */
function* agreement(state: State1846): Generator<Move> {
  if (state.deal) yield { seat: state.deal.seat, action: { kind: 'agree' } as Action1846 }
}

function markerOf({ entity }: SingleAction, { target, target_type }: FieldsOf<'assign'>): Action1846 {
  if (entity === 'MPC' || entity === 'BT') return { kind: 'place-marker', private: entity, hex: target }
  return target_type === 'hex'
    ? { kind: 'set-port', hex: target }
    : { kind: 'set-beneficiary', company: target as CompanyId }
}

function* passOf(state: State1846, act: Act): Generator<Move> {
  if (state.draft) yield act({ kind: 'decline' })
  else if (state.openDraft && state.round === 'draft') yield act({ kind: 'draft-pass' })
  else if (state.stock) yield act({ kind: 'pass' })
  else if (state.steamboat) yield act({ kind: 'leave-markers' })
}
