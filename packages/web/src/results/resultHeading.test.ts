import { expect, test } from 'vitest'
import { enPage } from '../words/en.ts'
import { jaPage } from '../words/ja.ts'
import type { GameEnder } from '../worker/protocol/gameEnder.ts'
import type { Position } from '../worker/protocol/position.ts'
import { resultHeading } from './resultHeading.ts'

const ENDERS: readonly GameEnder[] = ['players', 'program', 'host', 'site']
const PAGES = { en: enPage, ja: jaPage }

const standing = (seat: number, rank: number) => ({ seat, rank, score: 0, facts: [] })
const over = (ranks: readonly number[], end?: string, endedBy?: GameEnder) => ({
  scene: { end } as Position['scene'],
  seats: ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' })),
  standings: ranks.map((rank, seat) => standing(seat, rank)),
  ...(endedBy && { endedBy }),
})

test('who won stands above why the game was over', () => {
  const end = 'The game is over: the bank is broken.'
  expect(resultHeading(over([1, 2], end), enPage, 'en')).toEqual({ title: 'Ada wins', note: end })
  expect(resultHeading(over([1, 1], end), jaPage, 'ja').title).toBe('Ada、Ben の同点勝利')
})

test.each(ENDERS)('of a game that was ended by its %s nobody is said to have won', (endedBy) => {
  for (const language of ['en', 'ja'] as const) {
    const { title, note } = resultHeading(over([1, 2], undefined, endedBy), PAGES[language], language)
    expect(`${title} ${note}`).not.toMatch(/Ada|win|勝/)
    expect(title).toMatch(/^The game is over: ended by |^ゲーム終了：.*が途中で終了$/)
    expect(note).toBe(PAGES[language].results.whenEnded)
  }
})
