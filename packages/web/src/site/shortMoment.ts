import { language } from '../app/settings/settings.ts'

/** A moment, in the words of the chosen language. */
export const shortMoment = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
