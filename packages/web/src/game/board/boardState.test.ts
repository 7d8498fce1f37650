import type { HexScene } from '@roundhouse/view'
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
  ]
  expect(hexesOfCompany(hexes, 'IC')).toEqual(['A1', 'B2'])
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
  expect(
    boardState({ now, hexes, company: 'IC', pointedHex: undefined, isPreviewed: false, filling: ['B2'] }),
  ).toEqual({
    legal: ['A1', 'B2'],
    own: ['C3'],
    taken: ['B2'],
  })
})
