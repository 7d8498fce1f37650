import type { GoodColour } from '@roundhouse/view'
import type { JSX } from 'preact'
import './goods.css'

/** The sign of each kind of goods, around the origin: nobody has to tell colours apart. */
const SIGNS: Readonly<Record<GoodColour, string>> = {
  red: 'M0,-9L9.5,7.5H-9.5Z',
  blue: 'M-8,0a8,8 0 1,0 16,0a8,8 0 1,0 -16,0Z',
  yellow: 'M-7,-7H7V7H-7Z',
  purple: 'M0,-10L10,0L0,10L-10,0Z',
  gray: 'M-3.5,-9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z',
}

const IN_ROW = 3

/** Cubes of goods side by side, in the middle of a hex. */
export function Goods({ of }: { of: readonly GoodColour[] }): JSX.Element {
  const rows = Math.ceil(of.length / IN_ROW)
  return (
    <g>
      {of.map((good, index) => {
        const row = Math.floor(index / IN_ROW)
        const inRow = Math.min(IN_ROW, of.length - row * IN_ROW)
        const x = ((index % IN_ROW) - (inRow - 1) / 2) * 44
        return (
          <g key={index} transform={`translate(${x} ${14 + (row - (rows - 1) / 2) * 42})`}>
            <GoodCube good={good} />
          </g>
        )
      })}
    </g>
  )
}

function GoodCube({ good }: { good: GoodColour }): JSX.Element {
  return (
    <g class="good" data-good={good}>
      <rect class="good-face" x="-19" y="-19" width="38" height="38" rx="5.5" />
      <path class="good-sign" d={SIGNS[good]} />
    </g>
  )
}

/** What a city takes. */
export function Demand({ good }: { good: GoodColour }): JSX.Element {
  return (
    <g class="good" data-good={good} transform="translate(0 64)">
      <circle class="good-face" r="17" />
      <path class="good-sign" d={SIGNS[good]} />
    </g>
  )
}

/** Cubes in running text or a list. */
export function GoodsPicture({ of, label }: { of: readonly GoodColour[]; label: string }): JSX.Element {
  return (
    <span class="goods-picture" role="img" aria-label={label}>
      {of.map((good, index) => (
        <svg key={index} viewBox="-21 -21 42 42" width="22" height="22" aria-hidden="true">
          <GoodCube good={good} />
        </svg>
      ))}
    </span>
  )
}
