import type { Probe } from '@roundhouse/view'
import type { Wording18xx } from './wording.ts'

/** What players do in a stock round to a corporation that is not launched, whether they may or not. */
export const launchProbes = (corporation: string, pars: readonly number[], wording: Wording18xx): Probe[] => [
  probeOf(
    'launch',
    pars.map((par) => ({ corporation, par })),
    wording,
  ),
]

/** The same to one that is: they sell its shares, and buy them from where they are. */
export const shareProbes = (
  corporation: string,
  places: readonly string[],
  wording: Wording18xx,
): Probe[] => [
  probeOf('sell', [{ corporation, count: 1 }], wording),
  probeOf(
    'buy',
    places.map((from) => ({ corporation, from })),
    wording,
  ),
]

/** What a president sells to pay for a train. */
export const forcedSaleProbes = (corporation: string, wording: Wording18xx): Probe[] => [
  probeOf('sell-for-train', [{ corporation, count: 1 }], wording),
]

const probeOf = (
  kind: keyof Wording18xx['words']['kinds'],
  ways: readonly object[],
  { words: { kinds } }: Wording18xx,
): Probe => ({ heading: kinds[kind], actions: ways.map((way) => ({ kind, ...way })) })
