import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  LINE,
  routeVia,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
  WHOLE_LINE,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }

/** GT with the mail contract and the port of Chicago Connections, before it runs from there to Windsor. */
function line(): State1846 {
  const state = afterDraft(game(5, { with: ['SC'], options: { bestRun: 'declared' } }))
  setPhase(state, 'II')
  tiles(state, ...LINE)
  corporation(state, 'GT', {
    price: 100,
    players: { A: 5 },
    treasury: 500,
    trains: ['3/5'],
    tokens: [['C15', 0]],
    privates: ['MAIL', 'SC'],
  })
  Object.assign(state.markers, { port: 'C5', beneficiary: 'GT' })
  setTrainsLeft(state, '5', 5)
  setOperation(state, 'GT')
  return state
}

const declared = (state: State1846) => routeVia(trainId(state, 'GT', '3/5'), WHOLE_LINE, 'C5 C15 C17')

const BONUSES = [
  { label: 'Port', value: '+$20' },
  { label: 'East–west', value: '+$80' },
  { label: 'Mail', value: '+$50' },
]

test('what is drawn by hand is itemised, with every bonus by its name', () => {
  const state = line()
  const drawn = view1846.draw!(state, [declared(state)], undefined, EN).trains[0]!.route
  expect(drawn).toMatchObject({ label: '3/5', revenue: 260, bonuses: BONUSES })
  expect(drawn!.stops.map(({ name, value, paid }) => `${name} ${paid ? value : '-'}`)).toEqual([
    'Chicago Connections 20',
    'Chicago -',
    'Toledo -',
    'Detroit 50',
    'Windsor 40',
  ])
})

test('a run stays drawn as it was earned, even when a train has begun a new phase', () => {
  const state = line()
  does(state, 'A', actions.run(declared(state)))
  const [ran] = view1846.scene(state, EN).routes!
  expect(ran).toMatchObject({ revenue: 260, bonuses: BONUSES })
  does(state, 'A', { kind: 'dividend', choice: 'full' })
  does(state, 'A', { kind: 'buy-train', from: 'bank', side: '5' })
  expect(state.phase).toBe('III')
  expect(view1846.scene(state, EN).routes).toEqual([ran])
})
