import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { ARIA_HIDDEN, asButton } from '../ariaRoles.ts'
import { edgeMiddle, type HexLayout, type Point, shift, times } from '../geometry.ts'
import { TileDrawing } from '../hex/tile.tsx'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import { type FanShape, type FanSurroundings, fanPlaces, pillAt, type Sight } from './fanPlaces.ts'
import './fan.css'

/** A tile that could lie on the chosen hex, or could not. */
interface FanTile {
  readonly id: string
  readonly scene: HexScene
  /** What is written below it, as in "#41 ×2". */
  readonly caption: string
  /** What it is called aloud. */
  readonly label: string
  readonly state: 'fits' | 'chosen' | 'refused'
  /** Of a refused tile: the edges that are wrong. */
  readonly failing?: readonly number[]
}

export interface Fan {
  readonly hex: string
  readonly tiles: readonly FanTile[]
  /** Number and cost of the chosen tile, as in "#41 · $20". */
  readonly pill?: string
}

/** How a fan lies on the board. */
export interface FanSpread {
  readonly shape: FanShape
  /** The visible area around it, and what should be seen beside it. */
  readonly around: FanSurroundings
  readonly sights: readonly Sight[]
}

const WIDTH = 140
const HEIGHT = 142

/** The tiles that can be chosen, around the hex. */
export function FanTiles({
  layout,
  fan: { tiles, pill },
  looks,
  spread: { shape, around, sights },
}: {
  layout: HexLayout
  fan: Fan
  looks: TokenLooks
  spread: FanSpread
}): JSX.Element {
  const places = fanPlaces(tiles.length, shape)
  return (
    <g class="fan">
      {tiles.map(({ id, scene, caption, label, state, failing = [] }, index) => (
        <g
          key={id}
          class={`chip chip-${state}`}
          transform={shift(places[index]!)}
          data-tile={id}
          {...asButton(label, { pressed: state === 'chosen', refused: state === 'refused' })}
        >
          <rect class="chip-card" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="34" />
          <g transform="translate(0 -16) scale(.47)" {...ARIA_HIDDEN}>
            <TileDrawing layout={layout} scene={scene} looks={looks} failing={failing} />
          </g>
          <text class="chip-caption" y="52">
            {caption}
          </text>
          {state !== 'fits' && <TileBadge state={state} />}
        </g>
      ))}
      {pill && (
        <Pill
          text={pill}
          at={pillAt(pillWidth(pill), places, around, [...sights, ...trackEnds(layout, tiles)])}
        />
      )}
    </g>
  )
}

function TileBadge({ state }: { state: 'chosen' | 'refused' }): JSX.Element {
  return (
    <g
      class={`badge badge-${state}`}
      {...ARIA_HIDDEN}
      transform={`translate(${WIDTH / 2 - 10} ${-HEIGHT / 2 + 10})`}
    >
      <circle r="17" />
      {state === 'chosen' ? <path d="M-7,0L-2,6L8,-6" /> : <text>?</text>}
    </g>
  )
}

/** Where the track of the chosen tile leads. */
const trackEnds = (layout: HexLayout, tiles: readonly FanTile[]): readonly Sight[] =>
  (tiles.find(({ state }) => state === 'chosen')?.scene.paths ?? [])
    .flat()
    .flatMap((end) =>
      typeof end === 'number' ? [{ at: times(edgeMiddle(layout, end), 1.4), matters: 1 }] : [],
    )

/** Letters of the far east are as wide as they are high. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter.charCodeAt(0) > 0x2e80 ? 30 : 16), 0)

const pillWidth = (text: string): number => 40 + widthOf(text)

function Pill({ text, at }: { text: string; at: Point }): JSX.Element {
  const width = pillWidth(text)
  return (
    <g class="pill" transform={shift(at)}>
      <rect x={-width / 2} y="-29" width={width} height="58" rx="29" />
      <text>{text}</text>
    </g>
  )
}
