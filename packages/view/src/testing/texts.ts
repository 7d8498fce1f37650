import type { Language } from '@roundhouse/kernel'

export const PLAYER_NAMES = ['あおい', 'ひろし', 'まさこ', 'けんた', 'ゆり', 'さくら']

/** Fields that nobody reads. */
const SILENT = [
  'action',
  'probe',
  'probes',
  'did',
  'id',
  'kind',
  'kinds',
  'endedKinds',
  'paint',
  'ground',
  'pieces',
  'paths',
  'hex',
  'company',
  'status',
  'state',
  'on',
  'heading',
  'layout',
  'labels',
  'tint',
]

/** Every text in something that is shown. */
export function textsIn(shown: unknown): string[] {
  if (typeof shown === 'string') return [shown]
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, value]) => (SILENT.includes(key) ? [] : textsIn(value)))
}

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$-|: \.|：。/
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/
const ANY_PLAYER_NAME = new RegExp(PLAYER_NAMES.join('|'), 'g')

/** Texts in something that is shown that no reader of a language should meet. */
export type BadTexts = (shown: unknown, language: Language) => string[]

/** Finds them, where these names and codes are the same in every language. */
export function badTextsBut(names: readonly string[], codes: RegExp): BadTexts {
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const isForeign = (text: string, language: Language): boolean => {
    if (language === 'en') return JAPANESE.test(text.replace(ANY_PLAYER_NAME, ''))
    const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), text)
    return /[A-Za-z]{2}/.test(rest.replaceAll(codes, ''))
  }
  return (shown, language) =>
    textsIn(shown).filter((text) => text.trim() !== text || BROKEN.test(text) || isForeign(text, language))
}
