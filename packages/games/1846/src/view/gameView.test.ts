import { LANGUAGES } from '@roundhouse/kernel'
import { tellGame, toldBefore } from '@roundhouse/view/testing/tellGame'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { view1846 } from './gameView.ts'
import { badTexts } from './testing/texts.ts'

test.each([
  { players: 3, seed: 1, options: {} },
  { players: 4, seed: 2, options: { preset: 'recorded', edition: 'second' } },
  { players: 5, seed: 3, options: { privateTiming: 'ownTurn', edition: 'second' } },
  { players: 2, seed: 4, options: {} },
])(
  'a whole game of $players is told in every language',
  (start) => tellGame(game1846, view1846, badTexts, start, { most: 1000, every: 20 }),
  120_000,
)

test.each(LANGUAGES)('what is told before a game begins, in %s', (language) => {
  expect(badTexts(toldBefore(view1846, language), language)).toEqual([])
})
