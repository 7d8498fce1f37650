import type { HexName, Link, Network } from '@roundhouse/board'

/** From one stop over the hexes on the way to another, such as D6.2, D8, D10, D12, D14.0. */
export type NamedLink = readonly string[]

/** How a stop is called: D6.2. */
export const stopName = ({ hex, index }: { readonly hex: HexName; readonly index: number }): string =>
  `${hex}.${index}`

/** The names of the stops of a route, in running order. */
export const routeStops = ({ links }: { readonly links: readonly NamedLink[] }): string[] => [
  ...(links[0] ? [links[0][0]!] : []),
  ...links.map((link) => link.at(-1)!),
]

/** A link of a network by names, from one of its ends on. */
export function namedLink({ stops }: Network, { from, to, hexes }: Link, start: number): string[] {
  const nameOf = (stop: number) => stopName(stops[stop]!)
  return from === start
    ? [nameOf(from), ...hexes.slice(1, -1), nameOf(to)]
    : [nameOf(to), ...hexes.slice(1, -1).toReversed(), nameOf(from)]
}

/** The hexes of a link: one alone for track between two stops of the same hex. */
export function hexesOf(link: NamedLink): HexName[] {
  const hexes = link.map((name) => name.split('.')[0]!)
  return hexes.length === 2 && hexes[0] === hexes[1] ? [hexes[0]!] : hexes
}
