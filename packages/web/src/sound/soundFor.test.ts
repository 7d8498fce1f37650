import { expect, test } from 'vitest'
import { type Moment, soundFor } from './soundFor.ts'

const moment = (moves: number, seat: number | null, refused = false, id = 'x'): Moment => ({
  now: { id, moves, turn: seat === null ? null : { seat, prompt: '' }, pass: null },
  refused,
})

test.each([
  ['a move of my own with more to do', moment(1, 0), moment(2, 0), 'move'],
  ['a bot moves and another is next', moment(1, null), moment(2, null), 'move'],
  ['my turn comes', moment(1, null), moment(2, 0), 'turn'],
  ['the next person at the device', moment(1, 0), moment(2, 1), 'turn'],
  ['something is refused', moment(1, 0), moment(1, 0, true), 'refused'],
  ['the refusal is put away', moment(1, 0, true), moment(1, 0), undefined],
  ['nothing changed', moment(1, 0), moment(1, 0), undefined],
  ['a move is taken back', moment(2, 0), moment(1, 0), undefined],
  ['another game is opened', moment(1, null), moment(2, 0, false, 'y'), undefined],
  ['a game is opened', { now: null, refused: false }, moment(2, 0), undefined],
])('%s', (_, before, after, sound) => {
  expect(soundFor(before, after)).toBe(sound)
})

test('whoever the device is passed to is called', () => {
  const passed: Moment = { now: { id: 'x', moves: 2, turn: null, pass: 1 }, refused: false }
  expect(soundFor(moment(1, 0), passed)).toBe('turn')
})
