import { isRefusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE, redRuns } from '../testing/lakeside.ts'
import { routeTold } from '../testing/routes.ts'
import { findBestRun } from './findBestRun.ts'
import { type ReadRun, readRun } from './readRun.ts'
import { refuseRun } from './refuseRun.ts'

/** West, Middle and Inlet on one line, with North and South beside it; Red in West. */
const LINE = boardWith(['B3 #5 r4', 'C4 #15 r2', 'D5 #3 r1', 'C6 #291 r3', 'C2 #7 r0'], ['B3 Red'])

const told = (train: string, way: string, counts?: string) => routeTold(LAKESIDE.board, train, way, counts)

const read = (trains: ('2' | '3' | '2/3')[], ...routes: ReturnType<typeof told>[]) =>
  readRun(LAKESIDE, redRuns(LINE, ...trains), routes)

function refusedRule(
  trains: ('2' | '3' | '2/3')[],
  ...routes: ReturnType<typeof told>[]
): string | undefined {
  const run = read(trains, ...routes)
  return isRefusal(run) ? run.rule : refuseRun(LAKESIDE, 'Red', run)?.rule
}

test('a declared run is read with what each route earns', () => {
  const run = read(['2', '3'], told('2-0', 'B3 C4'), told('3-1', 'C4 C2 B3')) as ReadRun
  expect(run.routes.map(({ revenue }) => revenue)).toEqual([50, 50])
  expect(run).toMatchObject({ revenue: 100, subsidy: 0 })
  expect(refuseRun(LAKESIDE, 'Red', run)).toBeUndefined()
})

test('bonuses are earned where the stop counts', () => {
  expect(read(['3'], told('3-0', 'B3 C4 D3'))).toMatchObject({ revenue: 120 })
  expect(read(['2/3'], told('2/3-0', 'B3 C4 D3', 'B3 C4'))).toMatchObject({ revenue: 50 })
})

test.each([
  ['no-train', ['2'], [told('3-0', 'B3 C4')]],
  ['short', ['2'], [told('2-0', 'B3')]],
  ['track', ['2'], [told('2-0', 'B3 D3')]],
  ['not-visited', ['2'], [told('2-0', 'B3 C4', 'B3 D5')]],
  [
    'line',
    ['3'],
    [
      {
        train: '3-0',
        links: [
          ['B3.0', 'C4.0'],
          ['B3.0', 'C2', 'C4.0'],
        ],
        counts: ['B3.0', 'C4.0'],
      },
    ],
  ],
  ['train-again', ['2'], [told('2-0', 'B3 C4'), told('2-0', 'B3 C2 C4')]],
  ['token', ['2'], [told('2-0', 'C4 D3')]],
  ['token-unpaid', ['2/3'], [told('2/3-0', 'B3 C4 D3', 'C4 D3')]],
  ['stop-again', ['3'], [told('3-0', 'B3 C4 C2 B3', 'B3 C4')]],
  ['stops', ['2'], [told('2-0', 'B3 C4 D3')]],
  ['skipped', ['3'], [told('3-0', 'B3 C4 D3', 'B3 C4')]],
  ['counted', ['3'], [told('3-0', 'B3 C4', 'B3 B3 C4')]],
  ['track-again', ['2', '2'], [told('2-0', 'B3 C4'), told('2-1', 'B3 C4')]],
] as const)('%s: the rule that a run offends', (rule, trains, routes) => {
  expect(
    refusedRule(
      [...trains],
      ...routes.map((route) => ({
        ...route,
        links: route.links.map((link) => [...link]),
        counts: [...route.counts],
      })),
    ),
  ).toBe(`L-${rule}`)
})

test('of several rules the one is told that the title names first', () => {
  expect(refusedRule(['2', '2'], told('2-0', 'B3 C4 D3'), told('2-1', 'B3 C4'))).toBe('L-stops')
  const { runRules, ...rest } = LAKESIDE
  const { 'track-again': first, ...others } = runRules
  const title = { ...rest, runRules: { 'track-again': first, ...others } }
  const run = read(['2', '2'], told('2-0', 'B3 C4 D3'), told('2-1', 'B3 C4')) as ReadRun
  expect(refuseRun(title, 'Red', run)).toMatchObject({ rule: 'L-track-again', figures: { train: '2' } })
})

test('what a title has no rule for is no line between stops', () => {
  const { runRules, ...rest } = LAKESIDE
  const { stops: _, ...others } = runRules
  const run = read(['2'], told('2-0', 'B3 C4 D3')) as ReadRun
  expect(refuseRun({ ...rest, runRules: others }, 'Red', run)).toMatchObject({
    rule: 'L-line',
    reason: 'line',
  })
})

test('the best run is found by the names of the board, once for all that decides it', () => {
  const position = redRuns(LINE, '2', '3')
  const best = findBestRun(LAKESIDE, position, ['2'])
  expect(best.revenue).toBe(170)
  const run = readRun(LAKESIDE, position, best.routes) as ReadRun
  expect([run.revenue, refuseRun(LAKESIDE, 'Red', run)]).toEqual([170, undefined])
  expect(findBestRun(LAKESIDE, redRuns(LINE, '2', '3'), ['2'])).toBe(best)
  expect(findBestRun(LAKESIDE, position, ['3'])).not.toBe(best)
})
