import type { BoardScene, RouteScene } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { isNarrow } from '../../app/media.ts'
import type { BoardState } from '../../board/boardLayers.tsx'
import { keepFocus } from '../panel/keepFocus.ts'
import type { ActionGroup } from '../state/selection/actionGroups.ts'
import { selection } from '../state/state.ts'

/** The hexes that are to be in view, and whether the board is asked about. */
interface BoardFit {
  readonly hexes: readonly string[]
  readonly asked: boolean
}

/** What the board is fitted to: a network that is looked at, what can be chosen, else the routes; the last of it while the board stays still. */
export function useBoardFit(
  board: BoardScene,
  shown: BoardState,
  routes: readonly RouteScene[],
  group: ActionGroup | undefined,
  network: readonly string[] | undefined,
): BoardFit {
  const onBoard = new Set(board.hexes.map(({ hex }) => hex))
  const train = selection.train.value
  const lastTrain = useRef<string | null>(null)
  const isTrainNew = train !== null && train !== lastTrain.current
  lastTrain.current = train
  const routesToFit = isTrainNew && shown.run !== undefined ? routes.slice(shown.run, shown.run + 1) : routes
  const wanted = shown.legal ?? routesToFit.flatMap(({ pieces }) => pieces.map(({ hex }) => hex))
  const hexes = wanted.filter((hex) => onBoard.has(hex))
  const asked = shown.legal !== undefined
  const fitted = useRef<BoardFit>({ hexes, asked })
  // what is drawn by hand does not move the board under the hand, nor does what is decided elsewhere;
  // on a phone there is room for little more than the route that is drawn
  const isHeld = train !== null && !(isTrainNew && isNarrow.value && hexes.length > 0)
  const isElsewhere = group !== undefined && !asked && group.control !== 'routes'
  // where there is room for all of it, the board is let go of once nothing more is chosen on it
  const isLetGo = !isNarrow.value && fitted.current.asked
  const isStill = isHeld || (isElsewhere && !isLetGo)
  if (!isStill) fitted.current = { hexes, asked }
  // after the board has begun to move
  const fit = network ? { hexes: network, asked: false } : fitted.current
  useEffect(keepFocus, [fit.hexes.join()])
  return fit
}
