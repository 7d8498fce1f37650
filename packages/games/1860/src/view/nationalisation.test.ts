import { expect, test } from 'vitest'
import { noteRevenue } from '../nationalisation/closing.ts'
import { nationalise } from '../nationalisation/nationalise.ts'
import { auctioned, corporation, game, setOperation, setPhase, silent } from '../scenarios/position.ts'
import { view1860 } from './gameView.ts'
import { EN, JA } from './testing/readers.ts'

/** Four nationalised companies, of which these have paid so much. */
function nationalised(paid: Readonly<Record<string, number>>) {
  const state = auctioned(game(3))
  setPhase(state, '9')
  for (const id of ['C&N', 'IOW', 'FYN', 'S&C'] as const)
    corporation(state, id, { price: 90, players: { A: 5 }, par: id === 'S&C' ? 54 : 74 })
  nationalise(state, silent)
  for (const [id, revenue] of Object.entries(paid)) noteRevenue(state, id as 'IOW', revenue)
  setOperation(state, 'IOW', { step: 'trains' })
  return state
}

const rowsOf = (state: ReturnType<typeof nationalised>, reader = EN) =>
  view1860.scene(state, reader).sequence!.chapters[0]!.table!.rows.map(({ cells }) => cells.join(' '))

test('NAT.4, NAT.7: the revenue track, the lowest first, and who closes by it', () => {
  const state = nationalised({ 'C&N': 320, IOW: 150, FYN: 210, 'S&C': 0 })
  expect(rowsOf(state)).toEqual([
    'S&C £0 £90 closes',
    'IOW £150 £90 closes',
    'FYN £210 £90 goes on',
    'C&N £320 £90 goes on',
  ])
  const { chapters } = view1860.scene(state, EN).sequence!
  expect(chapters[0]!.table!.rows.find(({ now }) => now)?.company).toBe('IOW')
  expect(chapters[1]!.facts!.map(({ value }) => value)).toEqual(['4', 'Those that are left run again.'])
  expect(rowsOf(state, JA)[0]).toBe('S&C £0 £90 閉鎖')
})

test('nobody knows who closes before all have run once', () => {
  expect(rowsOf(nationalised({ 'C&N': 320 }))).toContain('FYN not known yet £90 not known yet')
})

test('NAT.10: of two companies none closes any more, and before nationalisation there is nothing to be read', () => {
  const state = nationalised({ 'C&N': 320, IOW: 150 })
  state.nationalisation!.operating = ['C&N', 'IOW']
  expect(rowsOf(state)).toEqual(['IOW £150 £90 goes on', 'C&N £320 £90 goes on'])
  expect(view1860.scene(state, EN).sequence!.chapters[1]!.facts![1]!.value).toBe('This is the last round.')
  state.nationalisation = null
  expect(view1860.scene(state, EN).sequence).toBeUndefined()
})
