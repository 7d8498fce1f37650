import { decisions, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1856 } from '../index.ts'
import { actions, does, game } from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { view1856 } from './gameView.ts'
import { changed, EN, JA, put } from './testing/readers.ts'

/** Aoi has bid $45 on Waterloo & Saugeen, and Marek $50. */
function twoBidders(): State1856 {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 45))
  does(state, 'B', actions.bid('WSRC', 50))
  return state
}

const asked = (state: State1856, reader = EN): string =>
  view1856.prompt(state, decisions(game1856, state)[0]!, reader)

const lotsOf = (state: State1856) =>
  view1856.scene(state, EN).cards!.map(({ id, title, lot }) => {
    const { asks, bids } = lot!
    return [id, title, `${asks.label} ${asks.value}`, ...bids.map(({ seat, amount }) => `${seat} ${amount}`)]
  })

test('1856-5.2b: the privates in a row, each with what it costs or must be bid, and all bids', () => {
  const state = twoBidders()
  expect(lotsOf(state).slice(0, 3)).toEqual([
    ['front', 'Flos Tramway', 'Price $20'],
    ['WSRC', 'Waterloo & Saugeen', 'Bid from $55', '0 45', '1 50'],
    ['TCC', 'Canada Company', 'Bid from $55'],
  ])
  expect(lotsOf(state)).toHaveLength(6)
  expect(asked(state)).toBe('Buy Flos Tramway for $20, bid on another private, or pass')
  expect(asked(state, JA)).toBe('Flos Tramway を $20 で購入、ほかの個人会社に入札、またはパス')
})

test('1856-5.2d: a private on which a player cannot bid answers why', () => {
  const state = twoBidders()
  state.players[2]!.cash = 100
  const { probe } = view1856.scene(state, EN).cards!.at(-1)!.lot!
  expect(probe).toEqual(actions.bid('SCFTC', 105))
  expect(whyNot(game1856, state, 2, probe)?.rule).toBe('1856-5.2d')
})

test('what is done with the front private points at its card, though it does not name it', () => {
  expect(view1856.target(actions.auctionBuy)).toEqual({ on: 'card', card: 'front' })
  expect(view1856.target(actions.raise(55))).toEqual({ on: 'card', card: 'front' })
  expect(view1856.target(actions.bid('TCC', 55))).toEqual({ on: 'card', card: 'TCC' })
})

test('1856-5.2d: a bid reserves money, and takes the place of an earlier one', () => {
  const state = twoBidders()
  does(state, 'C', actions.auctionPass)
  const choice = put(state, 'A', actions.bid('WSRC', 60))
  expect(choice.label).toBe('Bid $60 on Waterloo & Saugeen')
  expect(choice.notes).toEqual([
    'Your bid of $45 is replaced.',
    'When it comes up, you and Marek fight for it.',
  ])
  expect(changed(choice)).toEqual(['Free for bids $455 → $440'])
  expect(put(state, 'A', actions.bid('TCC', 55)).notes).toEqual([
    'You get it for this if nobody else bids before it comes up.',
  ])
  const free = view1856.scene(state, EN).players.map(({ facts }) => facts.at(-1)!.value)
  expect(free).toEqual(['$455', '$450', '$500'])
})

test('1856-5.2e: a purchase tells who fights for the next private, or gets it', () => {
  const state = twoBidders()
  expect(put(state, 'C', actions.auctionBuy)).toMatchObject({
    label: 'Buy Flos Tramway for $20',
    notes: ['Then Aoi and Marek fight for Waterloo & Saugeen.'],
  })
  const single = game(3)
  does(single, 'A', actions.bid('WSRC', 45))
  expect(put(single, 'B', actions.auctionBuy, JA).notes).toEqual([
    '続いて Aoi が Waterloo & Saugeen を $45 で取得します。',
  ])
})

test('1856-5.2f: in a bidding war one raises or drops out, which says who wins', () => {
  const state = twoBidders()
  does(state, 'C', actions.auctionBuy)
  expect(asked(state)).toBe('Bidding war for Waterloo & Saugeen: raise to $55 or more, or drop out')
  expect(lotsOf(state)[0]!.slice(2)).toEqual(['Bid from $55', '0 45', '1 50'])
  expect(
    view1856
      .scene(state, EN)
      .cards!.map(({ lot }) => lot!.probe.kind)
      .slice(0, 2),
  ).toEqual(['raise', 'bid'])
  expect(put(state, 'A', actions.raise(55)).label).toBe('Raise to $55')
  expect(put(state, 'A', actions.dropOut).notes).toEqual(['Marek then gets Waterloo & Saugeen for $50.'])
})

test('1856-5.2h: the pass that makes all pass tells what it brings', () => {
  const state = game(3)
  does(state, 'A', actions.auctionPass)
  does(state, 'B', actions.auctionPass)
  expect(put(state, 'C', actions.auctionPass).notes).toEqual([
    'All have passed: Flos Tramway costs $15 then.',
  ])
})
