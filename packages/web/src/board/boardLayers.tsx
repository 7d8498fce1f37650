import type { BoardScene, HexScene, RouteScene } from '@roundhouse/view'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type BoardCell, type BorderPlace, bordersOf } from './boardCells.ts'
import { type ChosenStop, HexGrounds, HexNames, HexTops } from './cellLayers.tsx'
import { DecisionFrames } from './decisionFrames.tsx'
import { type HexLayout, plus } from './geometry.ts'
import { placementOf } from './hex/hexPlacement.ts'
import { beyondFromAfar, costsFromAfar, figuresFromAfar, goalsOn, writtenOn } from './hex/labelPlacement.ts'
import type { Obstacle } from './hex/labelRoom.ts'
import { UnderCities } from './hex/stops.tsx'
import { Veil } from './hexFrames.tsx'
import { Borders, Joins, Waters } from './mapLayers.tsx'
import { type BoardNetwork, DrawnNetwork } from './runs/drawnNetwork.tsx'
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
  /** Hexes of whoever chooses, where tokens, cubes or track of theirs are: they are not veiled. */
  readonly own?: readonly string[]
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
  network,
  state,
}: {
  scene: BoardScene
  cells: readonly BoardCell[]
  looks: TokenLooks
  routes: readonly RouteScene[]
  network?: BoardNetwork | undefined
  state: BoardState
}): JSX.Element {
  const { layout, currency } = scene
  const { legal, own = [], chosen, previews = NO_HEXES, stops = NO_STOPS } = state
  const inFront = new Set([
    ...(legal ?? []),
    ...own,
    ...(chosen ? [chosen] : []),
    ...stops.map(({ hex }) => hex),
    ...(network?.hexes ?? []),
  ])
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
          const { name } = placementOf(layout, one).places
          return { hex, scene: one, centre, at: plus(centre, name), grows: growthOf(one, name) }
        }),
        {
          figures: onBoard(cells, (one) => figuresFromAfar(one, placementOf(layout, one).places)),
          goals: onBoard(cells, (one) => goalsOn(one, placementOf(layout, one).places)),
          beyond: onBoard(cells, beyondFromAfar),
          notes: onBoard(cells, (one) => writtenOn(layout, one, placementOf(layout, one).places)),
          costs: onBoard(cells, (one) => costsFromAfar(layout, one, placementOf(layout, one).places)),
        },
      ),
    [cells],
  )
  const preview = useMemo(() => new Map(previews.map((hex) => [hex.hex, hex])), [previews])
  const shown = (cell: BoardCell) => preview.get(cell.hex) ?? cell.scene
  const tops = useRef<SVGGElement>(null)
  const names = useRef<SVGGElement>(null)
  usePale([tops, names], cells, veiled)
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
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
      {network && (
        <DrawnOnce of={[cells, network]}>
          {() => (
            <DrawnNetwork
              network={network}
              layout={layout}
              cells={places}
              groundOf={(hex) => groundOf(layout, places.get(hex))}
            />
          )}
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
      <DecisionFrames layout={layout} cells={places} state={state} />
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

/** Where the things on hexes are on the board; of several hexes of one place only one has them. */
const onBoard = (
  cells: readonly BoardCell[],
  boxesOf: (scene: HexScene) => readonly Obstacle[],
): readonly Obstacle[] =>
  cells
    .filter(({ speaker }) => speaker === undefined)
    .flatMap(({ centre, scene }) => boxesOf(scene).map((box) => ({ ...box, at: plus(centre, box.at) })))

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
  return { scene: cell.scene, centre: cell.centre, arrangement: placementOf(layout, cell.scene).arrangement }
}

/** The cities of a cell that have slots. */
const citiesOf = (layout: HexLayout, { scene, centre }: BoardCell) =>
  placementOf(layout, scene)
    .arrangement.stops.filter(({ slots }, stop) => slots.length > 0 && scene.stops[stop]!.kind === 'city')
    .map((place) => ({ place, centre }))
