import type { Seat } from '@roundhouse/kernel'
import { playerName } from '@roundhouse/view'
import type { Shared } from '../log/logContext.ts'
import type { Wording18xx } from '../wording.ts'
import type { Happening } from './outcomeFigures.ts'

/** Whoever decides loses a presidency by it. */
export function presidencyWarnings({ now }: Happening, seat: Seat, wording: Wording18xx): string[] {
  const { presidency, receivership } = wording.words.warnings
  return now
    .filter((event): event is Shared<'president'> => event.kind === 'president')
    .filter(({ before }) => before === seat)
    .map(({ corporation: company, after }) =>
      after === null ? receivership({ company }) : presidency({ who: playerName(wording, after), company }),
    )
}

/** What a phase is about: the newest tiles, and how many trains a corporation may own. */
export const phaseText = (
  { trainLimit: limit, colors }: { readonly trainLimit: number; readonly colors: readonly string[] },
  { supplies, colors: named }: Wording18xx['words'],
): string => supplies.phaseFacts({ limit, colors: named[colors.at(-1)!]! })

/** Trains by company, as in "PRR 4, 3/5; NYC 4"; companies without any are left out. */
export const trainsByOwner = (
  owners: readonly { readonly owner: string; readonly trains: readonly string[] }[],
  { words }: Wording18xx,
): string =>
  words.list(
    owners.flatMap(({ owner, trains }) =>
      trains.length === 0 ? [] : [words.effects.trainsOf({ owner, trains: trains.join('+') })],
    ),
  )
