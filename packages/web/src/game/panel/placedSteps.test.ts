import type { StepScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { OfferScene } from '../../worker/protocol/position.ts'
import { actionGroupsOf } from '../state/selection/actionGroups.ts'
import { endedSteps, nextStep, placedSteps } from './placedSteps.ts'

const STEPS: readonly StepScene[] = [
  { label: 'Track', state: 'open', kinds: ['lay'], left: '2 tiles left' },
  { label: 'Run', state: 'open', kinds: ['run'] },
  { label: 'Buy', state: 'later', kinds: ['buy'] },
]

const lay = (more: Partial<OfferScene> = {}): OfferScene => ({
  action: { kind: 'lay' },
  target: { on: 'hex', hex: 'B2' },
  heading: 'Lay',
  ...more,
})

const run: OfferScene = { action: { kind: 'run' }, target: { on: 'routes' }, heading: 'Run' }

test('the step of what is being done is the present one, others that are open stay open', () => {
  const groups = actionGroupsOf([lay(), run], STEPS)
  const { steps } = placedSteps(STEPS, groups, groups[1])
  expect(steps.map(({ state, groups: here }) => [state, here.length])).toEqual([
    ['open', 1],
    ['now', 1],
    ['later', 0],
  ])
})

test('a step keeps what is left to do in it', () => {
  expect(placedSteps(STEPS, [], undefined).steps.map(({ left }) => left)).toEqual([
    '2 tiles left',
    undefined,
    undefined,
  ])
})

test('while others decide, the first open step is the present one', () => {
  expect(placedSteps(STEPS, [], undefined).steps.map(({ state }) => state)).toEqual(['now', 'open', 'later'])
})

test('powers, and what belongs to no step, stand beside the steps', () => {
  const deal: OfferScene = { action: { kind: 'deal' }, target: { on: 'card', card: 'C' }, heading: 'Deal' }
  const groups = actionGroupsOf([lay(), lay({ power: 'MC' }), deal], STEPS)
  const { asides } = placedSteps(STEPS, groups, groups[0])
  expect(placedSteps(STEPS, groups, asides[0]).steps.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'later',
  ])
  expect(asides.map(({ power, control }) => [power, control])).toEqual([
    ['MC', 'board'],
    [undefined, 'cards'],
  ])
})

test('the same thing done in two steps is two deeds', () => {
  const steps: StepScene[] = [
    { label: 'Buy', state: 'open', kinds: ['buy'] },
    { label: 'Scrap', state: 'open', kinds: ['scrap'] },
  ]
  const of = (kind: string): OfferScene => ({
    action: { kind },
    target: { on: 'train', train: kind },
    heading: kind,
  })
  expect(actionGroupsOf([of('buy'), of('scrap')], steps).map(({ control }) => control)).toEqual([
    'trains',
    'trains',
  ])
  expect(actionGroupsOf([of('buy'), of('scrap')])).toHaveLength(1)
})

test('a step keeps what is tried to learn why it is not open', () => {
  const probe = { kind: 'buy' }
  const steps: StepScene[] = [{ label: 'Buy', state: 'passed', kinds: ['buy'], probe }]
  expect(placedSteps(steps, [], undefined).steps).toMatchObject([{ state: 'passed', probe }])
})

test('whoever wants nothing in a step goes on to the next one that is open', () => {
  const groups = actionGroupsOf([lay(), run], STEPS)
  const now = (label: string) => {
    const { steps } = placedSteps(
      STEPS,
      groups,
      groups.find(({ key }) => key.endsWith(label)),
    )
    return nextStep(steps)?.next.label
  }
  expect(now('lay')).toBe('Run')
  expect(now('run')).toBeUndefined()
})

test('steps are named that an action of another ends, when all that is offered in them is over', () => {
  const steps: StepScene[] = [
    { label: 'Issue', state: 'open', kinds: ['issue', 'redeem'] },
    { label: 'Scrap', state: 'passed', kinds: ['scrap'] },
    { label: 'Track', state: 'open', kinds: ['lay'] },
    { label: 'Run', state: 'open', kinds: ['run', 'dividend'] },
  ]
  const of = (kind: string): OfferScene => ({ action: { kind }, target: { on: 'nothing' }, heading: kind })
  const offers = ['issue', 'lay', 'run', 'end'].map(of)
  const ends = (done: readonly string[], ...endedKinds: string[]) =>
    endedSteps(steps, offers, { endedKinds }, done)
  expect(ends(['lay'], 'issue', 'scrap', 'lay')).toEqual(['Issue'])
  expect(ends(['run', 'dividend'], 'issue', 'lay', 'run')).toEqual(['Issue', 'Track'])
  expect(endedSteps(steps, [...offers, of('redeem')], { endedKinds: ['issue'] }, ['lay'])).toEqual([])
  expect(ends(['end'], 'issue', 'lay', 'run')).toEqual([])
  expect(endedSteps(steps, offers, {}, ['lay'])).toEqual([])
})
