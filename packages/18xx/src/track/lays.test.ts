import { newTrackReached } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { tileTold } from '../testing/tiles.ts'
import { isUpgrade } from './layRefusal.ts'
import { type Builder, layOrRefusal, laysFor, unlinkedLays, withoutLink } from './lays.ts'

const RED: Builder = {
  company: 'Red',
  phase: '3',
  colors: ['yellow', 'green'],
  connections: [newTrackReached],
}

/** Red in B3, with track towards C2 and C4. */
const WEST = boardWith(['B3 #5 r4'], ['B3 Red'])

const names = (all: Iterable<{ hex: string; tile: string; rotation: number }>) =>
  [...all].map(({ hex, tile, rotation }) => `${hex} #${tile} r${rotation}`)

const whether = (text: string, builder = RED, laid = WEST) =>
  layOrRefusal(LAKESIDE, laid, builder, tileTold(text))

test('a company lays what is linked to it', () => {
  expect(names(laysFor(LAKESIDE, WEST, RED))).toEqual([
    'C2 #7 r0',
    'C4 #5 r2',
    'C4 #6 r0',
    'C4 #6 r2',
    'C4 #57 r2',
  ])
  expect(whether('C4 #57 r2')).toMatchObject({ first: true, completes: [2] })
})

test('a tile that needs no link lies wherever it fits', () => {
  expect(names(unlinkedLays(LAKESIDE, WEST, RED, ['D5']))).toEqual(['D5 #3 r1'])
  expect(whether('D5 #3 r1', withoutLink(RED))).toMatchObject({ hex: 'D5', stops: [0] })
})

const LINE = boardWith(['B3 #5 r4', 'C4 #57 r2'], ['B3 Red'])

test.each([
  ['fixed', 'D3 #7 r0', RED, WEST],
  ['color', 'C2 #14 r0', RED, WEST],
  ['phase', 'C4 #14 r2', { ...RED, colors: ['yellow'] }, LINE],
  ['label', 'C6 #5 r3', RED, WEST],
  ['stock', 'C2 #7 r0', RED, boardWith(['B3 #5 r4', 'D5 #7 r0'], ['B3 Red'])],
  ['stops', 'C2 #5 r0', RED, WEST],
  ['exit', 'C4 #5 r0', RED, WEST],
  ['track', 'C4 #15 r3', RED, LINE],
  ['same-track', 'C4 #57 r5', RED, WEST],
  ['first-connection', 'D5 #3 r1', RED, WEST],
  ['upgrade-connection', 'C4 #14 r2', { ...RED, company: 'Blue' }, LINE],
] as const)('%s: the rule against %s', (rule, text, builder, laid) => {
  expect(whether(text, builder, laid)).toMatchObject({ rule: `L-${rule}` })
})

test('a refusal names the figures of the position', () => {
  expect(whether('C4 #14 r2', { ...RED, colors: ['yellow'] }, LINE)).toMatchObject({
    reason: 'phase',
    figures: { hex: 'C4', phase: '3' },
  })
  expect(whether('D5 #3 r1')).toMatchObject({ reason: 'connection', figures: { company: 'Red', hex: 'D5' } })
})

test('what covers a plain hex is no upgrade', () => {
  expect(['57', '14', '63'].map((tile) => isUpgrade(LAKESIDE, tile))).toEqual([false, true, true])
})
