import { LANGUAGES } from '@roundhouse/kernel'
import { tellGame, toldBefore } from '@roundhouse/view/testing/tellGame'
import { expect, test } from 'vitest'
import { game1860 } from '../index.ts'
import { view1860 } from './gameView.ts'
import { badTexts } from './testing/texts.ts'

test.each([
  { players: 3, seed: 1, options: {} },
  { players: 4, seed: 2, options: { preset: 'recorded' } },
  { players: 2, seed: 5, options: { map: 'small', insolvency: 'fixed' } },
])(
  'a game of $players is told in every language',
  (start) => tellGame(game1860, view1860, badTexts, start, { most: 500, every: 25 }),
  120_000,
)

test.each(LANGUAGES)('what is told before a game begins, in %s', (language) => {
  expect(badTexts(toldBefore(view1860, language), language)).toEqual([])
})
