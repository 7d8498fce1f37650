import { badTextsBut } from '@roundhouse/view/testing/texts'
import { HEX } from '../../components/board.ts'
import { CORPORATION, CORPORATIONS, PRIVATE } from '../../components/companies.ts'

export { PLAYER_NAMES, textsIn } from '@roundhouse/view/testing/texts'

/** Texts that no reader of a language should meet: names and hexes are the same in each. */
export const badTexts = badTextsBut(
  [
    ...Object.values(CORPORATION).map(({ name }) => name),
    ...Object.values(PRIVATE).flatMap(({ name, called }) => [name, called]),
    ...Object.keys(PRIVATE),
    ...CORPORATIONS,
    ...[...HEX.values()].flatMap(({ name }) => name ?? []),
    '18xx.games',
    'IPO',
    'Southern Railway',
    'cc',
  ],
  /[A-L]\d{1,2}/g,
)
