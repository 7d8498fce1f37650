import type { JSX } from 'preact'
import { lettersByDistance, lettersSize, rimOf, type TokenLook } from './tokenLook.ts'
import './token.css'

/** Where its rim is, as a part of its radius. */
export const RIM = 0.87

interface TokenProps {
  readonly look: TokenLook
  readonly r: number
  /** How far from the middle there is room for letters, where that is farther than the token reaches. */
  readonly room?: number
}

/** A company's token around the origin: fill, letters and rim. */
export function Token({ look, r, room = r }: TokenProps): JSX.Element {
  const { dash, double } = rimOf(look.index)
  const { fill, text } = look.paint
  return (
    <g class="token">
      <circle class="token-edge" r={r} style={{ fill }} stroke-width={r * 0.08} />
      {dash && (
        <circle
          r={r * RIM}
          fill="none"
          stroke={text}
          stroke-opacity="0.85"
          stroke-width={r * 0.075}
          pathLength={24}
          stroke-dasharray={dash}
        />
      )}
      {double && (
        <circle r={r * 0.74} fill="none" stroke={text} stroke-opacity="0.85" stroke-width={r * 0.06} />
      )}
      <text
        class="letters"
        y={r * 0.02}
        font-size={room * lettersSize(look.id)}
        fill={text}
        style={lettersByDistance(look.id, room)}
      >
        {look.id}
      </text>
    </g>
  )
}

/** A token in running text, a table or a card. Where its name is not written beside it, say it. */
export function TokenPicture({
  look,
  size,
  label,
}: {
  look: TokenLook
  size: number
  label?: string
}): JSX.Element {
  return (
    <svg
      class="token-picture"
      viewBox="-105 -105 210 210"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Token look={look} r={100} />
    </svg>
  )
}
