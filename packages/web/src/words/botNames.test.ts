import type { TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { nameBotsOn } from './botNames.ts'

const seats = [
  { kind: 'person', name: 'steady', user: '1' },
  { kind: 'bot', name: 'steady 2', bot: 'steady' },
  { kind: 'bot', name: 'random', bot: 'random' },
  { kind: 'bot', name: 'Ada', bot: 'steady' },
  { kind: 'bot', name: 'new kind', bot: 'new kind' },
  { kind: 'open', name: '' },
] as const

const named = (language: 'en' | 'ja') =>
  nameBotsOn({ seats } as unknown as TableCard, language).seats.map(({ name }) => name)

test('bots are called as a reader calls them, people and what has their seat as they are', () => {
  expect(named('ja')).toEqual(['steady', '堅実ボット 2', 'ランダムボット', 'Ada', 'new kind', ''])
  expect(named('en')).toEqual(['steady', 'Steady bot 2', 'Random bot', 'Ada', 'new kind', ''])
})
