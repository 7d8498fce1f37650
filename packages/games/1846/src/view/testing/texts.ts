import type { Language } from '@roundhouse/kernel'
import { HEX } from '../../components/board.ts'
import { COMPANIES, CORPORATION, PRIVATE } from '../../components/companies.ts'
import { PHASES } from '../../components/trains.ts'

export const PLAYER_NAMES = ['あおい', 'ひろし', 'まさこ', 'けんた', 'ゆり']

/** Fields that nobody reads. */
const SILENT = [
  'action',
  'probe',
  'probes',
  'id',
  'kind',
  'kinds',
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
]

/** Names that are the same in every language, the longest first. */
const NAMES = [
  ...Object.values(CORPORATION).map(({ name }) => name),
  ...Object.values(PRIVATE).map(({ name }) => name),
  ...Object.keys(PRIVATE),
  ...COMPANIES,
  ...[...HEX.values()].flatMap(({ name }) => name ?? []),
  'Meat Packing',
  '18xx.games',
  'Chi',
].sort((one, other) => other.length - one.length)

const HEXES = /[A-K]\d{1,2}/g
const PHASE_NAMES = new RegExp(PHASES.toReversed().join('|'), 'g')
const ANY_PLAYER_NAME = new RegExp(PLAYER_NAMES.join('|'), 'g')

/** Every text in something that is shown. */
export function textsIn(shown: unknown): string[] {
  if (typeof shown === 'string') return [shown]
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, value]) => (SILENT.includes(key) ? [] : textsIn(value)))
}

/** Texts with something in them that no reader of this language should meet. */
export const badTexts = (shown: unknown, language: Language): string[] =>
  textsIn(shown).filter((text) => text.trim() !== text || BROKEN.test(text) || isForeign(text, language))

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$-|: \.|：。/

function isForeign(text: string, language: Language): boolean {
  if (language === 'en') return /[ぁ-んァ-ヶ一-龠]/.test(text.replace(ANY_PLAYER_NAME, ''))
  let rest = text
  for (const name of NAMES) rest = rest.replaceAll(name, '')
  return /[A-Za-z]{2}/.test(rest.replace(HEXES, '').replace(PHASE_NAMES, ''))
}
