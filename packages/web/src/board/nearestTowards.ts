import type { Point } from './geometry.ts'

/** The nearest point in a direction, in degrees; the straighter the better. */
export function nearestTowards<Placed extends { readonly centre: Point }>(
  from: Point,
  places: readonly Placed[],
  degrees: number,
): Placed | undefined {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  let best: Placed | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const [dx, dy] = [place.centre.x - from.x, place.centre.y - from.y]
    const ahead = dx * cos + dy * sin
    const aside = Math.abs(dy * cos - dx * sin)
    if (ahead < 1 || aside > ahead * 1.8) continue
    const far = ahead + aside * 1.2
    if (far < least - 0.01) {
      least = far
      best = place
    }
  }
  return best
}
