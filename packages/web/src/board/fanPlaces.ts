import { type Point, polar } from './geometry.ts'

const FIRST_ARC = [-150, -113, -67, -30]
const SECOND_ARC = [-156, -132, -108, -84, -60, -36]

/** Where the chips of a fan stand around its hex; below it if there is no room above. */
export function fanPlaces(tiles: number, downwards: boolean): readonly Point[] {
  const up = Array.from({ length: tiles }, (_, tile) =>
    tile < FIRST_ARC.length
      ? polar(tiles === 1 ? -90 : FIRST_ARC[tile]!, 252)
      : polar(SECOND_ARC[(tile - FIRST_ARC.length) % SECOND_ARC.length]!, 410),
  )
  return downwards ? up.map(({ x, y }) => ({ x, y: -y })) : up
}
