import { expect, test } from 'vitest'
import { cashChanges, changesBetween } from './changes.ts'

test('only what differs is a change', () => {
  const figures = ({ trains, tokens }: { trains: number; tokens: number }) =>
    [
      ['Trains', String(trains)],
      ['Tokens', String(tokens)],
    ] as const
  expect(
    changesBetween({ before: { trains: 1, tokens: 2 }, after: { trains: 2, tokens: 2 } }, figures),
  ).toEqual([{ label: 'Trains', before: '1', after: '2' }])
})

test('the cash of whoever decides comes first', () => {
  const words = { changes: { ownCash: 'Your cash', cash: ({ who }: { who: string }) => `Cash of ${who}` } }
  const gains = [5, 0, -5]
  const changes = cashChanges([{ cash: 10 }, { cash: 20 }, { cash: 30 }], 2, (seat) => gains[seat]!, String, {
    words,
    players: ['A', 'B', 'C'],
  })
  expect(changes).toEqual([
    { label: 'Your cash', before: '30', after: '25' },
    { label: 'Cash of A', before: '10', after: '15' },
  ])
})
