import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Actions1846 } from '../actions.ts'
import {
  actions,
  afterDraft,
  cash,
  corporation,
  does,
  game,
  offersTo,
  priceNow,
  setOperation,
  setTrainsLeft,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }

/** GT of Aoi has no train, and the bank sells nothing below $450. */
function forced(treasury: number, purse: number): State1846 {
  const state = afterDraft(game(5))
  setTrainsLeft(state, '5', 3)
  corporation(state, 'GT', { price: 70, players: { A: 5, B: 2 }, treasury })
  corporation(state, 'IC', { price: 100, players: { B: 4, A: 3 }, treasury: 100, trains: ['5'] })
  cash(state, { A: purse })
  setOperation(state, 'GT', { step: 'trains' })
  return state
}

const listed = (state: State1846): string[] => {
  const { items, rest } = view1846.scene(state, EN).checklist!
  return [...items, { ...rest, state: 'rest' }].map(
    ({ label, value, state: at }) => `${label} ${value} ${at}`,
  )
}

test('a train that must be bought is paid by treasury, issue, cash and shares in this order', () => {
  const state = forced(100, 40)
  expect(view1846.scene(state, EN).checklist!.title).toBe('GT must own a train. The cheapest costs $450.')
  const [issue] = offersTo(state, 'A').flatMap(({ action }) =>
    action.kind === 'emergency-issue' ? [action.count!] : [],
  )
  expect(listed(state)[1]).toMatch(/^Emergency issue up to \$\d+ now$/)
  expect(listed(state).slice(2)).toEqual([
    'Cash of Aoi $40 later',
    expect.stringMatching(/^Shares to sell up to \$\d+ later$/),
    'Still missing $350 rest',
  ])
  does(state, 'A', actions.emergencyIssue(issue!))
  expect(listed(state).slice(1, 3)).toEqual(['Emergency issue done done', 'Cash of Aoi $40 done'])
  expect(listed(state)[3]).toMatch(/^Shares to sell up to \$\d+ now$/)
  const missing = () => Number(listed(state)[4]!.replace(/\D/g, ''))
  const before = missing()
  const sale = offersTo(state, 'A').find(({ action }) => action.kind === 'sell-for-train')!.action
  const { corporation: sold, count } = sale as Actions1846['sell-for-train']
  const price = priceNow(state, sold)!
  does(state, 'A', actions.sellForTrain(sold, count))
  expect(missing()).toBe(before - price * count)
})

test('what is asked names what the list says is missing', () => {
  const asked = (state: State1846) => view1846.prompt(state, { seat: 0, as: 'GT', prompt: 'trains' }, EN)
  const state = forced(100, 40)
  expect(asked(state)).toBe('GT must own a train. Short by $350')
  const issues = offersTo(state, 'A').flatMap(({ action }) =>
    action.kind === 'emergency-issue' ? [action.count!] : [],
  )
  does(state, 'A', actions.emergencyIssue(issues.at(-1)!))
  const { value } = view1846.scene(state, EN).checklist!.rest
  expect(asked(state)).toBe(`GT must own a train. Short by ${value}`)
})

test('what is not needed says so', () => {
  expect(listed(forced(500, 0))).toEqual([
    'Treasury $500 now',
    'Emergency issue not needed none',
    'Cash of Aoi not needed none',
    'Shares to sell not needed none',
    'Still missing $0 rest',
  ])
})

test('whoever need not buy a train has no list', () => {
  const state = forced(500, 0)
  corporation(state, 'GT', { price: 70, players: { A: 5, B: 2 }, treasury: 500, trains: ['5'] })
  expect(view1846.scene(state, EN)).not.toHaveProperty('checklist')
})
