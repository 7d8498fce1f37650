import { expect, test } from 'vitest'
import { chargeBuilding, chargeTrain, mustDistribute } from './charges.ts'

const ledger = (treasury: number) => ({
  wrong: [] as string[],
  due: new Map<string, number>(),
  books: { president: { GWR: 0 } } as never,
  before: { corporations: { GWR: { treasury: { cash: treasury } } } },
})

const tile = { company: 'GWR', hex: 'C4', cost: 40 }

test('a tile is due at what it is told to cost, which must be right', () => {
  const { due, wrong } = ledger(100)
  chargeBuilding({ due, wrong }, 'tile', tile, 40)
  chargeBuilding({ due, wrong }, 'tile', { ...tile, hex: 'B3' }, 20)
  expect([...due]).toEqual([['GWR pays bank 40 (tile)', 2]])
  expect(wrong).toEqual(['the tile in B3 is told to cost 40, not 20'])
})

const bought = { corporation: 'GWR', train: '3-0', from: 'bank' as const, price: 180 }

test('a train is due to whoever sells it, and its president pays what the treasury is short of', () => {
  const rich = ledger(200)
  chargeTrain(rich, { ...bought, from: 'LNWR' }, 180)
  expect([...rich.due.keys()]).toEqual(['GWR pays LNWR 180 (train)'])
  const poor = ledger(150)
  chargeTrain(poor, { ...bought, from: 'pool' }, 180)
  expect([...poor.due.keys()]).toEqual(['GWR pays bank 180 (train)', '0 pays GWR 30 (president)'])
  chargeTrain(poor, bought, 160)
  expect([...rich.wrong, ...poor.wrong]).toEqual(['train 3-0 is told to cost 180, not 160'])
})

test('as much is paid out as by the rules', () => {
  const { wrong } = ledger(0)
  const paid = { company: 'GWR', choice: 'full', revenue: 90, distributed: 90 }
  mustDistribute({ wrong }, paid, 90)
  mustDistribute({ wrong }, paid, 50)
  expect(wrong).toEqual(['GWR distributes 90 of 90 and not 50'])
})
