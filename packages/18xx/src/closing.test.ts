import { tokensOf } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { closeCorporation } from './closing.ts'
import { boardWith } from './testing/lakeside.ts'

const corporation = (cash: number, train: string) => ({
  president: 0 as number | null,
  treasury: { cash },
  shares: { players: [3, 1], treasury: 5, market: 1 },
  trains: [{ id: train }],
  tokensLeft: 2,
})

test('a corporation that closes leaves nothing behind, and others keep what they have', () => {
  const Blue = corporation(50, '3-0')
  const state = {
    bank: { cash: 100 },
    bankBroken: false,
    players: [{ cash: 0 }, { cash: 0 }],
    corporations: { Red: corporation(30, '2-0'), Blue: structuredClone(Blue) },
    privates: { Ferry: { status: 'open', owner: 'Red' as string | number | null } },
    market: [
      { company: 'Blue' as const, space: 4 },
      { company: 'Red' as const, space: 0 },
    ],
    scrapped: [] as string[],
    board: boardWith([], ['B3 Red', 'C4 Blue']),
    toOperate: ['Red', 'Blue'],
    operation: { company: 'Red' } as { company: string } | null,
  }
  const told: object[] = []
  closeCorporation(state, 'Red', ['Ferry'], (event) => told.push(event))
  expect(told).toEqual([
    { kind: 'closed', corporation: 'Red' },
    { kind: 'paid', payer: 'Red', payee: 'bank', amount: 30, reason: 'closing' },
    { kind: 'private-closed', private: 'Ferry' },
    { kind: 'trains-scrapped', trains: ['2-0'] },
    { kind: 'price', corporation: 'Red', before: 0, after: null },
  ])
  expect(state.corporations).toEqual({
    Red: {
      president: null,
      treasury: { cash: 0 },
      shares: { players: [0, 0], treasury: 0, market: 0 },
      trains: [],
      tokensLeft: 0,
    },
    Blue,
  })
  expect(state).toMatchObject({
    bank: { cash: 130 },
    privates: { Ferry: { status: 'closed', owner: null } },
    market: [{ company: 'Blue', space: 4 }],
    scrapped: ['2-0'],
    toOperate: ['Blue'],
    operation: null,
  })
  expect([tokensOf(state.board, 'Red'), tokensOf(state.board, 'Blue').length]).toEqual([[], 1])
})
