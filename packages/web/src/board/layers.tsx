import type { BoardScene, Currency, HexScene, RouteScene } from '@roundhouse/kernel'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { farNames } from './farNames.ts'
import { centreOf, edgeEnds, type Layout, shift, text } from './geometry.ts'
import { HexGround, HexName, HexTop, planOf } from './hex.tsx'
import type { Looks } from './look.ts'
import { Border } from './marks.tsx'
import { noMotion } from './motion.ts'
import { type BorderPlace, bordersOf, type Cell } from './plan.ts'
import { Routes } from './routes.tsx'
import { type Ground, runsCounting, stopKey } from './runs.ts'
import { ChangedFrame, ChosenFrame, FailingEdges, LegalFrames, Veil } from './states.tsx'
import type { Ghost } from './tokens.tsx'
import { NewTrack } from './track.tsx'

/** A stop that can be chosen; a plain one without any glow. */
interface ChosenStop {
  readonly hex: string
  readonly stop: number
  readonly ghost?: Ghost
  readonly plain?: true
}

/** What the drawing of a board says of a decision. All hexes are by name. */
export interface BoardState {
  /** Hexes that can be chosen; where absent, nothing is asked of the board and nothing is veiled. */
  readonly legal?: readonly string[]
  readonly chosen?: string
  /** Hexes as they would be. */
  readonly previews?: readonly HexScene[]
  readonly failing?: readonly { readonly hex: string; readonly edges: readonly number[] }[]
  /** Stops that can be chosen, and the token that would stand there. */
  readonly stops?: readonly ChosenStop[]
  /** The run that is in hand, by its place: the others step back. */
  readonly run?: number
  /** Hexes of which several are taken. */
  readonly taken?: readonly string[]
  /** Hexes that have changed since the reader's last move. */
  readonly changed?: readonly string[]
  /** Whether they stay marked, or only for a while. */
  readonly changedStay?: boolean
}

const NO_HEXES: readonly HexScene[] = []
const NO_STOPS: readonly ChosenStop[] = []

/** A board in layers: ground and track, runs, stops and figures, then what is asked. */
export function BoardLayers({
  scene,
  cells,
  looks,
  routes,
  state,
}: {
  scene: BoardScene
  cells: readonly Cell[]
  looks: Looks
  routes: readonly RouteScene[]
  state: BoardState
}): JSX.Element {
  const { layout, currency } = scene
  const {
    legal,
    chosen,
    previews = NO_HEXES,
    failing = [],
    stops = NO_STOPS,
    taken = [],
    changed = [],
  } = state
  const inFront = new Set([...(legal ?? []), ...(chosen ? [chosen] : []), ...stops.map(({ hex }) => hex)])
  const veiled = legal === undefined ? [] : cells.filter(({ hex }) => !inFront.has(hex))
  const borders = useMemo(() => bordersOf(scene), [scene])
  const isLit = ({ hexes }: BorderPlace) => legal === undefined || hexes.some((hex) => inFront.has(hex))
  const counting = useMemo(() => runsCounting(routes), [routes])
  const far = useMemo(
    () =>
      farNames(
        cells.map(({ hex, centre, scene: one }) => {
          const { name } = planOf(layout, one).places
          return { hex, scene: one, at: { x: centre.x + name.x, y: centre.y + name.y } }
        }),
      ),
    [cells],
  )
  const preview = useMemo(() => new Map(previews.map((hex) => [hex.hex, hex])), [previews])
  const shown = (cell: Cell) => preview.get(cell.hex) ?? cell.scene
  const tops = useRef<SVGGElement>(null)
  const names = useRef<SVGGElement>(null)
  usePale([tops, names], cells, veiled)
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
  const at = (hex: string) => places.get(hex)?.centre ?? { x: 0, y: 0 }
  return (
    <>
      <Waters scene={scene} />
      <Still of={[cells, preview]}>
        {() => (
          <g class="grounds">
            {cells.map((cell) => (
              <GroundCell
                key={cell.hex}
                layout={layout}
                cell={cell}
                scene={shown(cell)}
                currency={currency}
              />
            ))}
          </g>
        )}
      </Still>
      <Still of={[scene]}>{() => <Joins layout={layout} cells={cells} />}</Still>
      <Still of={[scene, routes, state.run]}>
        {() => (
          <Routes routes={routes} inHand={state.run} groundOf={(hex) => groundOf(layout, places.get(hex))} />
        )}
      </Still>
      <Borders layout={layout} borders={borders.filter((border) => !isLit(border))} />
      <Veil layout={layout} at={veiled.map(({ centre }) => centre)} />
      <g class="frames">
        <LegalFrames layout={layout} at={(legal ?? []).filter((hex) => hex !== chosen).map(at)} />
        {changed.map((hex) => (
          <g key={`changed ${hex}`} transform={shift(at(hex))}>
            <ChangedFrame layout={layout} stays={state.changedStay ?? false} />
          </g>
        ))}
        {taken.map((hex) => (
          <g key={`taken ${hex}`} transform={shift(at(hex))}>
            <ChosenFrame layout={layout} />
          </g>
        ))}
        {chosen !== undefined && (
          <g transform={shift(at(chosen))}>
            <ChosenFrame layout={layout} />
          </g>
        )}
        {previews.map((hex) => {
          const cell = places.get(hex.hex)
          return (
            cell && (
              <g key={hex.hex} transform={shift(cell.centre)}>
                <NewTrack before={cell.scene} scene={hex} arrangement={planOf(layout, hex).arrangement} />
              </g>
            )
          )
        })}
        {failing.map(({ hex, edges }) => (
          <g key={hex} transform={shift(at(hex))}>
            <FailingEdges layout={layout} edges={edges} />
          </g>
        ))}
      </g>
      <Borders layout={layout} borders={borders.filter(isLit)} />
      <Still of={[cells, preview, looks, counting, stops]}>
        {() => (
          <g class="tops" ref={tops}>
            {cells.map((cell) => (
              <TopCell
                key={cell.hex}
                layout={layout}
                cell={cell}
                scene={shown(cell)}
                looks={looks}
                currency={currency}
                runs={runsAt(counting, shown(cell))}
                ghosts={stops.filter(({ hex }) => hex === cell.hex)}
              />
            ))}
          </g>
        )}
      </Still>
      <Still of={[cells, preview, far]}>
        {() => (
          <g class="names" ref={names}>
            {cells.map((cell) => (
              <NameCell
                key={cell.hex}
                layout={layout}
                cell={cell}
                scene={shown(cell)}
                far={far.has(cell.hex)}
              />
            ))}
          </g>
        )}
      </Still>
    </>
  )
}

function Borders({ layout, borders }: { layout: Layout; borders: readonly BorderPlace[] }): JSX.Element {
  return (
    <g class="borders">
      {borders.map(({ hexes, edge, kind, cost, centre }) => (
        <Border key={`${hexes[0]} ${edge}`} layout={layout} edge={edge} kind={kind} cost={cost} at={centre} />
      ))}
    </g>
  )
}

/** What lies above the veil pales where it is. Only a class is set: to draw all cells again for it would be slow. */
function usePale(
  layers: readonly RefObject<SVGGElement | null>[],
  cells: readonly Cell[],
  veiled: readonly Cell[],
): void {
  useLayoutEffect(() => {
    const pale = new Set(veiled)
    for (const { current } of layers)
      for (const [place, drawn] of [...(current?.children ?? [])].entries())
        drawn.classList.toggle('dim', pale.has(cells[place]!))
  })
}

/** Draws its content again only when one of the given things has changed. */
function Still({ of, children }: { of: readonly unknown[]; children: () => JSX.Element }): JSX.Element {
  return useMemo(children, [...of])
}

function GroundCell({
  layout,
  cell: { centre },
  scene,
  currency,
}: {
  layout: Layout
  cell: Cell
  scene: HexScene
  currency: Currency | undefined
}): JSX.Element {
  const hex = useRef<SVGGElement>(null)
  const before = useRef(scene)
  useLayoutEffect(() => {
    if (before.current.tile !== scene.tile && scene.tile !== undefined && !noMotion()) drop(hex.current)
    before.current = scene
  }, [scene])
  return useMemo(
    () => (
      <g ref={hex} transform={shift(centre)}>
        <HexGround layout={layout} plan={planOf(layout, scene)} currency={currency} />
      </g>
    ),
    [layout, scene, currency?.before, currency?.after, centre.x, centre.y],
  )
}

/** A tile comes down on the board. */
const drop = (hex: SVGGElement | null): void => {
  hex?.firstElementChild?.animate([{ transform: 'scale(1.08)' }, { transform: 'none' }], {
    duration: 220,
    easing: 'ease-out',
  })
}

function TopCell({
  layout,
  cell: { centre, quiet },
  scene,
  looks,
  currency,
  runs,
  ghosts,
}: {
  layout: Layout
  cell: Cell
  scene: HexScene
  looks: Looks
  currency: Currency | undefined
  runs: readonly (readonly number[])[]
  ghosts: readonly ChosenStop[]
}): JSX.Element {
  const byStop = new Map(ghosts.flatMap(({ stop, ghost }) => (ghost ? [[stop, ghost] as const] : [])))
  const drawn = useMemo(
    () => (
      <>
        {ghosts.map(({ stop, plain }) =>
          plain ? null : <StopGlow key={stop} layout={layout} scene={scene} stop={stop} />,
        )}
        <HexTop
          layout={layout}
          plan={planOf(layout, scene)}
          looks={looks}
          currency={currency}
          runs={runs}
          ghosts={byStop}
          quiet={quiet}
        />
      </>
    ),
    [
      layout,
      scene,
      looks,
      currency?.before,
      currency?.after,
      quiet,
      JSON.stringify(runs),
      JSON.stringify(ghosts),
    ],
  )
  return <g transform={shift(centre)}>{drawn}</g>
}

function NameCell({
  layout,
  cell: { centre },
  scene,
  far,
}: {
  layout: Layout
  cell: Cell
  scene: HexScene
  /** The name is seen from afar too. */
  far: boolean
}): JSX.Element {
  return useMemo(
    () => (
      <g transform={shift(centre)} data-far={far ? '' : undefined}>
        <HexName plan={planOf(layout, scene)} />
      </g>
    ),
    [layout, scene, far, centre.x, centre.y],
  )
}

/** A glow around a stop that can be chosen. */
function StopGlow({
  layout,
  scene,
  stop,
}: {
  layout: Layout
  scene: HexScene
  stop: number
}): JSX.Element | null {
  const place = planOf(layout, scene).arrangement.stops[stop]
  if (!place) return null
  const corners = place.slots.length > 0 ? place.slots : [place.at]
  const radius = place.slots.length > 0 ? place.slot + 4 : 26
  const [first] = corners
  if (corners.length === 1 && first)
    return (
      <>
        <circle class="glow-casing" cx={first.x} cy={first.y} r={radius + 14} />
        <circle class="glow" cx={first.x} cy={first.y} r={radius + 9} />
      </>
    )
  const points = corners.map(text).join(' ')
  return (
    <>
      <polygon class="glow-casing" points={points} stroke-width={2 * radius + 28} />
      <polygon class="glow" points={points} stroke-width={2 * radius + 18} />
    </>
  )
}

const runsAt = (
  counting: ReadonlyMap<string, readonly number[]>,
  { hex, stops }: HexScene,
): readonly (readonly number[])[] => stops.map((_, stop) => counting.get(stopKey(hex, stop)) ?? [])

function groundOf(layout: Layout, cell: Cell | undefined): Ground | undefined {
  if (!cell) return undefined
  return { scene: cell.scene, centre: cell.centre, arrangement: planOf(layout, cell.scene).arrangement }
}

/** Hides the line between hexes of one place. */
function Joins({ layout, cells }: { layout: Layout; cells: readonly Cell[] }): JSX.Element {
  return (
    <g class="joins">
      {cells.flatMap(({ hex, scene, centre }) =>
        scene.joined.map((edge) => {
          const [from, to] = edgeEnds(layout, edge, 88).map((end) =>
            text({ x: end.x + centre.x, y: end.y + centre.y }),
          )
          return <path key={`${hex} ${edge}`} data-ground={scene.ground} class="join" d={`M${from}L${to}`} />
        }),
      )}
    </g>
  )
}

/** Names of lakes and seas, on the water. */
function Waters({ scene: { layout, waters = [] } }: { scene: BoardScene }): JSX.Element {
  return (
    <g class="waters">
      {waters.map((water) => {
        const { x, y } = centreOf(layout, water)
        return (
          <text key={water.name} class="water-name">
            {water.name.split(' ').map((word, number) => (
              <tspan key={word} x={x} y={y + number * 44}>
                {word}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}
