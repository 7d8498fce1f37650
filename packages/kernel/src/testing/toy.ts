import { shuffled } from '../chance.ts'
import { copy } from '../copy.ts'
import type { Game } from '../game.ts'
import { refusal } from '../refusal.ts'
import { exactly } from './shape.ts'
import {
  COINS_EACH,
  type ToyAction,
  type ToyEvent,
  type ToyOptions,
  type ToyState,
  WAGONS,
} from './toyState.ts'
import { toySteps } from './toySteps.ts'

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const toy: Game<ToyState, ToyAction, ToyOptions> = {
  id: 'toy',
  name: 'Freight',
  version: 1,
  players: { min: 2, max: 4 },
  options: exactly({ turns: (value) => Number.isSafeInteger(value) && (value as number) > 0 }),
  fallbackRules: { over: 'TOY-1.2', turn: 'TOY-1.2', form: 'TOY-1.2' },
  refuseSetup: (players) =>
    players < 2 || players > 4 ? refusal('TOY-1.1', 'players', { players }) : undefined,
  setup(players, { turns }, chance, emit) {
    const deck = shuffled(chance, WAGONS)
    const hands = Array.from({ length: players }, () => [deck.pop()!])
    for (const [to, [wagon]] of hands.entries()) emit({ kind: 'drew-wagon', to, wagon } as ToyEvent)
    const coins = hands.map(() => COINS_EACH)
    return {
      turn: chance.order(players)[0]!,
      turnsLeft: turns,
      coins,
      pot: 0,
      deck,
      pile: [],
      hands,
      auction: null,
    }
  },
  asked({ turn, turnsLeft, auction }) {
    if (turnsLeft === 0) return []
    if (auction === null) return [{ seat: turn, prompt: 'turn' }]
    return auction.seats
      .filter((_, place) => auction.bids[place] === null)
      .map((seat) => ({ seat, prompt: 'bid' }))
  },
  steps: toySteps,
  redact(state, viewer) {
    const { deck, hands, auction } = state
    const hidden = (wagons: readonly string[]) => wagons.map(() => '?')
    const shown = copy(auction)
    for (const [place, seat] of shown?.seats.entries() ?? []) if (seat !== viewer) shown!.bids[place] = null
    const seen = hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand)))
    return { ...state, deck: hidden(deck), hands: seen, auction: shown }
  },
  standings({ coins }) {
    const best = coins.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score)
    return best.map((one) => ({ ...one, rank: 1 + coins.filter((score) => score > one.score).length }))
  },
  violations({ coins, pot, deck, pile, hands }) {
    const wagons = [deck, pile, ...hands].flat().length
    return [
      ...(total(coins) + pot === coins.length * COINS_EACH ? [] : ['coins were made or lost']),
      ...(wagons === WAGONS.length ? [] : ['wagons were made or lost']),
      ...(Math.min(...coins) < 0 ? ['a player owes coins'] : []),
    ]
  },
  audit(before, events, after) {
    const told = events.some(({ kind }) => ['sold', 'paid', 'won'].includes(kind))
    return told || before.pot === after.pot ? [] : ['the pot changed, and no event tells of it']
  },
}
