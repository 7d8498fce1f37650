import type { Mark } from '@roundhouse/view'
import type { JSX } from 'preact'
import { type Point, shift } from '../geometry.ts'
import { Token } from '../tokens/token.tsx'
import { lettersByDistance, lettersSize, type TokenLook, type TokenLooks } from '../tokens/tokenLook.ts'
import { isCovered, type LabelPlaces } from './labelPlacement.ts'
import { BONUS, bonusWidth } from './labelSizes.ts'
import './marks.css'

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
    <g class={owner ? 'bonus-mark owned-mark' : 'bonus-mark'} transform={shift(at)}>
      <rect class={`bonus bonus-${mark.kind}`} x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text class="bonus-figure" x={owner ? BONUS.token / 2 : 0}>
        {mark.label}
      </text>
      {owner && (
        <g transform={`translate(${(BONUS.token + 2 - width) / 2} 0)`}>
          <Token look={owner} r={BONUS.token / 2} />
        </g>
      )}
    </g>
  )
}

/** Where a company has to go: its token on a pin. */
export function Goal({ mark, at, looks }: { mark: Mark; at: Point; looks: TokenLooks }): JSX.Element | null {
  const look = looks.get(mark.company ?? mark.label)
  return look ? (
    <g class={mark.pale ? 'goal pale-goal' : 'goal'} transform={shift(at)}>
      <path class="goal-pin" d="M0,29L-15,8A23,23 0 1 1 15,8Z" />
      <g transform="translate(0 -9)">
        <Token look={look} r={19} />
      </g>
    </g>
  ) : null
}

/** A token that stands in no city yet. */
function WaitingToken({ mark, at, looks }: { mark: Mark; at: Point; looks: TokenLooks }): JSX.Element | null {
  const look = looks.get(mark.company ?? mark.label)
  return look ? (
    <g transform={shift(at)}>
      <circle class="waiting-ring" r="22" />
      <Token look={look} r={18} />
    </g>
  ) : null
}

/** Coal and the cubes of companies, side by side in the middle of a hex; the fewer, the larger. */
function Crowd({ of, looks }: { of: readonly Mark[]; looks: TokenLooks }): JSX.Element {
  const rows = Math.ceil(of.length / 3)
  const size = of.length === 1 ? 1.4 : of.length <= 3 ? 1.15 : 1
  return (
    <>
      {of.map((mark, index) => {
        const row = Math.floor(index / 3)
        const inRow = Math.min(3, of.length - row * 3)
        const x = ((index % 3) - (inRow - 1) / 2) * 44 * size
        const y = (row - (rows - 1) / 2) * 38 + 2
        const look = mark.company === undefined ? undefined : looks.get(mark.company)
        return (
          <g key={`${index}`} transform={`translate(${x} ${y}) scale(${size})`}>
            {mark.kind === 'coal' ? (
              <Coal label={mark.label} />
            ) : (
              <CompanyCube look={look} letters={mark.company ?? mark.label} size={size} />
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
function CompanyCube({
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

/** The marks of a hex, each in its place. */
export function Marks({
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
      {marks.map((mark, index) => {
        const at = places.marks[index]!
        if (isCovered({ marks }, mark)) return null
        if (mark.kind === 'port' && mark.company === undefined) return <Port key={index} at={at} />
        if (mark.kind === 'bonus' || mark.kind === 'port')
          return <BonusMarker key={index} mark={mark} at={at} looks={looks} />
        if (mark.kind === 'goal') return <Goal key={index} mark={mark} at={at} looks={looks} />
        if (mark.kind === 'token') return <WaitingToken key={index} mark={mark} at={at} looks={looks} />
        if (mark.kind === 'note')
          return (
            <text key={index} class="note" x={at.x} y={at.y}>
              {mark.label}
            </text>
          )
        if (mark.kind === 'blocked')
          return crowd.some(({ company }) => company === mark.label) ? null : (
            <text key={index} class="blocked-name" y={crowd.length > 0 ? -32 : 0}>
              {mark.label}
            </text>
          )
        return null
      })}
    </>
  )
}
