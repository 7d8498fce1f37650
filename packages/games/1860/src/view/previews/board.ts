import { layParts, paidFor, placeName, tokenParts } from '@roundhouse/18xx/view'
import type { Fact } from '@roundhouse/view'
import { HEX } from '../../components/board.ts'
import { credits, type Wording1860 } from '../wording.ts'
import type { Parts1860 } from './outcome.ts'

/** What is put on the board. */
export const boardParts = {
  'home-tile': (outcome, action, seat, wording) => ({
    ...layParts(outcome, action, seat, wording),
    label: wording.words.choices.homeTile({ tile: action.tile, place: placeName(wording, action.hex) }),
  }),
  lay: (outcome, action, seat, wording) => {
    const cost = paidFor(outcome, 'tile')
    return {
      ...layParts(outcome, action, seat, wording),
      ...(cost > 0 && { costBreakdown: { lines: terrainLines(action.hex, wording), total: credits(cost) } }),
    }
  },
  token: tokenParts,
} satisfies Parts1860

/** 1860-TR.7. */
const terrainLines = (hex: string, { words }: Wording1860): Fact[] =>
  (HEX.get(hex)!.terrain ?? []).map(({ kind, cost }) => ({
    label: words.terrain[kind]!,
    value: credits(cost),
  }))
