import type { Link, StopKind } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { type Claim, problemsOf } from './checker.ts'
import type { Route, RunningRules, RunningTrain, RunStatement, RunStop } from './runStatement.ts'

const KINDS: readonly StopKind[] = ['city', 'town', 'city', 'offboard', 'city']

const stop = (kind: StopKind, revenue: number): RunStop => ({
  kind,
  revenue,
  token: false,
  through: 'free',
  groups: [],
})

const link = (from: number, to: number, track: number[], ...hexes: string[]): Link => ({
  from,
  to,
  track,
  hexes,
})

const train = (name: string, change: Partial<RunningTrain> = {}): RunningTrain => ({
  name,
  pays: [{ kinds: ['city', 'town', 'halt', 'offboard'], max: 3 }],
  skips: [],
  visits: null,
  multiplier: 1,
  ...change,
})

interface Changes {
  readonly stops?: Readonly<Record<number, Partial<RunStop>>>
  readonly rules?: Partial<RunningRules>
  readonly running?: Partial<RunStatement>
}

/** 0 (token, 20) - 1 (town, 10) - 2 (city, 30) - 3 (off-board, 50), and 0 - 4 (city, 40) - 2. */
function line({ stops = {}, rules = {}, running = {} }: Changes = {}): RunStatement {
  const revenues = [20, 10, 30, 50, 40]
  return {
    network: {
      stops: KINDS.map((kind, place) => ({ hex: `H${place}`, index: 0, kind })),
      links: [
        link(0, 1, [0], 'H0', 'P', 'H1'),
        link(1, 2, [1], 'H1', 'H2'),
        link(2, 3, [2, 3], 'H2', 'P', 'H3'),
        link(0, 4, [4], 'H0', 'H4'),
        link(4, 2, [2, 5], 'H4', 'H2'),
      ],
      units: 6,
    },
    stops: KINDS.map((kind, place) => ({
      ...stop(kind, revenues[place]!),
      token: place === 0,
      ...stops[place],
    })),
    trains: [train('3'), train('4', { pays: [{ kinds: ['city', 'town', 'offboard'], max: 4 }] })],
    bonuses: [],
    onceBonuses: [],
    rules: {
      hexAgain: true,
      endKinds: ['city', 'town', 'offboard'],
      ends: 'paid',
      token: 'visited',
      joined: false,
      ...rules,
    },
    ...running,
  }
}

const route = (stops: number[], links: number[], revenue: number, change: Partial<Route> = {}): Route => ({
  train: 0,
  revenue,
  subsidy: 0,
  stops,
  paid: stops,
  links,
  ...change,
})

const short = route([0, 1, 2], [0, 1], 60)
const long = route([0, 1, 2, 3], [0, 1, 2], 110, { train: 1 })
const other = route([4, 0], [3], 60, { train: 1 })

function claim(...routes: Route[]): Claim {
  const total = (of: (route: Route) => number) => routes.reduce((sum, one) => sum + of(one), 0)
  return { revenue: total(({ revenue }) => revenue), subsidy: total(({ subsidy }) => subsidy), routes }
}

test('nothing is wrong with what is right', () => {
  expect(problemsOf(line(), claim())).toEqual([])
  expect(problemsOf(line(), claim(short))).toEqual([])
  expect(problemsOf(line(), claim(long))).toEqual([])
  expect(problemsOf(line(), claim(short, other))).toEqual([])
  expect(problemsOf(line(), claim(route([3, 2, 1, 0], [2, 1, 0], 110, { train: 1 })))).toEqual([])
})

test.each<[string, object, Route]>([
  ['a train that is not there', { problem: 'unknown-train', train: 2 }, { ...short, train: 2 }],
  ['one stop', { problem: 'too-short' }, route([0], [], 20)],
  ['a stop too many', { problem: 'too-short' }, { ...short, stops: [0, 1, 2, 3] }],
  ['a link that is not there', { problem: 'no-such-link', link: 9 }, { ...short, links: [0, 9] }],
  ['a link elsewhere', { problem: 'link-elsewhere', link: 2 }, { ...short, links: [0, 2] }],
  ['too many stops', { problem: 'over-allowance', stop: 3 }, { ...long, train: 0 }],
  ['a stop passed by', { problem: 'may-not-skip', stop: 1 }, { ...short, paid: [0, 2] }],
  ['an end passed by', { problem: 'unpaid-end', stop: 2 }, { ...short, paid: [0, 1] }],
  [
    'pay from elsewhere',
    { problem: 'paid-elsewhere', stop: 4 },
    { ...other, train: 0, stops: [0, 1], links: [0], paid: [0, 1, 4] },
  ],
  ['pay twice', { problem: 'paid-again', stop: 1 }, route([0, 1], [0], 40, { paid: [0, 1, 1] })],
  ['no token', { problem: 'no-token' }, route([1, 2], [1], 40)],
])('%s', (_, problem, wrong) => {
  expect(problemsOf(line(), claim(wrong))).toEqual([{ route: 0, ...problem }])
})

test('a stop again', () => {
  const round = route([1, 0, 4, 2, 1], [0, 3, 4, 1], 100, { train: 1, paid: [1, 0, 4, 2] })
  expect(problemsOf(line(), claim(round))).toEqual([{ problem: 'stop-again', route: 0, stop: 1 }])
})

test('track again, on one route and on two', () => {
  const there = route([0, 4, 2, 3], [3, 4, 2], 140, { train: 1 })
  expect(problemsOf(line(), claim(there))).toEqual([{ problem: 'track-again', route: 0, unit: 2 }])
  expect(problemsOf(line(), claim(short, long))).toEqual([
    { problem: 'track-again', route: 1, unit: 0 },
    { problem: 'track-again', route: 1, unit: 1 },
  ])
})

test('a train again', () => {
  expect(problemsOf(line(), claim(short, { ...other, train: 0 }))).toEqual([
    { problem: 'train-again', route: 1, train: 0 },
  ])
})

test('a group again, a hex again', () => {
  const grouped = line({ stops: { 0: { groups: ['east', 'sea'] }, 2: { groups: ['east'] } } })
  expect(problemsOf(grouped, claim(short))).toEqual([{ problem: 'group-again', route: 0, group: 'east' }])
  expect(problemsOf(line({ rules: { hexAgain: false } }), claim(long))).toEqual([
    { problem: 'hex-again', route: 0, hex: 'P' },
  ])
  expect(problemsOf(line({ rules: { hexAgain: false } }), claim(short))).toEqual([])
})

test('closed stops may be ends, and one may be passed where that is allowed once', () => {
  const closed = (through: RunStop['through']) => line({ stops: { 1: { through }, 2: { through } } })
  expect(problemsOf(closed('never'), claim(short))).toEqual([{ problem: 'closed', route: 0, stop: 1 }])
  expect(problemsOf(closed('once'), claim(short))).toEqual([])
  expect(problemsOf(closed('once'), claim(long))).toEqual([
    { problem: 'second-exception', route: 0, stop: 2 },
  ])
  expect(problemsOf(closed('never'), claim(route([0, 1], [0], 30)))).toEqual([])
})

test('an exception on each of two routes', () => {
  const running = line({ stops: { 0: { through: 'once' }, 1: { through: 'once' }, 4: { token: true } } })
  const first = route([0, 1, 2], [0, 1], 60)
  const second = {
    ...running.network,
    links: [...running.network.links, link(3, 0, [6], 'H3', 'H0')],
    units: 7,
  }
  expect(
    problemsOf({ ...running, network: second }, claim(first, route([3, 0, 4], [5, 3], 110, { train: 1 }))),
  ).toEqual([{ problem: 'second-exception', route: 1, stop: 0 }])
})

test('where a route may end', () => {
  const cities = line({ rules: { endKinds: ['city', 'offboard'] } })
  expect(problemsOf(cities, claim(short))).toEqual([])
  expect(problemsOf(cities, claim(route([0, 1], [0], 30)))).toEqual([
    { problem: 'no-end', route: 0, stop: 1 },
  ])
})

test('the token on the way, or paid', () => {
  const express = { trains: [train('3E', { skips: ['city', 'town'] })] }
  const past = route([4, 0, 1, 2], [3, 0, 1], 70, { paid: [4, 2] })
  expect(problemsOf(line({ running: express }), claim(past))).toEqual([])
  expect(problemsOf(line({ running: express, rules: { token: 'paid' } }), claim(past))).toEqual([
    { problem: 'no-token', route: 0 },
  ])
})

test('allowances are used as well as can be', () => {
  const mixed = train('1+1', {
    pays: [
      { kinds: ['city', 'town'], max: 1 },
      { kinds: ['city', 'offboard'], max: 1 },
      { kinds: ['town'], max: null },
    ],
  })
  expect(problemsOf(line({ running: { trains: [mixed] } }), claim(short))).toEqual([])
  expect(problemsOf(line({ running: { trains: [mixed, mixed] } }), claim(long))).toEqual([
    { problem: 'over-allowance', route: 0, stop: 3 },
  ])
})

test('visits count what is passed by too', () => {
  const trains = [train('2/3', { skips: ['city', 'town'], visits: 3 })]
  const past = route([4, 0, 1, 2], [3, 0, 1], 70, { paid: [4, 2] })
  expect(problemsOf(line({ running: { trains } }), claim(past))).toEqual([
    { problem: 'too-many-visits', route: 0, visits: 4 },
  ])
})

test('revenue is what is paid and the bonuses, multiplied', () => {
  const bonus = (at: number[], lists: number[][], trains: string[] | null) => ({
    trains: [train('3', { multiplier: 2 })],
    bonuses: [{ at, with: lists, amount: 5, trains }],
  })
  const earned = (running: Partial<RunStatement>, revenue: number) =>
    problemsOf(line({ running }), claim({ ...short, revenue }))
  expect(earned(bonus([0, 4], [[1], [3, 2]], null), 130)).toEqual([])
  expect(earned(bonus([0], [[4]], null), 120)).toEqual([])
  expect(earned(bonus([0], [], ['3']), 130)).toEqual([])
  expect(earned(bonus([0], [], ['4']), 130)).toEqual([{ problem: 'wrong-revenue', route: 0, earned: 120 }])
})

test('a subsidy stands beside the revenue and is not multiplied', () => {
  const running = line({
    stops: { 1: { subsidy: 10 } },
    running: { trains: [train('3', { multiplier: 2 })] },
  })
  expect(problemsOf(running, claim({ ...short, revenue: 120, subsidy: 10 }))).toEqual([])
  expect(problemsOf(running, claim({ ...short, revenue: 120, subsidy: 20 }))).toEqual([
    { problem: 'wrong-subsidy', route: 0, earned: 10 },
  ])
})

test('a once-bonus is earned by one route, for each stop it touches', () => {
  const running = line({ running: { onceBonuses: [{ perVisit: 10 }] } })
  expect(problemsOf(running, claim({ ...short, revenue: 90 }, other))).toEqual([])
  expect(problemsOf(running, claim(short, { ...other, revenue: 80 }))).toEqual([])
  expect(problemsOf(running, claim({ ...short, revenue: 90 }, { ...other, revenue: 80 }))).toEqual([
    { problem: 'once-bonus-again' },
  ])
  expect(problemsOf(running, claim({ ...short, revenue: 80 }))).toEqual([
    { problem: 'wrong-revenue', route: 0, earned: 60 },
  ])
})

test('routes that must hang together', () => {
  const apart = line({ stops: { 3: { token: true } }, rules: { joined: true } })
  const east = route([2, 3], [2], 80)
  const west = route([0, 4], [3], 60, { train: 1 })
  expect(problemsOf(apart, claim(east, west))).toEqual([{ problem: 'apart' }])
  const middle = { ...route([0, 1, 2], [0, 1], 60), train: 2 }
  const three = { ...apart, trains: [...apart.trains, train('3')] }
  expect(problemsOf(three, claim(east, west, middle))).toEqual([])
})

test('routes of which one must touch the home', () => {
  const running = line({ stops: { 3: { token: true, home: true } }, rules: { homeTouched: true } })
  const east = route([2, 3], [2], 80)
  const west = route([0, 4], [3], 60, { train: 1 })
  expect(problemsOf(running, claim(west))).toEqual([{ problem: 'home-missed' }])
  expect(problemsOf(running, claim(east, west))).toEqual([])
  expect(problemsOf(running, claim())).toEqual([])
})

test('the total', () => {
  expect(problemsOf(line(), { ...claim(short), revenue: 70 })).toEqual([
    { problem: 'wrong-total', revenue: 60, subsidy: 0 },
  ])
})
