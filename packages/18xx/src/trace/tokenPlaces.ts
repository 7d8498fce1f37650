import { type BoardContents, tokensOf } from '@roundhouse/board'

/** Where the tokens of a company are, as in "D6.2". */
export const tokenPlaces = ({ board }: { readonly board: BoardContents }, company: string): string[] =>
  tokensOf(board, company)
    .map(({ hex, stop }) => `${hex}.${stop}`)
    .sort()
