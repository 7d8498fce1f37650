import type { Components } from '@roundhouse/board'
import type { DeclaredRoute } from '../runs/declaredRoute.ts'

/**
 * A route told by all hexes on the way, as in "C5 D6.2 D8 D10 D12 D14": hexes
 * printed with stops are its stops, number 0 if nothing is said. Without
 * `counts`, also told by hexes, it counts every stop.
 */
export function routeTold({ map }: Components, train: string, way: string, counts?: string): DeclaredRoute {
  const named = (place: string): string =>
    place.includes('.') || map.places.get(place)?.printed.stops.length === 0 ? place : `${place}.0`
  const links: string[][] = []
  const stops: string[] = []
  let link: string[] = []
  for (const place of way.split(' ').map(named)) {
    link.push(place)
    if (!place.includes('.')) continue
    stops.push(place)
    if (link.length > 1) links.push(link)
    link = [place]
  }
  return { train, links, counts: counts === undefined ? stops : counts.split(' ').map(named) }
}
