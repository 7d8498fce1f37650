import type { RouteScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { runLook } from '../tokens/tokenLook.ts'
import { type RunHex, runPath } from './runPath.ts'
import './routes.css'

/** The ways of trains: over the track, under the slots. Where two meet, both casings lie below both colours. */
export function Routes({
  routes,
  inHand,
  groundOf,
}: {
  routes: readonly RouteScene[]
  /** The one that is drawn by hand: the others step back. */
  inHand?: number | undefined
  groundOf: (hex: string) => RunHex | undefined
}): JSX.Element {
  const paths = routes.map(({ pieces }) => runPath(pieces, groundOf))
  return (
    <g class="routes">
      {paths.map((d, run) => (
        <path key={`casing ${run}`} class="route-casing" d={d} />
      ))}
      {paths.map((d, run) => {
        const { color, dash } = runLook(run)
        return (
          <path
            key={`run ${run}`}
            class={inHand === undefined || inHand === run ? 'route' : 'route back'}
            d={d}
            style={{ stroke: color }}
            stroke-dasharray={dash}
          />
        )
      })}
    </g>
  )
}

/** The line of a run for lists: the same colour and dash as on the board. */
export function RunSample({ run, width = 40 }: { run: number; width?: number }): JSX.Element {
  const { color, dash } = runLook(run)
  return (
    <svg class="run-sample" width={width} height="8" viewBox={`0 0 ${width * 2.4} 19`} aria-hidden="true">
      <path d={`M0,9.5H${width * 2.4}`} style={{ stroke: color }} stroke-width="17" stroke-dasharray={dash} />
    </svg>
  )
}
