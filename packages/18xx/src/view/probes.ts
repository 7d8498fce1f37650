import { sharesAt } from '@roundhouse/finance'
import type { Probe } from '@roundhouse/view'
import type { SharesAndPresident } from '../shares/president.ts'
import type { Wording18xx } from './wording.ts'

/** What players do in a stock round to a corporation that is not launched, whether they may or not. */
export const launchProbes = (corporation: string, pars: readonly number[], wording: Wording18xx): Probe[] => [
  probeOf(
    'launch',
    pars.map((par) => ({ corporation, par })),
    wording,
  ),
]

/** The same to one that is: they sell its shares, and buy them from where there are any, so that what stands against it is not an empty place. */
export function shareProbes(
  corporation: string,
  { shares }: Pick<SharesAndPresident, 'shares'>,
  places: readonly string[],
  wording: Wording18xx,
): Probe[] {
  const stocked = places.filter((from) => sharesAt(shares, from) > 0)
  const ways = (stocked.length > 0 ? stocked : places).map((from) => ({ corporation, from }))
  return [probeOf('sell', [{ corporation, count: 1 }], wording), probeOf('buy', ways, wording)]
}

/** What a president sells to pay for a train. */
export const forcedSaleProbes = (corporation: string, wording: Wording18xx): Probe[] => [
  probeOf('sell-for-train', [{ corporation, count: 1 }], wording),
]

const probeOf = (
  kind: keyof Wording18xx['words']['kinds'],
  ways: readonly object[],
  { words: { kinds } }: Wording18xx,
): Probe => ({ heading: kinds[kind], actions: ways.map((way) => ({ kind, ...way })) })
