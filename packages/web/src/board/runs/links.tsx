import type { LinkScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { type Point, pointOn, shift } from '../geometry.ts'
import { Token } from '../tokens/token.tsx'
import { pieceCurves, type RunHex, runPath } from './runPath.ts'
import './links.css'

/** Track that players own: in the colour of its owner, with the owner's disc in the middle. */
export function Links({
  links,
  groundOf,
}: {
  links: readonly LinkScene[]
  groundOf: (hex: string) => RunHex | undefined
}): JSX.Element {
  return (
    <g class="links">
      {links.map(({ owner, letters, paint, pieces }, number) => {
        const way = runPath(pieces, groundOf)
        const at = discAt(pieces, groundOf)
        return (
          <g key={number}>
            <path class="link-edge" d={way} />
            <path class="link" d={way} style={{ stroke: paint.fill }} />
            <path class="link-middle" d={way} style={{ stroke: paint.text }} />
            {at && (
              <g transform={shift(at)}>
                <Token look={{ id: letters, paint, index: owner }} r={22} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

function discAt(
  pieces: LinkScene['pieces'],
  groundOf: (hex: string) => RunHex | undefined,
): Point | undefined {
  const piece = pieces[Math.floor(pieces.length / 2)]
  const ground = piece && groundOf(piece.hex)
  const [curve] = ground ? pieceCurves(ground, piece) : []
  return curve && pointOn(curve, 0.5)
}
