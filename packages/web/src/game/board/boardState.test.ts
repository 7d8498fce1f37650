import { type HexScene, plainStop } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { boardState, changedHexes, hexesOfCompany } from './boardState.ts'

const hex = (name: string, more: Partial<HexScene> = {}): HexScene => ({ ...BARE_HEX, hex: name, ...more })

test('the hexes of which the log tells since a move, each once', () => {
  const log = [
    { text: 'before', hex: 'A1', move: 3 },
    { text: 'a tile', hex: 'B2', move: 4 },
    { text: 'money', move: 4 },
    { text: 'a token', hex: 'B2', move: 5 },
    { text: 'later', hex: 'C3', move: 6 },
  ]
  expect(changedHexes(log, 3, 5)).toEqual(['B2'])
})

test('a company is where its tokens and cubes are', () => {
  const slots = {
    kind: 'city',
    revenue: { values: [10], now: 10 },
    slots: [null, 'IC'],
    reservedFor: [null, null],
  } as const
  const hexes = [
    hex('A1', { stops: [slots] }),
    hex('B2', { marks: [{ kind: 'cube', label: 'IC', company: 'IC' }] }),
    hex('C3', { marks: [{ kind: 'bonus', label: '+30', company: 'IC' }] }),
    hex('D4', { marks: [{ kind: 'goal', label: 'IC', company: 'IC' }] }),
  ]
  expect(hexesOfCompany(hexes, 'IC')).toEqual(['A1', 'B2', 'D4'])
  expect(hexesOfCompany(hexes, undefined)).toEqual([])
})

test('of several hexes those that are taken are marked', () => {
  const offer = {
    action: { kind: 'income' },
    blank: { kind: 'subset', field: 'cities', from: ['A1', 'B2'], min: 0, max: 2 },
    target: { on: 'nothing' },
    heading: 'Income',
  } as const
  const now = { key: 'subset', control: 'subset', headings: ['Income'], offers: [offer] } as const
  const hexes = [hex('A1'), hex('C3', { marks: [{ kind: 'cube', label: 'IC', company: 'IC' }] })]
  expect(boardState({ now, hexes, company: 'IC', pointedHex: undefined, filling: ['B2'] })).toEqual({
    legal: ['A1', 'B2'],
    own: ['C3'],
    taken: ['B2'],
  })
})

test('what a company reaches over track is not veiled, whether it has a token there or not', () => {
  const offer = {
    action: { kind: 'lay' },
    target: { on: 'hex', hex: 'B2' },
    heading: 'Lay',
  } as const
  const now = { key: 'board', control: 'board', headings: ['Lay'], offers: [offer] } as const
  const shown = {
    now,
    hexes: [hex('A1'), hex('B2'), hex('C3', { marks: [{ kind: 'cube', label: 'IC', company: 'IC' }] })],
    company: 'IC',
    pointedHex: undefined,
    filling: undefined,
  }
  expect(boardState({ ...shown, reached: ['A1'] })).toEqual({ legal: ['B2'], own: ['C3', 'A1'] })
  expect(boardState(shown)).toEqual({ legal: ['B2'], own: ['C3'] })
})

test('beside the stop that is chosen the others stay to be chosen, with the token that would stand there', () => {
  const city = (...slots: (string | null)[]) =>
    ({ ...plainStop('city'), slots, reservedFor: slots.map(() => null) }) as const
  const offers = [0, 1, 2].map((stop) => ({
    action: { kind: 'choose' },
    target: { on: 'stop', hex: 'B2', stop } as const,
    heading: 'Choose',
  }))
  const shown = {
    now: { key: 'board', control: 'board', headings: ['Choose'], offers } as const,
    hexes: [hex('B2', { stops: [city(null), city(null), city('THB')] })],
    company: 'WR',
    pointedHex: undefined,
    filling: undefined,
  }
  expect(boardState(shown).stops).toEqual([
    { hex: 'B2', stop: 0, ghost: { company: 'WR' } },
    { hex: 'B2', stop: 1, ghost: { company: 'WR' } },
    { hex: 'B2', stop: 2, ghost: { company: 'WR' } },
  ])
  const preview = hex('B2', { stops: [city('THB'), city(null), city('THB')] })
  expect(boardState({ ...shown, preview }).stops).toEqual([
    { hex: 'B2', stop: 1, ghost: { company: 'THB' } },
    { hex: 'B2', stop: 2 },
  ])
})
