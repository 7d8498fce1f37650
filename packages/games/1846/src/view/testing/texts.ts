import { badTextsBut } from '@roundhouse/view/testing/texts'
import { HEX } from '../../components/board.ts'
import { COMPANIES, CORPORATION, PRIVATE } from '../../components/companies.ts'

export { PLAYER_NAMES, textsIn } from '@roundhouse/view/testing/texts'

/** Texts that no reader of a language should meet: names, hexes and phases are the same in each. */
export const badTexts = badTextsBut(
  [
    ...Object.values(CORPORATION).map(({ name }) => name),
    ...Object.values(PRIVATE).map(({ name }) => name),
    ...Object.keys(PRIVATE),
    ...COMPANIES,
    ...[...HEX.values()].flatMap(({ name }) => name ?? []),
    'Meat Packing',
    '18xx.games',
  ],
  /[A-K]\d{1,2}|IV|I{1,3}/g,
)
