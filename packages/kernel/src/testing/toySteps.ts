import { shuffled } from '../chance.ts'
import { plainStep, type Step, step } from '../game.ts'
import { refusal } from '../refusal.ts'
import { form, isWord, isWords } from './shape.ts'
import type { Bid, Call, Draw, Pass, Pay, Sell, ToyAction, ToyEvent, ToyState } from './toyState.ts'
import { HAND, PAY_MOST, SELL_MOST } from './toyState.ts'

const noAuction = ({ auction }: ToyState) => (auction ? refusal('TOY-3.1', 'auction') : undefined)

function endTurn(state: ToyState): void {
  state.turn = (state.turn + 1) % state.coins.length
  state.turnsLeft--
}

const draw = step<ToyState, Draw>({
  kind: 'draw',
  shape: form('draw', { from: isWord }),
  open: (state, seat) =>
    noAuction(state) ??
    (state.hands[seat]!.length < HAND ? undefined : refusal('TOY-2.1', 'full', { most: HAND })),
  candidates: () => ['deck', 'pile'].map((from) => ({ action: { kind: 'draw', from } })),
  refuse({ deck, pile }, { from }) {
    if (from !== 'deck' && from !== 'pile') return refusal('TOY-2.1', 'place', { from })
    return pile.length > 0 || (from === 'deck' && deck.length > 0) ? undefined : refusal('TOY-2.1', 'none')
  },
  apply(state, { from }, seat, emit, chance) {
    if (from === 'deck' && state.deck.length === 0) state.deck = shuffled(chance, state.pile.splice(0))
    const wagon = state[from as 'deck' | 'pile'].pop()!
    state.hands[seat]!.push(wagon)
    emit({ kind: 'drew' })
    emit({ kind: 'drew-wagon', to: seat, wagon } as ToyEvent)
    endTurn(state)
  },
})

const sell = step<ToyState, Sell>({
  kind: 'sell',
  shape: form('sell', { wagons: isWords }),
  open: (state) => noAuction(state) ?? (state.pot > 0 ? undefined : refusal('TOY-3.1', 'empty')),
  *candidates({ hands, pot }, seat) {
    const from = hands[seat]!
    const max = Math.min(SELL_MOST, pot, from.length)
    yield { action: { kind: 'sell' }, blank: { kind: 'subset', field: 'wagons', from, min: 1, max } }
  },
  refuse({ hands, pot }, { wagons }, seat) {
    if (wagons.length < 1 || wagons.length > SELL_MOST)
      return refusal('TOY-2.2', 'many', { count: wagons.length })
    const held =
      new Set(wagons).size === wagons.length && wagons.every((wagon) => hands[seat]!.includes(wagon))
    if (!held) return refusal('TOY-2.2', 'held')
    return wagons.length > pot ? refusal('TOY-2.2', 'pot', { pot }) : undefined
  },
  apply(state, { wagons }, seat, emit) {
    state.hands[seat] = state.hands[seat]!.filter((wagon) => !wagons.includes(wagon))
    state.pile.push(...wagons)
    state.pot -= wagons.length
    state.coins[seat]! += wagons.length
    emit({ kind: 'sold' })
    endTurn(state)
  },
})

const pay = step<ToyState, Pay>({
  kind: 'pay',
  shape: form('pay', { coins: Number.isSafeInteger }),
  open: noAuction,
  candidates: () => [
    { action: { kind: 'pay' }, blank: { kind: 'integer', field: 'coins', min: 1, max: PAY_MOST } },
  ],
  refuse(state, { coins }, seat) {
    const most = Math.min(PAY_MOST, state.coins[seat]!)
    return coins < 1 || coins > most ? refusal('TOY-2.3', 'amount', { most, coins }) : undefined
  },
  apply(state, { coins }, seat, emit) {
    state.coins[seat]! -= coins
    state.pot += coins
    emit({ kind: 'paid' })
    endTurn(state)
  },
})

const pass = plainStep<ToyState, Pass>({
  kind: 'pass',
  shape: form('pass'),
  open: noAuction,
  apply: endTurn,
})

const call = step<ToyState, Call>({
  kind: 'call',
  shape: form('call', { rival: Number.isSafeInteger }),
  open: (state) => noAuction(state) ?? (state.pot > 0 ? undefined : refusal('TOY-3.1', 'empty')),
  candidates: ({ coins }) => coins.map((_, rival) => ({ action: { kind: 'call', rival } })),
  refuse: ({ coins }, { rival }, seat) =>
    coins[rival] === undefined || rival === seat ? refusal('TOY-3.1', 'rival') : undefined,
  apply(state, { rival }, seat) {
    state.auction = { seats: [seat, rival], bids: [null, null] }
  },
})

const bid = step<ToyState, Bid>({
  kind: 'bid',
  shape: form('bid', { coins: Number.isSafeInteger }),
  secret: true,
  open: ({ auction }) => (auction ? undefined : refusal('TOY-3.2', 'none')),
  candidates: ({ coins }, seat) => [
    { action: { kind: 'bid' }, blank: { kind: 'integer', field: 'coins', min: 0, max: coins[seat]! } },
  ],
  refuse(state, { coins }, seat) {
    const most = state.coins[seat]!
    return coins < 0 || coins > most ? refusal('TOY-3.2', 'amount', { most, coins }) : undefined
  },
  apply(state, { coins }, seat, emit, chance) {
    const { seats, bids } = state.auction!
    bids[seats.indexOf(seat)] = coins
    const [left, right] = bids as [number | null, number | null]
    if (left === null || right === null) return
    const won = left === right ? chance.order(2)[0]! : left > right ? 0 : 1
    state.coins[seats[won]!]! += state.pot - bids[won]!
    state.coins[seats[1 - won]!]! += bids[won]!
    state.pot = 0
    state.auction = null
    emit({ kind: 'won' })
    endTurn(state)
  },
})

export const toySteps: readonly Step<ToyState, ToyAction>[] = [draw, sell, pay, pass, call, bid]
