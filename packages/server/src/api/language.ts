import { LANGUAGES, type Language } from '@roundhouse/kernel'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ApiEnvironment } from './route.ts'

const isKnown = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

/** In which of our languages whoever asks wants to read: of those that they name, the first that we have. */
export const languageOf = (context: Context<ApiEnvironment>): Language =>
  accepts(context, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: LANGUAGES[0],
    match: (wanted, { default: usual }) =>
      wanted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0]!)
        .find(isKnown) ?? usual,
  }) as Language
