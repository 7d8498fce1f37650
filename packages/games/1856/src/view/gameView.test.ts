import { LANGUAGES } from '@roundhouse/kernel'
import { tellGame, toldBefore } from '@roundhouse/view/testing/tellGame'
import { expect, test } from 'vitest'
import { game1856 } from '../index.ts'
import { view1856 } from './gameView.ts'
import { badTexts } from './testing/texts.ts'

test.each([
  { players: 3, seed: 1, options: {} },
  { players: 6, seed: 2, options: { preset: 'recorded', eightTrain: true, alternateDestinations: true } },
])(
  'a game of $players is told in every language',
  (start) => tellGame(game1856, view1856, badTexts, start, { most: 500, every: 25 }),
  120_000,
)

test.each(LANGUAGES)('what is told before a game begins, in %s', (language) => {
  expect(badTexts(toldBefore(view1856, language), language)).toEqual([])
})
