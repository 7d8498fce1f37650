import { contactOf, faceAt, type HexName, membersOf, type Reach, reachOf } from '@roundhouse/board'
import type { Fact, NetworkScene } from '@roundhouse/view'
import { type BestRun, declareRun } from '../../runs/findBestRun.ts'
import { stopName } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import { placesReached } from '../../track/tokenSlot.ts'
import type { Wording18xx } from '../wording.ts'
import { declaredScenes } from './routeScenes.ts'
import { stopCalled, stopValues } from './stopCalled.ts'

/** The hexes in which there is track or a stop that a company reaches from its tokens. */
export const hexesReached = (
  { board }: Pick<RunTitle, 'board'>,
  laid: RunPosition['board'],
  company: string,
): HexName[] =>
  [...reachOf(laid, board, company)]
    .filter(([, { stops, pieces }]) => stops !== 0 || pieces !== 0)
    .map(([hex]) => hex)

/** What a company reaches from its tokens and, if it has any trains, the best run of them with what that means. */
export function networkSceneOf(
  title: RunTitle,
  position: RunPosition,
  { routes, revenue }: BestRun,
  facts: readonly Fact[],
  wording: Wording18xx,
): NetworkScene {
  const { board, company, trains } = position
  const reach = reachOf(board, title.board, company)
  const values = stopValues(title, position)
  const scenes = declaredScenes(title, position, declareRun({ routes, revenue }), wording)
  return {
    hexes: hexesReached(title, board, company),
    pieces: piecesLinked(title, board, company, reach),
    stops: [...placesReached(reach)].map(({ hex, city }) => {
      const name = stopName({ hex, index: city })
      return { ...stopCalled(title, name), value: values.get(name) ?? 0 }
    }),
    ...(trains.length > 0 && {
      best: {
        label: wording.words.facts.bestRun,
        revenue,
        trains: trains.map(({ id, name }) => ({
          label: name,
          route: scenes[routes.findIndex(({ train }) => train === id)] ?? null,
        })),
        facts,
      },
    }),
  }
}

/** A piece is not linked where every way to it has crossed the edge at its far end: no train could use it (1846 6.20f). */
const piecesLinked = (
  { board }: Pick<RunTitle, 'board'>,
  laid: RunPosition['board'],
  company: string,
  reach: Reach,
): NetworkScene['pieces'] =>
  [...reach.keys()].flatMap((hex) => {
    const fresh = faceAt(laid, board, hex)
    const { pieces } = contactOf(laid, company, reach, { hex, fresh, stops: [...fresh.stops.keys()] })
    return membersOf(pieces).map((piece) => {
      const [from, to] = fresh.paths[piece]!
      return { hex, from, to }
    })
  })
