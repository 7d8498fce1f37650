import { language } from '../../../app/settings/settings.ts'

/** A day, in the words of the chosen language. */
export const longDate = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(time)
