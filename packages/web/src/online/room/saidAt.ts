import type { Language } from '@roundhouse/kernel'

/** When something was said: of today the time, of this year no year. */
export function saidAt(said: number, now: number, language: Language): string {
  const [then, today] = [new Date(said), new Date(now)]
  const isThisYear = then.getFullYear() === today.getFullYear()
  const isToday = isThisYear && then.getMonth() === today.getMonth() && then.getDate() === today.getDate()
  const day = isThisYear ? ({ month: 'numeric', day: 'numeric' } as const) : ({ dateStyle: 'short' } as const)
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(then)
  return isToday ? time : `${new Intl.DateTimeFormat(language, day).format(then)} ${time}`
}
