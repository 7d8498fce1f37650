import type { Currency } from '@roundhouse/kernel'
import type { HexScene, Mark } from '@roundhouse/view'
import type { JSX } from 'preact'
import { type Arrangement, arrangeHex } from './arrangeHex.ts'
import { type HexLayout, outline, type Point } from './geometry.ts'
import { Demand, Goods } from './goods.tsx'
import {
  bonusWidth,
  isCovered,
  isCrowded,
  isMarket,
  type LabelPlaces,
  labelPlaces,
  labelSize,
  SMALL_COST,
  VALUES,
} from './labelPlacement.ts'
import { BonusMarker, CostCapsule, Crowd, Port, TerrainCosts } from './marks.tsx'
import { nameLines } from './nameLines.ts'
import { OffboardValues, RevenueFigures, Stops } from './stops.tsx'
import type { TokenLooks } from './tokenLook.ts'
import type { Ghost } from './tokens.tsx'
import './hexes.css'
import { Tracks } from './track.tsx'

/** A hex and where everything in it goes. */
interface Plan {
  readonly scene: HexScene
  readonly arrangement: Arrangement
  readonly places: LabelPlaces
}

const PLANS: Readonly<Record<HexLayout, WeakMap<HexScene, Plan>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Worked out once for each scene of a hex. */
export function planOf(layout: HexLayout, scene: HexScene): Plan {
  let plan = PLANS[layout].get(scene)
  if (!plan) {
    const arrangement = arrangeHex(layout, scene)
    plan = { scene, arrangement, places: labelPlaces(layout, scene, arrangement) }
    PLANS[layout].set(scene, plan)
  }
  return plan
}

const ERAS = ['yellow', 'green', 'brown', 'gray']
const OUTLINES = {
  board: { flat: outline('flat', 99), pointy: outline('pointy', 99) },
  tile: { flat: outline('flat', 97.5), pointy: outline('pointy', 97.5) },
  market: { flat: outline('flat', 84), pointy: outline('pointy', 84) },
  bevel: { flat: outline('flat', 92), pointy: outline('pointy', 92) },
}

/** The ground with its track. */
export function HexGround({
  layout,
  plan: { scene, arrangement },
  currency,
}: {
  layout: HexLayout
  plan: Plan
  currency?: Currency | undefined
}): JSX.Element {
  const { tile, ground, stops, terrain } = scene
  const open = terrain.length > 0 && stops.length === 0 && !isCrowded(scene)
  const blocked = scene.marks.find(({ kind }) => kind === 'blocked')
  return (
    <g class={tile === undefined ? 'printed' : 'laid'} data-ground={ground}>
      <polygon class="ground" points={(tile === undefined ? OUTLINES.board : OUTLINES.tile)[layout]} />
      {tile !== undefined && <polygon class="bevel" points={OUTLINES.bevel[layout]} />}
      {ERAS.indexOf(ground) > 0 && <polygon class="pattern" points={OUTLINES.tile[layout]} />}
      {isMarket(scene) && <polygon class="market-ground" points={OUTLINES.market[layout]} />}
      {blocked && <polygon class="blocked" points={OUTLINES.board[layout]} />}
      {open && <TerrainCosts terrain={terrain} currency={currency} up={scene.name ? 22 : 0} />}
      <Tracks layout={layout} scene={scene} arrangement={arrangement} />
    </g>
  )
}

/** What stands on the ground: stops, figures, names, markers. */
export function HexTop({
  layout,
  plan,
  looks,
  runs,
  ghosts,
  currency,
  quiet = false,
  bare = false,
}: {
  layout: HexLayout
  plan: Plan
  looks: TokenLooks
  /** For each stop the runs that count it. */
  runs: readonly (readonly number[])[]
  ghosts?: ReadonlyMap<number, Ghost> | undefined
  currency?: Currency | undefined
  /** Another hex of the same place bears its name and value. */
  quiet?: boolean
  /** Without numbers and names of hexes. */
  bare?: boolean
}): JSX.Element {
  const { scene, arrangement, places } = plan
  const offboard = scene.stops.findIndex(({ kind }) => kind === 'offboard')
  const counted = [...new Set(runs.flat())]
  const apart = places.revenue.filter((place) => place !== null).length > 1
  return (
    <g data-ground={scene.ground}>
      {scene.tile !== undefined && (
        <TileNumber
          layout={layout}
          scene={scene}
          tile={bare ? '' : scene.tile}
          above={!bare && scene.name !== undefined && places.name.y > 62}
        />
      )}
      {(scene.stops.length > 0 || isCrowded(scene)) &&
        offboard < 0 &&
        scene.terrain.map(({ kind, cost }) => (
          <CostCapsule
            key={kind}
            kind={kind}
            cost={cost}
            currency={currency}
            at={places.terrain}
            scale={SMALL_COST}
          />
        ))}
      <Stops scene={scene} arrangement={arrangement} looks={looks} ghosts={ghosts} />
      {scene.stops.map((stop, number) => {
        const at = places.revenue[number]
        return at ? (
          <RevenueFigures
            key={number}
            stop={stop}
            at={at}
            inFoot={isMarket(scene)}
            runs={apart ? (runs[number] ?? []) : counted}
          />
        ) : null
      })}
      {offboard >= 0 && !quiet && (
        <Offboard scene={scene} stop={offboard} runs={runs[offboard] ?? []} looks={looks} />
      )}
      {offboard < 0 && <Labels labels={bare ? scene.labels : labelsBeside(scene)} at={places.labels} />}
      {offboard < 0 && <Marks marks={scene.marks} places={places} looks={looks} />}
      {scene.goods && <Goods of={scene.goods} />}
      {scene.stops.map(({ takes }, number) => takes && <Demand key={`takes ${number}`} good={takes} />)}
      {!bare && (
        <text class="hex-id" {...idAt(layout, scene, places)}>
          {scene.hex}
        </text>
      )}
    </g>
  )
}

/** The name of the hex: in a corner that the name of the place leaves free. */
function idAt(layout: HexLayout, { name, stops }: HexScene, places: LabelPlaces): Point {
  if (layout === 'flat') return { x: 0, y: -76 }
  if (stops.some(({ kind }) => kind === 'offboard')) return { x: 0, y: -80 }
  const isNameAbove = name !== undefined && places.name.y < 0
  if (!isNameAbove) return { x: -46, y: -58 }
  return nameLines(name).length > 1 ? { x: -62, y: 38 } : { x: 0, y: Math.max(-86, places.name.y - 26) }
}

/** The name of the place; over all hexes, since it may reach into the next. */
export function HexNameText({ plan: { scene, places } }: { plan: Plan }): JSX.Element | null {
  if (!scene.name || scene.stops.some(({ kind }) => kind === 'offboard')) return null
  return (
    <g data-ground={scene.ground} class={isMarket(scene) ? 'on-market' : undefined}>
      <Name name={scene.name} at={places.name} />
    </g>
  )
}

function TileNumber({
  layout,
  scene,
  tile,
  above,
}: {
  layout: HexLayout
  scene: HexScene
  tile: string
  /** Its usual place is taken by a name. */
  above: boolean
}): JSX.Element {
  const at = layout === 'flat' ? { x: 40, y: 78 } : { x: 0, y: above ? -72 : 86 }
  const pips = ERAS.indexOf(scene.ground) + 1
  return (
    <g class="tile-number">
      {Array.from({ length: pips }, (_, pip) => (
        <circle key={pip} class="pip" cx={at.x + (pip - (pips - 1) / 2) * 11.5} cy={at.y - 13} r="4" />
      ))}
      <text class="number" x={at.x} y={at.y}>
        {tile}
      </text>
    </g>
  )
}

/** A label that the name of the place begins with says nothing more. */
const labelsBeside = ({ name, labels }: HexScene): readonly string[] =>
  labels.filter((label) => label.length < 2 || !name?.startsWith(label))

function Labels({ labels, at }: { labels: readonly string[]; at: Point }): JSX.Element | null {
  if (labels.length === 0) return null
  const letters = labels.join(' ')
  return (
    <text class="label" x={at.x} y={at.y} font-size={labelSize(letters)}>
      {letters}
    </text>
  )
}

function Name({ name, at }: { name: string; at: Point }): JSX.Element {
  const lines = nameLines(name)
  const size = Math.max(...lines.map((line) => line.length)) > 11 ? 22 : 25
  const top = at.y < 0 ? at.y - (lines.length - 1) * size : at.y
  return (
    <text class={at.y < 0 ? 'name name-above' : 'name'} font-size={size}>
      {lines.map((line, number) => (
        <tspan key={line} x={at.x} y={top + number * (size - 1)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** An off-board place: its name, its values, its bonus, its icons, one below the other. */
function Offboard({
  scene,
  stop,
  runs,
  looks,
}: {
  scene: HexScene
  stop: number
  runs: readonly number[]
  looks: TokenLooks
}): JSX.Element {
  const lines = scene.name ? nameLines(scene.name) : []
  const notes = [
    ...scene.labels,
    ...scene.marks.filter(({ kind }) => kind === 'note').map(({ label }) => label),
  ]
  const ports = scene.marks.filter(
    (mark) => mark.kind === 'port' && mark.company === undefined && !isCovered(scene, mark),
  )
  const bonuses = scene.marks.filter(({ kind, company }) => kind === 'bonus' || (kind === 'port' && company))
  const tokened = scene.stops[stop]!.slots.length > 0
  const below = 50 + (notes.length > 0 ? 24 : 0)
  const aside = awayFrom(scene)
  return (
    <>
      <text class="name" font-size={Math.max(...lines.map((line) => line.length), 0) > 10 ? 21 : 24}>
        {lines.map((line, number) => (
          <tspan key={line} x="0" y={-30 - (lines.length - 1 - number) * 23}>
            {line}
          </tspan>
        ))}
      </text>
      {!tokened && <OffboardValues stop={scene.stops[stop]!} at={VALUES} runs={runs} />}
      {notes.length > 0 && (
        <text class="note" y="48">
          {notes.join(' · ')}
        </text>
      )}
      {inRow([...ports, ...bonuses]).map(({ mark, x }, number) =>
        ports.includes(mark) ? (
          <Port key={number} at={{ x: x + aside, y: below }} scale={0.7} />
        ) : (
          <BonusMarker key={number} mark={mark} at={{ x: x + aside, y: below }} looks={looks} />
        ),
      )}
    </>
  )
}

/** How far to the side of an arrow from below the icons stand. */
function awayFrom({ paths }: HexScene): number {
  const edges = paths.flat()
  return edges.includes(0) ? (edges.includes(5) ? 0 : 34) : edges.includes(5) ? -18 : 0
}

/** Icons and markers side by side around the middle. */
function inRow(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly x: number }[] {
  const widths = marks.map((mark) =>
    mark.kind === 'port' && mark.company === undefined ? 34 : bonusWidth(mark) + 6,
  )
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2
  return marks.map((mark, number) => {
    const x = left + widths[number]! / 2
    left += widths[number]!
    return { mark, x }
  })
}

function Marks({
  marks,
  places,
  looks,
}: {
  marks: readonly Mark[]
  places: LabelPlaces
  looks: TokenLooks
}): JSX.Element | null {
  if (marks.length === 0) return null
  const crowd = marks.filter(({ kind }) => kind === 'coal' || kind === 'cube')
  return (
    <>
      {crowd.length > 0 && <Crowd of={crowd} looks={looks} />}
      {marks.map((mark, number) => {
        const at = places.marks[number]!
        if (isCovered({ marks }, mark)) return null
        if (mark.kind === 'port' && mark.company === undefined) return <Port key={number} at={at} />
        if (mark.kind === 'bonus' || mark.kind === 'port')
          return <BonusMarker key={number} mark={mark} at={at} looks={looks} />
        if (mark.kind === 'note')
          return (
            <text key={number} class="note" x={at.x} y={at.y}>
              {mark.label}
            </text>
          )
        if (mark.kind === 'blocked')
          return crowd.some(({ company }) => company === mark.label) ? null : (
            <text key={number} class="blocked-name" y={crowd.length > 0 ? -32 : 0}>
              {mark.label}
            </text>
          )
        return null
      })}
    </>
  )
}
