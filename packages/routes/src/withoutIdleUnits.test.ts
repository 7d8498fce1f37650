import type { Link, Network } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { withoutIdleUnits } from './withoutIdleUnits.ts'

const link = (...track: number[]): Link => ({ from: 0, to: 1, track, hexes: [] })

const network = (units: number, ...links: Link[]): Network => ({ stops: [], links, units })

const tracks = ({ units, links }: Network) => ({ units, tracks: links.map(({ track }) => track) })

test('units that the same links use are one unit', () => {
  const slim = withoutIdleUnits(network(5, link(0, 1, 2), link(3, 4)))
  expect(tracks(slim)).toEqual({ units: 2, tracks: [[0], [1]] })
})

test('a unit is idle where all its links share another', () => {
  const slim = withoutIdleUnits(network(3, link(0, 1), link(1, 2), link(2)))
  expect(tracks(slim)).toEqual({ units: 2, tracks: [[0], [0, 1], [1]] })
})

test('links share a unit as before, or share none as before', () => {
  const links = [link(0, 5), link(1, 5, 6), link(2, 6), link(3), link(3, 4, 0)]
  const share = (one: Link, other: Link) => one.track.some((unit) => other.track.includes(unit))
  const slim = withoutIdleUnits(network(7, ...links))
  for (const [a, one] of links.entries())
    for (const [b, other] of links.entries())
      expect(share(slim.links[a]!, slim.links[b]!)).toBe(share(one, other))
})
