import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { HexScene, Mark } from '@roundhouse/view'
import type { JSX } from 'preact'
import { edgeEnds, edgeMiddle, type HexLayout, type Point, shift, text } from './geometry.ts'
import { bonusWidth, costWidth, isSigned } from './labelPlacement.ts'
import { Token } from './token.tsx'
import { lettersByDistance, lettersSize, type TokenLook, type TokenLooks } from './tokenLook.ts'
import './marks.css'

const WAVE = 'M-24,-9q6,-8 12,0t12,0t12,0t12,0M-24,5q6,-8 12,0t12,0t12,0t12,0'
const PEAKS = 'M-26,12L-8,-14L2,0L9,-9L26,12Z'

type Land = 'water' | 'hill' | 'other'

const landOf = (kind: string): Land =>
  kind === 'water' || kind === 'river' ? 'water' : isSigned(kind) ? 'hill' : 'other'

function LandGlyph({ kind, scale }: { kind: string; scale: number }): JSX.Element {
  const land = landOf(kind)
  return (
    <path class={`land land-${land}`} d={land === 'water' ? WAVE : PEAKS} transform={`scale(${scale})`} />
  )
}

/** What it costs to build on open ground. */
export function TerrainCosts({
  terrain,
  currency,
  up,
}: {
  terrain: HexScene['terrain']
  currency: Currency | undefined
  /** How far above the middle, to leave room for a name. */
  up: number
}): JSX.Element {
  const gap = 58
  return (
    <>
      {terrain.map(({ kind, cost }, number) => (
        <g key={kind} transform={`translate(${(number - (terrain.length - 1) / 2) * gap} ${-up})`}>
          {isSigned(kind) && (
            <g transform="translate(0 -12)">
              <LandGlyph kind={kind} scale={1} />
            </g>
          )}
          {cost > 0 && (
            <text class="cost" y={isSigned(kind) ? 32 : 0}>
              {formatAmount(cost, currency)}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** A cost with its cause in a capsule: on an edge, or beside a stop. */
export function CostCapsule({
  kind,
  cost,
  currency,
  at,
  scale = 1,
}: {
  kind: string
  cost: number
  /** For a cost where no sign tells that it is one. */
  currency?: Currency | undefined
  at: Point
  scale?: number
}): JSX.Element {
  const figure = isSigned(kind) ? String(cost) : formatAmount(cost, currency)
  const width = costWidth(kind, figure.length, scale)
  return (
    <g
      class={scale < 1 ? 'cost-capsule cost-small' : 'cost-capsule'}
      transform={`${shift(at)} scale(${scale})`}
    >
      <rect
        class={`capsule capsule-${landOf(kind)}`}
        x={-width / 2}
        y="-15"
        width={width}
        height="30"
        rx="15"
      />
      {isSigned(kind) && (
        <g transform={shift({ x: 20 - width / 2, y: 0 })}>
          <LandGlyph kind={kind} scale={0.5} />
        </g>
      )}
      <text class="capsule-figure" x={isSigned(kind) ? 13 : 0}>
        {figure}
      </text>
    </g>
  )
}

/** A cost on an edge, or a bar that no track passes. */
export function BorderMark({
  layout,
  edge,
  kind,
  cost,
  at,
}: {
  layout: HexLayout
  edge: number
  kind: string
  cost: number | undefined
  at: Point
}): JSX.Element {
  if (cost !== undefined)
    return <CostCapsule kind={kind} cost={cost} at={sum(at, edgeMiddle(layout, edge))} />
  const [from, to] = edgeEnds(layout, edge, 97)
  return <path class="border" d={`M${text(sum(at, from))}L${text(sum(at, to))}`} />
}

const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

const ANCHOR =
  'M0,-8V17M-9,-2H9M-15,5C-14,13 -8,17 0,18C8,17 14,13 15,5M-15,5l-3,6M-15,5l6,4M15,5l3,6M15,5l-6,4'

export function Port({ at, scale = 0.85 }: { at: Point; scale?: number }): JSX.Element {
  return (
    <g class="port" transform={`${shift(at)} scale(${scale})`}>
      <circle cy="-13" r="5" />
      <path d={ANCHOR} />
    </g>
  )
}

/** A marker with its figure and, if one laid it, the token of its owner. */
export function BonusMarker({ mark, at, looks }: { mark: Mark; at: Point; looks: TokenLooks }): JSX.Element {
  const owner = mark.company === undefined ? undefined : looks.get(mark.company)
  const width = bonusWidth(mark)
  return (
    <g class="bonus-mark" transform={shift(at)}>
      <rect class={`bonus bonus-${mark.kind}`} x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text class="bonus-figure" x={owner ? 12 : 0}>
        {mark.label}
      </text>
      {owner && (
        <g transform={`translate(${-width / 2 + 12} 0)`}>
          <Token look={owner} r={14} />
        </g>
      )}
    </g>
  )
}

/** Coal and the cubes of companies, side by side in the middle of a hex; the fewer, the larger. */
export function Crowd({ of, looks }: { of: readonly Mark[]; looks: TokenLooks }): JSX.Element {
  const rows = Math.ceil(of.length / 3)
  const size = of.length === 1 ? 1.4 : of.length <= 3 ? 1.15 : 1
  return (
    <>
      {of.map((mark, number) => {
        const row = Math.floor(number / 3)
        const inRow = Math.min(3, of.length - row * 3)
        const x = ((number % 3) - (inRow - 1) / 2) * 44 * size
        const y = (row - (rows - 1) / 2) * 38 + 2
        const look = mark.company === undefined ? undefined : looks.get(mark.company)
        return (
          <g key={`${number}`} transform={`translate(${x} ${y}) scale(${size})`}>
            {mark.kind === 'coal' ? (
              <Coal label={mark.label} />
            ) : (
              <Cube look={look} letters={mark.company ?? mark.label} size={size} />
            )}
          </g>
        )
      })}
    </>
  )
}

function Coal({ label }: { label: string }): JSX.Element {
  return (
    <>
      <path class="coal" d="M-22,7L-17,-10L-3,-19L14,-15L22,-2L19,12L3,17L-15,15Z" />
      <path class="coal-shine" d="M-12,-8L-3,-13" />
      <text class="coal-figure" y="2">
        {label}
      </text>
    </>
  )
}

/** Seen from a corner above. */
function Cube({
  look,
  letters,
  size,
}: {
  look: TokenLook | undefined
  letters: string
  /** How much larger than usual it is drawn. */
  size: number
}): JSX.Element {
  return (
    <g class="cube" style={{ '--cube': look?.paint.fill }}>
      <path class="cube-top" d="M0,-20L17,-10L0,0L-17,-10Z" />
      <path class="cube-left" d="M-17,-10L0,0V20L-17,10Z" />
      <path class="cube-right" d="M17,-10L0,0V20L17,10Z" />
      <path class="cube-edge" d="M0,-20L17,-10V10L0,20L-17,10V-10Z" />
      <text
        class={size > 1.2 ? 'letters' : 'letters small-letters'}
        y="6"
        font-size={19 * lettersSize(letters)}
        fill={look?.paint.text}
        style={lettersByDistance(letters, 19, size)}
      >
        {letters}
      </text>
    </g>
  )
}
