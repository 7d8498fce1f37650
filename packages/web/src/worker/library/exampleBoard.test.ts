import { expect, test } from 'vitest'
import { library } from './realLibrary.ts'

test.each(library.games)('%s has a game of its own for pictures, in full swing', async (id) => {
  const { board, companies, routes, focus } = (await library.exampleBoard(id, 'en'))!
  const hexes = new Map(board.hexes.map((hex) => [hex.hex, hex]))
  const ids = new Set<string | null>(companies.map(({ id }) => id))
  // on the map of cubes no trains are drawn
  expect(routes).toHaveLength(id === 'baltimore-ohio' ? 0 : 2)
  expect(focus.every((hex) => hexes.has(hex))).toBe(true)
  for (const { hex, from, to } of routes.flatMap(({ pieces }) => pieces)) {
    const isTrack = hexes.get(hex)!.paths.some((path) => path.includes(from) && path.includes(to))
    expect(isTrack, `${hex} from ${from} to ${to}`).toBe(true)
  }
  for (const { hex, stop } of routes.flatMap(({ stops }) => stops))
    expect(hexes.get(hex)!.stops[stop], hex).toBeDefined()
  const present = board.hexes.flatMap(({ stops, marks }) => [
    ...stops.flatMap(({ slots }) => slots.filter((slot) => slot !== null)),
    ...marks.flatMap(({ company }) => company ?? []),
  ])
  expect(new Set(present).size).toBeGreaterThan(3)
  expect(present.every((company) => ids.has(company))).toBe(true)
})
