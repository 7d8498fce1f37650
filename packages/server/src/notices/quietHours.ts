import type { AccountSettings } from '@roundhouse/wire'

const MINUTE = 60_000

/** Every time zone is whole quarters of an hour away from every other. */
const QUARTER = 15 * MINUTE

/** A day and an hour: somebody who is always quiet is told after all. */
const LONGEST = (25 * 60 * MINUTE) / QUARTER

/** When somebody wants to know of something that is there to be told at a time. */
export const dueAt = (settings: AccountSettings, time: number): number =>
  timeAfterQuietHours(settings, digestTime(settings, time))

/** Those who want a digest get what happens between two strokes of their clock at the second. */
function digestTime({ digest = 0 }: AccountSettings, time: number): number {
  const span = digest * MINUTE
  return span === 0 ? time : Math.ceil(time / span) * span
}

/** The time itself, or the end of the quiet hours that it falls into. */
export function timeAfterQuietHours({ quiet, timeZone = 'UTC' }: AccountSettings, time: number): number {
  if (!quiet || quiet.from === quiet.to) return time
  const clock = clockIn(timeZone)
  const isQuiet = (at: number): boolean => isBetween(quiet, Number(clock.format(at)))
  if (!isQuiet(time)) return time
  let next = Math.floor(time / QUARTER) * QUARTER + QUARTER
  for (let quarters = 0; quarters < LONGEST && isQuiet(next); quarters++) next += QUARTER
  return next
}

/** Quiet hours may go over midnight. */
const isBetween = ({ from, to }: { from: number; to: number }, hour: number): boolean =>
  from < to ? from <= hour && hour < to : from <= hour || hour < to

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, known)
  return known
}

/** A zone that this machine does not know, though the one that took it in did, is the common time. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const hours = { hour: 'numeric', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en', { ...hours, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...hours, timeZone: 'UTC' })
  }
}
