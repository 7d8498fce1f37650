import type { HexScene, StopScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { type Point, plus, shift, text } from '../geometry.ts'
import { runLook, type TokenLooks } from '../tokens/tokenLook.ts'
import { type CityProps, type Ghost, Slots } from '../tokens/tokens.tsx'
import type { Arrangement, StopPlace } from './arrangeHex.ts'
import { BUBBLE, bubbleWidth, valueWidth } from './labelSizes.ts'
import './stops.css'

/** Cities, towns and halts with their slots. */
export function Stops({
  scene,
  arrangement,
  looks,
  ghosts,
}: {
  scene: HexScene
  arrangement: Arrangement
  looks: TokenLooks
  ghosts: ReadonlyMap<number, Ghost> | undefined
}): JSX.Element {
  const small = scene.stops.length > 1
  return (
    <>
      {scene.stops.map((stop, index) => {
        const place = arrangement.stops[index]!
        if (stop.kind === 'city')
          return <City key={index} stop={stop} place={place} looks={looks} ghost={ghosts?.get(index)} />
        if (stop.kind === 'town') return <Town key={index} place={place} small={small} />
        if (stop.kind === 'halt') return <Halt key={index} place={place} small={small} />
        return null
      })}
    </>
  )
}

/** How wide a city is around the middles of its slots, without its line. */
const widthOf = ({ slot }: StopPlace): number => 2 * (slot + 3)
const CITY_LINE = 3.2

function City({ stop, place, looks, ghost }: CityProps): JSX.Element | null {
  if (place.slots.length === 0) return null
  const corners = inTurn(place.slots).map(text).join(' ')
  const width = widthOf(place)
  return (
    <>
      {place.slots.length > 1 && (
        <>
          <polygon class="city-edge" points={corners} stroke-width={width + CITY_LINE} />
          <polygon class="city" points={corners} stroke-width={width - CITY_LINE} />
        </>
      )}
      {place.slots.length === 1 && (
        <circle class="city-edge" cx={place.at.x} cy={place.at.y} r={place.slot + 3} />
      )}
      <Slots stop={stop} place={place} looks={looks} ghost={ghost} />
    </>
  )
}

/** Lies under the cities that pale, so that no track is seen through them. Those of one size are one shape. */
export function UnderCities({
  cities,
}: {
  cities: readonly { readonly place: StopPlace; readonly centre: Point }[]
}): JSX.Element {
  const widths = [...new Set(cities.map(({ place }) => widthOf(place)))]
  const shape = ({ place, centre }: (typeof cities)[number]) =>
    `M${inTurn(place.slots)
      .map((slot) => text(plus(centre, slot)))
      .join('L')}Z`
  return (
    <>
      {widths.map((width) => (
        <path
          key={width}
          class="under-cities"
          stroke-width={width + CITY_LINE}
          d={cities
            .filter(({ place }) => widthOf(place) === width)
            .map(shape)
            .join('')}
        />
      ))}
    </>
  )
}

/** The corners of a shape around slots, in turn, so that its outline does not cross itself. */
function inTurn(slots: readonly Point[]): readonly Point[] {
  const centre = {
    x: slots.reduce((sum, { x }) => sum + x, 0) / slots.length,
    y: slots.reduce((sum, { y }) => sum + y, 0) / slots.length,
  }
  const turn = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x)
  return [...slots].sort((one, other) => turn(one) - turn(other))
}

function Town({ place: { at, along }, small }: { place: StopPlace; small: boolean }): JSX.Element {
  if (along === undefined) return <circle class="town" cx={at.x} cy={at.y} r={small ? 15 : 17} />
  const [length, width] = small ? [42, 15] : [54, 18]
  return <rect class="town" rx="2" {...across(at, along, length, width)} />
}

function Halt({ place: { at, along }, small }: { place: StopPlace; small: boolean }): JSX.Element {
  const [length, width] = small ? [42, 18] : [52, 20]
  return <rect class="halt" rx={width / 2} {...across(at, along ?? 90, length, width)} />
}

/** How a bar across the track lies. */
const across = (at: Point, along: number, length: number, width: number) => ({
  x: -width / 2,
  y: -length / 2,
  width,
  height: length,
  transform: `${shift(at)} rotate(${Math.round(along)})`,
})

interface WorthProps {
  readonly stop: StopScene
  readonly at: Point
  /** The runs that count it. */
  readonly runs: readonly number[]
}

/** What a stop is worth; in the colour of the run that counts it, a dot for a second one. */
export function RevenueFigures({
  stop,
  at,
  inFoot,
  runs,
}: WorthProps & {
  /** In the foot of its hex, in the middle of which it is when it is alone there. */
  readonly inFoot: boolean
}): JSX.Element {
  const figure = String(stop.revenue.now)
  const width = bubbleWidth(stop)
  const [first, ...others] = runs
  return (
    <g
      class={inFoot ? 'in-foot' : undefined}
      transform={shift(at)}
      style={inFoot ? { '--foot': `${at.y}px`, '--foot-x': `${at.x}px` } : undefined}
    >
      <rect
        class={first === undefined ? 'bubble' : 'bubble bubble-counted'}
        x={-width / 2}
        y={-BUBBLE.height / 2}
        width={width}
        height={BUBBLE.height}
        rx={BUBBLE.height / 2}
        style={first === undefined ? '' : { fill: runLook(first).color }}
      />
      <text class={first === undefined ? 'figure' : 'figure figure-counted'}>{figure}</text>
      {others.map((run, index) => (
        <circle
          key={run}
          class="counted-too"
          cx={width / 2 - 2 + 12 * index}
          cy="-13"
          r="10"
          style={{ fill: runLook(run).color }}
        />
      ))}
    </g>
  )
}

/** The eras of the values of an off-board place, by how many there are. */
const ERAS_OF_VALUES: readonly (readonly string[])[] = [
  [],
  ['plain'],
  ['yellow', 'brown'],
  ['yellow', 'green', 'brown'],
  ['yellow', 'green', 'brown', 'gray'],
]

/** The values of an off-board place side by side, the present one in full. */
export function OffboardValues({ stop, at, runs }: WorthProps): JSX.Element {
  const { values } = stop.revenue
  const now = values.indexOf(stop.revenue.now)
  const width = valueWidth(stop)
  const eras = ERAS_OF_VALUES[values.length] ?? []
  const left = (-width * values.length) / 2
  const cells = values.map((value, index) => ({ value, number: index, x: left + index * width }))
  const inFront = [
    ...cells.filter(({ number }) => number !== now),
    ...cells.filter(({ number }) => number === now),
  ]
  return (
    <g transform={shift(at)}>
      {inFront.map(({ value, number, x }) => (
        <g key={number} class={number === now ? 'cell cell-now' : 'cell'}>
          <rect class="cell-back" x={x} y="-16" width={width} height="32" rx="6" />
          <rect
            data-ground={eras[number] ?? 'plain'}
            x={x}
            y="-16"
            width={width}
            height="32"
            rx="6"
            style={number === now && runs[0] !== undefined ? { stroke: runLook(runs[0]).color } : ''}
          />
          <text class="figure" x={x + width / 2}>
            {value}
          </text>
        </g>
      ))}
      {runs.slice(1).map((run, index) => (
        <circle
          key={run}
          class="counted-too"
          cx={left + width * (now + 1) - 2 + 12 * index}
          cy="-17"
          r="10"
          style={{ fill: runLook(run).color }}
        />
      ))}
    </g>
  )
}
