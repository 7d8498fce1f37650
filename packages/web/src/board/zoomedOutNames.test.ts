import type { HexScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Obstacle } from './hex/labelRoom.ts'
import { zoomedOutNames } from './zoomedOutNames.ts'

const place = (hex: string, name: string, x: number, now: number, kind: 'city' | 'town' = 'city') => ({
  hex,
  at: { x, y: 0 },
  grows: 0.5,
  scene: {
    name,
    stops: [{ kind, revenue: { now, phases: [] }, slots: [] }] as unknown as HexScene['stops'],
  },
})

const bubble = (x: number, y: number): Obstacle => ({ at: { x, y }, width: 42, height: 32 })

/** From how far each name is seen. */
const seenOf = (hexes: readonly ReturnType<typeof place>[], figures: readonly Obstacle[] = []) =>
  new Map([...zoomedOutNames(hexes, figures)].map(([hex, { from }]) => [hex, from]))

test('of two cities that lie side by side, the one that earns more keeps its name', () => {
  const [small, large] = [place('A1', 'Washington', 0, 20), place('A3', 'Baltimore', 110, 30)]
  expect([...seenOf([small, large])]).toEqual([['A3', '0 1']])
})

test('cities with room between them keep their names, and towns do not', () => {
  const hexes = [
    place('A1', 'Erie', 0, 10),
    place('A5', 'Utica', 346, 10),
    place('A9', 'Ripley', 900, 10, 'town'),
  ]
  expect([...seenOf(hexes).keys()]).toEqual(['A1', 'A5'])
})

test('from less far there is room for more names', () => {
  const hexes = [place('A1', 'Toledo', 0, 20), place('A3', 'Cleveland', 173, 30)]
  expect(seenOf(hexes)).toEqual(
    new Map([
      ['A3', '0 1'],
      ['A1', '1'],
    ]),
  )
})

test('a name that gives way from less far is not written there', () => {
  const hexes = [
    place('A1', 'Terre Haute', 0, 0),
    place('A3', 'Indianapolis', 220, 30),
    place('A5', 'Fort Wayne', 520, 40),
  ]
  const seen = (far: string) =>
    [...seenOf(hexes)].filter(([, from]) => from.includes(far)).map(([hex]) => hex)
  expect(seen('0').sort()).toEqual(['A1', 'A5'])
  expect(seen('1').sort()).toEqual(['A3', 'A5'])
})

test('a name goes aside for a figure, and is left out where it cannot', () => {
  const huron = place('B16', 'Port Huron', 0, 30)
  const [beside, under] = [bubble(-170, 5), bubble(-30, 5)]
  expect(zoomedOutNames([huron], [beside]).get('B16')).toEqual({
    from: '0 1',
    aside: '--aside-0:40px;--aside-1:0px',
  })
  expect(zoomedOutNames([huron], [under])).toEqual(new Map())
})
