import type { StepScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { LoggedLine } from '../../worker/protocol/position.ts'
import { stepsAsTold } from './stepsAsTold.ts'

const STEPS: readonly StepScene[] = [
  { label: 'Buy', state: 'passed', kinds: ['buy'] },
  { label: 'Scrap', state: 'passed', kinds: ['scrap'] },
  { label: 'Build', state: 'open', kinds: ['build'] },
]

const line = (move: number, more: Partial<LoggedLine>): LoggedLine => ({ text: '', move, ...more })

const LOG: readonly LoggedLine[] = [
  line(1, { company: 'PRR', did: 'scrap' }),
  line(2, { heading: 'round' }),
  line(3, { company: 'NYC', did: 'scrap' }),
  line(4, { company: 'PRR', did: 'buy' }),
  line(4, {}),
  line(5, { company: 'PRR' }),
]

const statesAfter = (move: number, company: string) =>
  stepsAsTold(STEPS, LOG, move, company).map(({ state }) => state)

test('a step that is passed is done where the log tells of it, since the turn of the company began', () => {
  expect(statesAfter(5, 'PRR')).toEqual(['done', 'passed', 'open'])
  expect(statesAfter(3, 'NYC')).toEqual(['passed', 'done', 'open'])
})

test('what was done in an earlier turn, or comes later, is not of this one', () => {
  expect(statesAfter(2, 'PRR')).toEqual(['passed', 'passed', 'open'])
  expect(statesAfter(3, 'PRR')).toEqual(['passed', 'passed', 'open'])
})
