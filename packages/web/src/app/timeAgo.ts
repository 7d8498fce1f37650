import type { Language } from '@roundhouse/kernel'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in words; older than a month, the date. */
export function timeAgo(time: number, now: number, language: Language): string {
  const past = Math.max(0, now - time)
  if (past > 30 * UNITS[0][1]) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ['second', 60_000]
  return words.format(-Math.floor(past / length), unit)
}
