import { expect, test } from 'vitest'
import { type News, newsText, parseNews } from './news.ts'

const NEWS: News[] = [
  { kind: 'game', table: 'abc123' },
  { kind: 'table', table: 'abc123' },
  { kind: 'gone', table: 'abc123' },
  { kind: 'gone', table: 'abc123', why: 'host' },
  { kind: 'ballots', table: 'abc123' },
  { kind: 'message', table: 'abc123', place: 7 },
  { kind: 'lobby' },
  { kind: 'lobby', users: ['ada', 'ben'] },
  { kind: 'present', table: 'abc123', process: 'p1', here: ['ada', 'ben'], watching: 2 },
  { kind: 'present', table: 'abc123', process: 'p1', here: [], watching: 0 },
  { kind: 'sessions', user: 'abc123' },
  { kind: 'lines', address: 'hashed', process: 'p1', count: 0 },
  { kind: 'anything' },
]

test.each(NEWS)('%o is heard as it was announced', (news) => {
  expect(parseNews(newsText(news))).toEqual(news)
})

test('what nobody understands means anything', () => {
  expect(parseNews('nonsense x')).toEqual({ kind: 'anything' })
})
