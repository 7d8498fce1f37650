import { type BoardScene, companiesIn, type Scene } from '@roundhouse/view'
import type { BoardThumbnailScene } from '../protocol/cards.ts'

/** What a small picture of the board shows: the runs, else the tokens of the company that acts, else the tiles laid. */
export function thumbnailOf(scene: Scene, as?: string): BoardThumbnailScene | undefined {
  const { board, routes = [] } = scene
  if (!board) return undefined
  const run = routes.flatMap(({ pieces }) => pieces.map(({ hex }) => hex))
  const focus = [run, tokensOf(board, as), laid(board)].find((hexes) => hexes.length > 0) ?? []
  return { board, companies: companiesIn(scene).map(({ id, paint }) => ({ id, paint })), routes, focus }
}

const tokensOf = ({ hexes }: BoardScene, company: string | undefined): string[] =>
  hexes
    .filter(({ stops }) => company !== undefined && stops.some(({ slots }) => slots.includes(company)))
    .map(({ hex }) => hex)

const laid = ({ hexes }: BoardScene): string[] =>
  hexes.filter(({ tile }) => tile !== undefined).map(({ hex }) => hex)
