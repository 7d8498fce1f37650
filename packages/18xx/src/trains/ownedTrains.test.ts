import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { TRAINS_TITLE } from '../testing/trainsTitle.ts'
import { refuseAtLimit, returnToPool, scrapTrains, takeTrain, takeTrains } from './ownedTrains.ts'

const fleet = (...ids: string[]) => ids.map((id) => ({ id }))

test('a train is taken out of a list', () => {
  const trains = fleet('2-0', '2-1', '3-0')
  expect(takeTrain(trains, '2-1')).toEqual({ id: '2-1' })
  expect(trains).toEqual(fleet('2-0', '3-0'))
  expect(() => takeTrain(trains, '2-1')).toThrow('no train')
})

test('all trains of a kind leave the game', () => {
  const state = { scrapped: ['2-9'] }
  const trains = fleet('2-0', '3-0', '2-1')
  const told: object[] = []
  const rust = () =>
    scrapTrains(
      state,
      takeTrains(trains, ({ id }) => id.startsWith('2')),
      (event) => told.push(event),
    )
  rust()
  rust()
  expect([trains, state.scrapped]).toEqual([fleet('3-0'), ['2-9', '2-0', '2-1']])
  expect(told).toEqual([{ kind: 'trains-scrapped', trains: ['2-0', '2-1'] }])
})

test('a train is given up to the pool', () => {
  const state = { corporations: { A: { trains: fleet('2-0', '2-1') } }, depot: { pool: fleet('3-0') } }
  const told: object[] = []
  returnToPool(state, 'A', '2-0', (event) => told.push(event))
  expect(state).toEqual({
    corporations: { A: { trains: fleet('2-1') } },
    depot: { pool: fleet('3-0', '2-0') },
  })
  expect(told).toEqual([{ kind: 'train-returned', corporation: 'A', train: '2-0' }])
})

test('at the limit nothing is bought', () => {
  expect(refuseAtLimit(TRAINS_TITLE, 'A', 1, 2)).toBeUndefined()
  expect(refuseAtLimit(TRAINS_TITLE, 'A', 2, 2)).toEqual(
    refusal('train-limit', 'limit', { corporation: 'A', limit: 2 }),
  )
})
