import { expect, test } from 'vitest'
import { waitingSentence } from './waitingSentence.ts'

const words = {
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
}

test.each([
  [1, '1 s'],
  [119, '119 s'],
  [120, '2 min'],
  [121, '3 min'],
  [7140, '119 min'],
  [7141, '2 h'],
  [43_200, '12 h'],
])('%i seconds are %s', (seconds, said) => {
  expect(waitingSentence(words, seconds)).toBe(said)
})
