import type { NetworkScene, Paint, RouteScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import type { BoardCell } from '../boardCells.ts'
import { type HexLayout, outlines, shift } from '../geometry.ts'
import { StopGlow } from '../hex/stopGlow.tsx'
import { runLook } from '../tokens/tokenLook.ts'
import { networkPaint } from './networkPaint.ts'
import { type RunHex, runPath, stopKey } from './runPath.ts'
import './drawnNetwork.css'

/** A network that is looked at, in the paint of whoever has it. */
export interface BoardNetwork extends Pick<NetworkScene, 'hexes' | 'pieces'> {
  readonly paint: Paint
  /** The best that can be made of it; null for a train that stays at home. */
  readonly routes: readonly (RouteScene | null)[]
}

/** Within the frames of a decision. */
const FRAME = 80

/** The track that is reached, or where there is none its hexes; on it the best run, and around the stops that count for it a glow. */
export function DrawnNetwork({
  network,
  layout,
  cells,
  groundOf,
}: {
  network: BoardNetwork
  layout: HexLayout
  cells: ReadonlyMap<string, BoardCell>
  groundOf: (hex: string) => RunHex | undefined
}): JSX.Element {
  const { hexes, pieces, routes } = network
  const paint = networkPaint(network.paint)
  const reached = pieces.map((piece) => runPath([piece], groundOf)).join('')
  const at = hexes.flatMap((hex) => cells.get(hex)?.centre ?? [])
  const frames = pieces.length === 0 ? outlines(layout, FRAME, at) : ''
  const counted = new Map(
    routes.flatMap((route) =>
      (route?.stops ?? []).flatMap((stop) =>
        stop.paid ? [[stopKey(stop.hex, stop.stop), stop] as const] : [],
      ),
    ),
  )
  return (
    <g class="network">
      <path class="network-edge" d={reached} style={{ stroke: paint.text }} />
      <path class="network-track" d={reached} style={{ stroke: paint.fill }} />
      <path class="network-middle" d={reached} style={{ stroke: paint.text }} />
      <path class="network-edge" d={frames} style={{ stroke: paint.text }} />
      <path class="network-track" d={frames} style={{ stroke: paint.fill }} />
      {routes.map((route, run) => {
        if (!route) return null
        const way = runPath(route.pieces, groundOf)
        return (
          <g key={run}>
            <path class="network-run-edge" d={way} style={{ stroke: paint.text }} />
            <path class="network-run" d={way} style={{ stroke: paint.fill }} />
            <path
              class="network-run-middle"
              d={way}
              style={{ stroke: paint.text }}
              stroke-dasharray={runLook(run).dash}
            />
          </g>
        )
      })}
      {[...counted].map(([key, { hex, stop }]) => {
        const cell = cells.get(hex)
        return (
          cell && (
            <g key={key} transform={shift(cell.centre)}>
              <StopGlow layout={layout} scene={cell.scene} stop={stop} paint={paint} />
            </g>
          )
        )
      })}
    </g>
  )
}

/** The line of a run in a list, as it is drawn in a network. */
export function NetworkRunSample({ run, paint }: { run: number; paint: Paint }): JSX.Element {
  const { fill, text } = networkPaint(paint)
  return (
    <svg class="run-sample" width="40" height="12" viewBox="0 0 96 28.8" aria-hidden="true">
      <path d="M0,14.4H96" style={{ stroke: text }} stroke-width="28.8" />
      <path d="M0,14.4H96" style={{ stroke: fill }} stroke-width="24" />
      <path d="M0,14.4H96" style={{ stroke: text }} stroke-width="8" stroke-dasharray={runLook(run).dash} />
    </svg>
  )
}
