import type { Network } from '@roundhouse/board'

/**
 * The same network with no unit of track that another makes idle: where every
 * link that uses the one uses the other, what shares the one shares the other.
 */
export function withoutIdleUnits(network: Network): Network {
  const users: number[][] = Array.from({ length: network.units }, () => [])
  for (const [link, { track }] of network.links.entries()) for (const unit of track) users[unit]!.push(link)
  const covers = (wide: number, narrow: number) =>
    wide !== narrow &&
    (users[narrow]!.length < users[wide]!.length || wide < narrow) &&
    users[narrow]!.every((link) => users[wide]!.includes(link))
  /** What makes a unit idle is used by every link that uses it, so by the first. */
  const isIdle = (unit: number): boolean => {
    const [first] = users[unit]!
    return first === undefined || network.links[first]!.track.some((wide) => covers(wide, unit))
  }
  const kept = users.flatMap((_, unit) => (isIdle(unit) ? [] : [unit]))
  const links = network.links.map((link) => ({
    ...link,
    track: kept.flatMap((unit, number) => (link.track.includes(unit) ? [number] : [])),
  }))
  return { ...network, links, units: kept.length }
}
