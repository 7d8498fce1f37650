import type { Language } from '@roundhouse/kernel'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Japanese sets no space between a number and its unit, as only the narrow style does. */
const WORDS = {
  en: { justNow: 'just now', style: 'long' },
  ja: { justNow: 'たった今', style: 'narrow' },
} as const

/** How long ago something was, in words; older than a month, the date. */
export function timeAgo(time: number, now: number, language: Language): string {
  const past = Math.max(0, now - time)
  if (past > 30 * UNITS[0][1]) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
  const { justNow, style } = WORDS[language]
  const found = UNITS.find(([, length]) => past >= length)
  if (!found) return justNow
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style }).format(
    -Math.floor(past / length),
    unit,
  )
}
