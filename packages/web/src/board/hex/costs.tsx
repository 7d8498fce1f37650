import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { edgeEnds, edgeMiddle, type HexLayout, type Point, plus, shift, text } from '../geometry.ts'
import { costWidth, isSigned } from './labelSizes.ts'
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
      {terrain.map(({ kind, cost }, index) => (
        <g key={kind} transform={`translate(${(index - (terrain.length - 1) / 2) * gap} ${-up})`}>
          {isSigned(kind) && (
            <g transform="translate(0 -12)">
              <LandGlyph kind={kind} scale={1} />
            </g>
          )}
          {cost > 0 && (
            <text class={isSigned(kind) ? 'cost' : 'cost cost-plain'} y={isSigned(kind) ? 32 : 0}>
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
  inFoot = false,
}: {
  kind: string
  cost: number
  /** For a cost where no sign tells that it is one. */
  currency?: Currency | undefined
  at: Point
  scale?: number
  /** Below a city without slots, beside what it earns. */
  inFoot?: boolean
}): JSX.Element {
  const figure = isSigned(kind) ? String(cost) : formatAmount(cost, currency)
  const width = costWidth(kind, figure.length, scale)
  return (
    <g
      class={[
        'cost-capsule',
        scale < 1 && 'cost-small',
        inFoot && 'cost-in-foot',
        !isSigned(kind) && 'cost-plain',
      ]
        .filter(Boolean)
        .join(' ')}
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
    return <CostCapsule kind={kind} cost={cost} at={plus(at, edgeMiddle(layout, edge))} />
  const [from, to] = edgeEnds(layout, edge, 97)
  return <path class="border" d={`M${text(plus(at, from))}L${text(plus(at, to))}`} />
}
