import { expect, test } from 'vitest'
import { extendWords } from './extendWords.ts'

test('groups are joined, at any depth, and what both have is said as the title says it', () => {
  const shared = { title: 'Chart', log: { passed: 'passes', ends: { bank: 'broken' } } }
  const own = { log: { closed: 'closes', ends: { trains: 'sold out' } }, title: 'Track' }
  expect(extendWords(shared, own)).toEqual({
    title: 'Track',
    log: { passed: 'passes', closed: 'closes', ends: { bank: 'broken', trains: 'sold out' } },
  })
  expect(shared.log).toEqual({ passed: 'passes', ends: { bank: 'broken' } })
})
