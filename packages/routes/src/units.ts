import type { Network } from '@roundhouse/board'

/**
 * The same network with no unit of track that another makes idle: where every
 * link that uses the one uses the other, what shares the one shares the other.
 */
export function withoutIdleUnits(network: Network): Network {
  const users = Array.from({ length: network.units }, () => new Set<number>())
  for (const [link, { track }] of network.links.entries()) for (const unit of track) users[unit]!.add(link)
  const covers = (wide: number, narrow: number) =>
    wide !== narrow &&
    [...users[narrow]!].every((link) => users[wide]!.has(link)) &&
    (users[narrow]!.size < users[wide]!.size || wide < narrow)
  const kept = users.flatMap((_, unit) => (users.some((_, wide) => covers(wide, unit)) ? [] : [unit]))
  const links = network.links.map((link) => ({
    ...link,
    track: kept.flatMap((unit, number) => (link.track.includes(unit) ? [number] : [])),
  }))
  return { ...network, links, units: kept.length }
}
