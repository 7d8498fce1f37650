import { LANGUAGES, type Language } from '@roundhouse/kernel'

/** The first of the browser's languages that we speak. */
export const preferredLanguage = (preferred: readonly string[]): Language =>
  preferred.flatMap((tag) => LANGUAGES.filter((one) => tag.toLowerCase().startsWith(one)))[0] ?? 'en'
