import type { Preview, Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import {
  actions,
  afterDraft,
  cash,
  corporation,
  game,
  type Name,
  seatOf,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  trainId,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }
const JA: Reader = { ...EN, language: 'ja' }

const put = (state: State1846, name: Name, action: Action1846, reader = EN): Preview =>
  view1846.preview(state, action, seatOf(name), reader)

/** Changes as in "Your cash $400 → $288". */
const changed = ({ changes }: Preview): string[] =>
  changes.map(({ label, before, after }) => `${label} ${before} → ${after}`)

function market(): State1846 {
  const state = afterDraft(game(5))
  corporation(state, 'NYC', { price: 112, players: { A: 3, B: 3 }, treasury: 50 })
  cash(state, { A: 400, B: 100 })
  setStockRound(state, 'A')
  return state
}

test('a share with everything that its purchase changes', () => {
  const action = { kind: 'buy', corporation: 'NYC', from: 'treasury' } as const
  const choice = put(market(), 'A', action)
  expect(choice.label).toBe('Buy a share of NYC from the treasury for $112')
  expect(put(market(), 'A', action, JA).label).toBe('NYC の金庫株を $112 で購入')
  expect(changed(choice)).toEqual([
    'Your cash $400 → $288',
    'Treasury of NYC $50 → $162',
    'Your share of NYC 30% → 40%',
    'Certificates 2/11 → 3/11',
  ])
  expect(choice.warning).toBeUndefined()
})

test('a sale that costs the presidency warns of it', () => {
  const action = { kind: 'sell', corporation: 'NYC', count: 1 } as const
  const choice = put(market(), 'A', action)
  expect(choice).toMatchObject({
    label: 'Sell a share of NYC for $112',
    warning: 'Marek becomes president of NYC.',
    prices: [{ company: 'NYC', to: { row: 0, column: 10 } }],
  })
  expect(changed(choice)).toContain('President of NYC Aoi → Marek')
  expect(put(market(), 'A', action, JA)).toMatchObject({
    label: 'NYC を1株、$112 で売却',
    warning: 'NYC の社長は Marek に交代します。',
  })
})

test('a launch with its price, its home and what is left', () => {
  const choice = put(market(), 'A', { kind: 'launch', corporation: 'IC', par: 100 })
  expect(choice).toMatchObject({
    label: 'Launch IC at $100 for $200',
    notes: [
      'Home token in Cairo (K3).',
      'A bonus of $100 from the bank included.',
      'Cash left for 2 shares.',
    ],
    prices: [{ company: 'IC', to: { row: 0, column: 10 } }],
  })
  expect(changed(choice)).toContain('Treasury of IC $0 → $300')
})

test('the pass that ends the round shows where prices go then', () => {
  const state = afterDraft(game(5))
  corporation(state, 'NYC', { price: 112, players: { A: 3 }, market: 2 })
  setStockRound(state, 'A')
  Object.assign(state.stock!, { passes: 4 })
  expect(put(state, 'A', { kind: 'pass' })).toMatchObject({
    label: 'Pass',
    changes: [],
    notes: ['This ends the stock round.'],
    prices: [{ company: 'NYC', to: { row: 0, column: 10 } }],
  })
})

test('a tile with its cost and how the hex would look', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200 })
  setOperation(state, 'PRR')
  const action = { kind: 'lay', hex: 'E19', tile: '8', rotation: 5 } as const
  const choice = put(state, 'A', { ...action, rotation: rotationOf(state, action.hex, action.tile) })
  expect(choice.label).toBe('Lay #8 in E19 for $60')
  expect(choice.costBreakdown).toEqual({
    lines: [
      { label: 'Tile', value: '$20' },
      { label: 'Mountain edge', value: '$40' },
    ],
    total: '$60',
  })
  expect(changed(choice)).toEqual(['Treasury of PRR $200 → $140', 'Tiles left this turn 2 yellow → 1 yellow'])
  expect(choice.hex).toMatchObject({ hex: 'E19', ground: 'yellow', tile: '8', borders: [] })
})

/** A rotation in which the tile reaches Homewood over the mountains. */
function rotationOf(state: State1846, hex: string, tile: string): number {
  for (let rotation = 0; rotation < 6; rotation++)
    if (put(state, 'A', { kind: 'lay', hex, tile, rotation }).changes.length > 0) return rotation
  throw new Error(`#${tile} does not fit in ${hex}`)
}

test('a token in the slot reserved for it, dearer where nothing leads there', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200 })
  setOperation(state, 'PRR')
  const action = { kind: 'token', hex: 'E11', city: 0 } as const
  const choice = put(state, 'A', action)
  expect(choice).toMatchObject({
    label: 'Place a token in Fort Wayne (E11) for $60',
    notes: ['In the slot kept for it.', 'Not connected, therefore dearer.'],
    hex: { hex: 'E11', stops: [{ slots: ['PRR'] }] },
  })
  expect(changed(choice)).toContain('Tokens of PRR left 4 → 3')
  expect(view1846.target(action)).toEqual({ on: 'stop', hex: 'E11', stop: 0 })
})

test('the train that begins phase III tells whose trains and privates go', () => {
  const state = afterDraft(game(5, { with: ['PRR', 'LSL'] }), { A: ['LSL'] })
  setPhase(state, 'II')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 500 })
  corporation(state, 'GT', { price: 90, players: { B: 5 }, trains: ['4', '4', '4', '4'] })
  corporation(state, 'NYC', { price: 80, players: { C: 5 }, trains: ['2', '2', '4'] })
  setTrainsLeft(state, '5', 5)
  setOperation(state, 'PRR', { step: 'trains' })
  const choice = put(state, 'A', actions.buyTrain('5'))
  expect(choice.label).toBe('Buy a 5 train for $500')
  expect(choice.warning).toBe('This begins phase III: brown tiles, train limit 3.')
  expect(choice.effects).toEqual([
    { label: 'Run once more', value: 'NYC 2+2' },
    { label: 'Closing', value: 'Lake Shore Line' },
    { label: 'Above the limit', value: 'GT' },
  ])
  expect(put(state, 'A', actions.buyTrain('5'), JA)).toMatchObject({
    label: '「5」列車を $500 で購入',
    warning: 'フェイズIIIが始まります（茶タイル・列車制限3両）。',
  })
  expect(changed(choice)).toContain('Trains of PRR 0/4 → 1/3')
})

test('an offer to another president shows what its acceptance would change', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 500, trains: ['2'] })
  corporation(state, 'IC', { price: 90, players: { B: 5 }, treasury: 0, trains: ['2', '2'] })
  setOperation(state, 'PRR', { step: 'trains' })
  const action = { kind: 'offer-train', seller: 'IC', train: trainId(state, 'IC', '2'), price: 120 } as const
  const choice = put(state, 'A', action)
  expect(choice.label).toBe('Offer Marek $120 for the 2 train of IC')
  expect(choice.notes[0]).toBe('If Marek accepts, it changes as shown.')
  expect(changed(choice)).toEqual([
    'Treasury of PRR $500 → $380',
    'Treasury of IC $0 → $120',
    'Trains of PRR 1/4 → 2/4',
    'Trains of IC 2/4 → 1/4',
  ])
  expect(state.deal).toBeNull()
  expect(view1846.target(action)).toEqual({ on: 'train', train: action.train })
})

test('what gives up the power of a private just bought says so', () => {
  const state = afterDraft(game(5, { with: ['MC'] }))
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 500, privates: ['MC'] })
  setOperation(state, 'GT', { justBought: ['MC'] })
  expect(put(state, 'A', { kind: 'issue', count: 1 }).warning).toBe(
    'This gives up the power of Michigan Central.',
  )
  expect(put(state, 'A', { kind: 'run', routes: [] }, JA).warning).toBe(
    'Michigan Central の能力は使えなくなります。',
  )
  const lay = { kind: 'private-lay', private: 'MC', hex: 'B10', tile: '9', rotation: 1 } as const
  const choice = put(state, 'A', lay)
  expect(choice.label).toBe('Lay #9 in B10, free of charge')
  expect(choice.warning).toBeUndefined()
  expect(choice.notes).toContain('Michigan Central can lay a second tile directly after this.')
})

test('the end of a turn reminds of a marker that could be placed', () => {
  const state = afterDraft(game(5, { with: ['MPC'] }))
  corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: ['2'], privates: ['MPC'] })
  setOperation(state, 'GT', { step: 'trains' })
  expect(put(state, 'A', { kind: 'end-turn' })).toMatchObject({
    label: 'End the turn',
    warning: 'Not used yet: Meat Packing Company. It keeps for a later turn, but others may be faster.',
  })
  expect(put(state, 'A', { kind: 'place-marker', private: 'MPC', hex: 'D6' })).toMatchObject({
    label: 'Put the meat marker on Chicago (D6): +$30',
    hex: { marks: [{ kind: 'bonus', label: '+30', company: 'GT' }] },
  })
})

test('a fall to 0 closes a corporation', () => {
  const state = afterDraft(game(5))
  corporation(state, 'GT', { price: 10, players: { A: 5 }, treasury: 40, trains: ['2'] })
  corporation(state, 'IC', { price: 90, players: { B: 5 } })
  setOperation(state, 'GT', { step: 'dividend', revenue: 60 })
  expect(put(state, 'A', { kind: 'dividend', choice: 'withhold' }).warning).toBe(
    'The price falls to 0: GT closes, and its shares, trains and cash are lost.',
  )
})

test('an emergency issue names the train to which it binds', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  setPhase(state, 'II')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 0 })
  setOperation(state, 'PRR', { step: 'trains' })
  const choice = put(state, 'A', { kind: 'emergency-issue', count: 3 })
  expect(choice.label).toBe('Issue 3 shares in an emergency for $180')
  expect(choice.notes).toEqual(['3 × $60', 'Next: a train of the bank that costs more than $140.'])
  expect(view1846.prompt(state, { seat: 0, as: 'PRR', prompt: 'trains' }, EN)).toBe(
    'PRR must own a train. Short by $160',
  )
})

test('above the limit a train goes back without payment', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  setPhase(state, 'III')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 50, trains: ['4', '4', '3/5'] })
  corporation(state, 'IC', { price: 90, players: { B: 5 }, treasury: 800 })
  setTrainsLeft(state, '6', Number.POSITIVE_INFINITY)
  setOperation(state, 'IC', { step: 'trains' })
  state.surplus = ['PRR']
  const train = trainId(state, 'PRR', '3/5')
  expect(put(state, 'A', { kind: 'return-train', train })).toMatchObject({
    label: 'Return the 3/5 train to the bank',
    changes: [{ label: 'Trains of PRR', before: '3/3', after: '2/3' }],
    notes: ['Without payment.'],
  })
  expect(view1846.target({ kind: 'return-train', train })).toEqual({ on: 'train', train })
  const { companies } = view1846.scene(state, EN)
  expect(companies!.all.find(({ id }) => id === 'PRR')!.trains.map(({ id }) => id)).toContain(train)
})
