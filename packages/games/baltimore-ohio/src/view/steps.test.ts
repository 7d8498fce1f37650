import { whyNot } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { CompanyId } from '../components/companies.ts'
import { baltimoreOhio } from '../index.ts'
import { actions, does, inOperation, inStockRound, newGame, open, technology } from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'
import { bnoView } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya'] }
const JA: Reader = { ...EN, language: 'ja' }

const buildStep = (state: BnoState, reader = EN) =>
  bnoView.scene(state, reader).steps!.find(({ kinds }) => kinds.includes('build'))!

/** What the step answers when it is asked why nothing can be built. */
const answer = (state: BnoState) => whyNot(baltimoreOhio, state, 0, buildStep(state).probe)

/** The operation of a company with so much in its treasury. */
function operationOf(id: CompanyId, treasury: number, ...cubes: string[]): BnoState {
  const state = newGame()
  technology(state, 2)
  open(state, id, { price: 100, players: { A: 5 }, treasury, cubes })
  inOperation(state, id)
  return state
}

test('BO-7.3: where the money is short for every hex, the step says so before the cheapest of them', () => {
  const state = operationOf('B&O', 10)
  expect(buildStep(state)).toMatchObject({
    state: 'later',
    nothing:
      'B&O can build nowhere now: the $10 in its treasury pays for no hex next to its network that it may enter.',
  })
  expect(buildStep(state, JA).nothing).toMatch(/^今 B&O が建設できるヘクスはありません。/)
  expect(answer(state)).toMatchObject({
    rule: 'BO-7.3',
    reason: 'cost',
    figures: { company: 'B&O', cost: 20, treasury: 10 },
  })
})

test('BO-7.13: a city that is barred is no example where money is all that another hex wants', () => {
  const state = operationOf('PRR', 10)
  expect(whyNot(baltimoreOhio, state, 0, actions.build('I33'))).toMatchObject({ rule: 'BO-7.13' })
  expect(answer(state)).toMatchObject({ reason: 'cost', figures: { hex: 'H32', cost: 20 } })
})

test('BO-7.2, BO-7.1: what forbids all building needs no example', () => {
  const built = operationOf('B&O', 500)
  does(built, 'A', actions.build('I29'))
  does(built, 'A', actions.build('H28'))
  expect(buildStep(built)).not.toHaveProperty('nothing')
  expect(answer(built)).toMatchObject({ rule: 'BO-7.2', reason: 'builds' })
  const mined = operationOf('B&O', 500, 'I29', 'H28', 'H26')
  does(mined, 'A', actions.takeCoal('H26'))
  expect(buildStep(mined)).not.toHaveProperty('nothing')
  expect(answer(mined)).toMatchObject({ rule: 'BO-7.1', reason: 'coal' })
})

test('while something can be built nothing is said', () => {
  expect(buildStep(operationOf('B&O', 500))).not.toHaveProperty('nothing')
})

test.each([
  [true, { held: 0, unowned: 1 }, { rule: 'BO-3.10', reason: 'cash' }],
  [false, { held: 1, unowned: 0 }, { rule: 'BO-3.10', reason: 'no-held' }],
] as const)(
  'BO-3.11: who asks for a share asks for one that is there (players may buy from the box: %s)',
  (playersMayBuyUnownedShares, shares, refused) => {
    const state = newGame({ options: { playersMayBuyUnownedShares } })
    open(state, 'B&O', { price: 375, players: { A: 5 }, unowned: 5 })
    inStockRound(state, 'A')
    state.players[0]!.cash = 100
    const probes = bnoView.scene(state, EN).companies!.all.find(({ id }) => id === 'B&O')!.probes!
    const { actions: asked } = probes.find(({ heading }) => heading === 'Buy')!
    expect(asked).toEqual([{ kind: 'buy', company: 'B&O', ...shares }])
    expect(whyNot(baltimoreOhio, state, 0, asked[0])).toMatchObject(refused)
  },
)
