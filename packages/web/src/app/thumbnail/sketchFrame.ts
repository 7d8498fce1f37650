import type { BoardScene } from '@roundhouse/view'

const RADIUS = 100
const INRADIUS = (RADIUS * Math.sqrt(3)) / 2

/** Where the hexes of a small picture lie, and the frame around them. */
export function frameOf({ layout, hexes }: Pick<BoardScene, 'layout' | 'hexes'>) {
  const centres = hexes.map(({ column, row }) =>
    layout === 'pointy'
      ? { x: column * INRADIUS, y: row * RADIUS * 1.5 }
      : { x: column * RADIUS * 1.5, y: row * INRADIUS },
  )
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS]
  return {
    centres,
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS - left,
    height: Math.max(...ys) + RADIUS - top,
  }
}

/** The corners of a hex around its centre. */
export const cornersOf = (layout: BoardScene['layout']): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 + (layout === 'pointy' ? 30 : 0)) * Math.PI) / 180
    return `${(RADIUS * Math.cos(angle)).toFixed(1)},${(RADIUS * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
