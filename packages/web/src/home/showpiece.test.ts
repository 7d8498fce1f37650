import { GAMES, VIEWS } from '@roundhouse/games'
import { expect, test } from 'vitest'
import { gameCard } from '../worker/gameCard.ts'
import { showpiece } from './showpiece.ts'

test('its trains run on track that lies there, past tokens of companies that there are', async () => {
  const [game, gameView] = await Promise.all([GAMES['1846']!(), VIEWS['1846']!()])
  const { board, companies, routes, focus } = showpiece([gameCard(game, gameView, [], 'en')])!
  const hexes = new Map(board.hexes.map((hex) => [hex.hex, hex]))
  const ids = new Set<string | null>(companies.map(({ id }) => id))
  expect(focus.every((hex) => hexes.has(hex))).toBe(true)
  for (const { hex, from, to } of routes.flatMap(({ pieces }) => pieces)) {
    const isTrack = hexes.get(hex)!.paths.some((path) => path.includes(from) && path.includes(to))
    expect(isTrack, `${hex} from ${from} to ${to}`).toBe(true)
  }
  for (const { hex, stop } of routes.flatMap(({ stops }) => stops))
    expect(hexes.get(hex)!.stops[stop], hex).toBeDefined()
  const tokens = board.hexes.flatMap(({ stops }) => stops.flatMap(({ slots }) => slots))
  expect(tokens.every((token) => token === null || ids.has(token))).toBe(true)
})

test('where the game is not played there is none', () => {
  expect(showpiece([])).toBeUndefined()
})
