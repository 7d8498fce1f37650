import type { Target } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { actionGroupsOf, buttonsOf, firstGroup, isAmount } from './actionGroups.ts'

const offer = (kind: string, target: Target, more: Partial<OfferScene> = {}): OfferScene => ({
  action: { kind },
  target,
  heading: kind,
  ...more,
})

const NOTHING: Target = { on: 'nothing' }
const count = { kind: 'integer', field: 'count', min: 1, max: 3 } as const

test('offers on the board are told apart by what is done there, offers on companies are not', () => {
  const groups = actionGroupsOf([
    offer('issue', NOTHING, { blank: count }),
    offer('lay', { on: 'hex', hex: 'B2' }),
    offer('lay', { on: 'hex', hex: 'B4' }),
    offer('token', { on: 'stop', hex: 'B2', stop: 0 }),
    offer('buy', { on: 'company', company: 'IC' }),
    offer('sell', { on: 'company', company: 'IC' }),
  ])
  expect(groups.map(({ key, offers }) => [key, offers.length])).toEqual([
    ['list issue', 1],
    ['board lay', 2],
    ['board token', 1],
    ['companies buy sell', 2],
  ])
  expect(groups.at(-1)!.headings).toEqual(['buy', 'sell'])
  expect(firstGroup(groups)!.key).toBe('board lay')
})

test('what has no target is a button, or one of several cards under one name', () => {
  const pass = offer('pass', NOTHING)
  const dividends = [offer('dividend', NOTHING), offer('dividend', NOTHING)]
  expect(buttonsOf([pass, ...dividends])).toEqual([pass])
  expect(actionGroupsOf([pass, ...dividends]).map(({ key }) => key)).toEqual(['choices dividend'])
})

test('a power does not come up by itself in a turn with steps', () => {
  const power = offer('mark', { on: 'hex', hex: 'B2' }, { power: 'meat' })
  const run = offer('run', { on: 'routes' })
  expect(firstGroup(actionGroupsOf([power, run]), true)!.key).toBe('routes run')
  expect(firstGroup(actionGroupsOf([power]), true)).toBeUndefined()
  expect(firstGroup(actionGroupsOf([power]))!.power).toBe('meat')
})

test('a group is the same in every language', () => {
  const said = (heading: string) =>
    actionGroupsOf([offer('lay', { on: 'hex', hex: 'B2' }, { heading })])[0]!.key
  expect(said('線路を敷く')).toBe(said('Lay track'))
})

test('buttons alone are a choice between them', () => {
  const answers = [offer('agree', NOTHING), offer('disagree', NOTHING)]
  expect(actionGroupsOf(answers)).toMatchObject([{ control: 'choices', offers: answers }])
  expect(actionGroupsOf([offer('pass', NOTHING)])).toEqual([])
})

test('the one question is how much: of a thing, or to bid on the one card that is fought for', () => {
  const isAmountOf = (...offers: OfferScene[]) => isAmount(actionGroupsOf(offers)[0]!)
  const bid = (card: string, blank: NonNullable<OfferScene['blank']>) =>
    offer('bid', { on: 'card', card }, { blank })
  expect(isAmountOf(offer('issue', NOTHING, { blank: count }))).toBe(true)
  expect(isAmountOf(bid('bridge', count))).toBe(true)
  expect(isAmountOf(bid('bridge', count), bid('tunnel', count))).toBe(false)
  expect(isAmountOf(bid('bridge', { ...count, face: 2 }))).toBe(false)
})

test('what is chosen between is one group, however it is done and be there but one left', () => {
  const ways = ['borrow', 'run'].map((kind) => ({ label: kind, probe: { kind } }))
  const run = offer('run', { on: 'routes' }, { blank: { kind: 'open', field: 'routes', proposed: [[]] } })
  const borrow = offer('borrow', NOTHING)
  const pass = offer('pass', NOTHING)
  expect(actionGroupsOf([run, borrow, pass], [], ways)).toMatchObject([
    { control: 'choices', offers: [run, borrow] },
  ])
  expect(actionGroupsOf([run], [], ways)).toMatchObject([{ control: 'choices', offers: [run] }])
})
