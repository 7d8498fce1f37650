import type { NextStop } from '@roundhouse/view'
import { stopName } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import { trainNetwork } from '../../runs/trainNetwork.ts'

/** A stop such as D6.2, and what players call it. */
export function stopCalled(
  { board }: Pick<RunTitle, 'board'>,
  stop: string,
): Pick<NextStop, 'hex' | 'stop' | 'name'> {
  const [hex, index] = stop.split('.') as [string, string]
  return { hex, stop: Number(index), name: board.map.places.get(hex)?.printed.name ?? hex }
}

/** What each stop of the board is worth to a company now. */
export function stopValues(
  title: Pick<RunTitle, 'board'>,
  { board, runningOn }: RunPosition,
): ReadonlyMap<string, number> {
  const { network, stops } = runningOn(trainNetwork(title, board))
  return new Map(network.stops.map((stop, number) => [stopName(stop), stops[number]!.revenue]))
}
