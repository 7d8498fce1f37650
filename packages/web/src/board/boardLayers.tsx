import type { BoardScene, HexScene, RouteScene } from '@roundhouse/view'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type BoardCell, type BorderPlace, bordersOf } from './boardCells.ts'
import { type ChosenStop, HexGrounds, HexNames, HexTops } from './cellLayers.tsx'
import { centreOf, edgeEnds, type HexLayout, plus, shift, text } from './geometry.ts'
import { arrangedHex } from './hex/arrangedHex.ts'
import { BorderMark } from './hex/costs.tsx'
import { figuresFromAfar } from './hex/labelPlacement.ts'
import { UnderCities } from './hex/stops.tsx'
import { NewTrack } from './hex/track.tsx'
import { ChangedFrame, ChosenFrame, FailingEdges, LegalFrames, Veil } from './hexFrames.tsx'
import { Links } from './runs/links.tsx'
import { Routes } from './runs/routes.tsx'
import { type RunHex, runsByStop } from './runs/runPath.ts'
import type { TokenLooks } from './tokens/tokenLook.ts'
import { growthOf, zoomedOutNames } from './zoomedOutNames.ts'

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
  /** The run that is drawn by hand, by its place: the others step back. */
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
  cells: readonly BoardCell[]
  looks: TokenLooks
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
  const isInFront = ({ hexes }: BorderPlace) => legal === undefined || hexes.some((hex) => inFront.has(hex))
  const counting = useMemo(
    () => runsByStop(routes, new Map(cells.map(({ hex, speaker = hex }) => [hex, speaker]))),
    [routes, cells],
  )
  const far = useMemo(
    () =>
      zoomedOutNames(
        cells.map(({ hex, centre, scene: one }) => {
          const { name } = arrangedHex(layout, one).places
          return { hex, scene: one, at: plus(centre, name), grows: growthOf(one, name) }
        }),
        cells
          .filter(({ speaker }) => speaker === undefined)
          .flatMap(({ centre, scene: one }) =>
            figuresFromAfar(one, arrangedHex(layout, one).places).map((box) => ({
              ...box,
              at: plus(centre, box.at),
            })),
          ),
      ),
    [cells],
  )
  const preview = useMemo(() => new Map(previews.map((hex) => [hex.hex, hex])), [previews])
  const shown = (cell: BoardCell) => preview.get(cell.hex) ?? cell.scene
  const tops = useRef<SVGGElement>(null)
  const names = useRef<SVGGElement>(null)
  usePale([tops, names], cells, veiled)
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
  const at = (hex: string) => places.get(hex)?.centre ?? { x: 0, y: 0 }
  return (
    <>
      <Waters scene={scene} />
      <DrawnOnce of={[cells, preview]}>
        {() => <HexGrounds layout={layout} cells={cells} shown={shown} currency={currency} />}
      </DrawnOnce>
      <DrawnOnce of={[scene]}>{() => <Joins layout={layout} cells={cells} />}</DrawnOnce>
      {scene.links && (
        <DrawnOnce of={[scene]}>
          {() => <Links links={scene.links!} groundOf={(hex) => groundOf(layout, places.get(hex))} />}
        </DrawnOnce>
      )}
      <DrawnOnce of={[scene, routes, state.run]}>
        {() => (
          <Routes routes={routes} inHand={state.run} groundOf={(hex) => groundOf(layout, places.get(hex))} />
        )}
      </DrawnOnce>
      <Borders layout={layout} borders={borders.filter((border) => !isInFront(border))} />
      <Veil layout={layout} at={veiled.map(({ centre }) => centre)} />
      <UnderCities cities={veiled.flatMap((cell) => citiesOf(layout, cell))} />
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
                <NewTrack
                  before={cell.scene}
                  scene={hex}
                  arrangement={arrangedHex(layout, hex).arrangement}
                />
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
      <Borders layout={layout} borders={borders.filter(isInFront)} />
      <DrawnOnce of={[cells, preview, looks, counting, stops]}>
        {() => (
          <HexTops
            layout={layout}
            cells={cells}
            shown={shown}
            currency={currency}
            looks={looks}
            counting={counting}
            stops={stops}
            group={tops}
          />
        )}
      </DrawnOnce>
      <DrawnOnce of={[cells, preview, far]}>
        {() => <HexNames layout={layout} cells={cells} shown={shown} far={far} group={names} />}
      </DrawnOnce>
    </>
  )
}

function Borders({ layout, borders }: { layout: HexLayout; borders: readonly BorderPlace[] }): JSX.Element {
  return (
    <g>
      {borders.map(({ hexes, edge, kind, cost, centre }) => (
        <BorderMark
          key={`${hexes[0]} ${edge}`}
          layout={layout}
          edge={edge}
          kind={kind}
          cost={cost}
          at={centre}
        />
      ))}
    </g>
  )
}

/** What lies above the veil pales where it is. Only a class is set: to draw all cells again for it would be slow. */
function usePale(
  layers: readonly RefObject<SVGGElement | null>[],
  cells: readonly BoardCell[],
  veiled: readonly BoardCell[],
): void {
  useLayoutEffect(() => {
    const pale = new Set(veiled)
    for (const { current } of layers)
      for (const [index, drawn] of [...(current?.children ?? [])].entries())
        drawn.classList.toggle('dim', pale.has(cells[index]!))
  })
}

/** Draws its content again only when one of the given things has changed. */
function DrawnOnce({ of, children }: { of: readonly unknown[]; children: () => JSX.Element }): JSX.Element {
  return useMemo(children, [...of])
}

function groundOf(layout: HexLayout, cell: BoardCell | undefined): RunHex | undefined {
  if (!cell) return undefined
  return { scene: cell.scene, centre: cell.centre, arrangement: arrangedHex(layout, cell.scene).arrangement }
}

/** The cities of a cell that have slots. */
const citiesOf = (layout: HexLayout, { scene, centre }: BoardCell) =>
  arrangedHex(layout, scene)
    .arrangement.stops.filter(({ slots }, stop) => slots.length > 0 && scene.stops[stop]!.kind === 'city')
    .map((place) => ({ place, centre }))

/** Hides the line between hexes of one place. */
function Joins({ layout, cells }: { layout: HexLayout; cells: readonly BoardCell[] }): JSX.Element {
  return (
    <g>
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
    <g>
      {waters.map((water) => {
        const { x, y } = centreOf(layout, water)
        return (
          <text key={water.name} class="water-name">
            {water.name.split(' ').map((word, index) => (
              <tspan key={word} x={x} y={y + index * 44}>
                {word}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}
