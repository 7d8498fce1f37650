import { layParts, paidFor, placeName, tokenParts } from '@roundhouse/18xx/view'
import type { Fact } from '@roundhouse/view'
import { HEX, type WaitingHex } from '../../components/board.ts'
import { KITCHENER, PUBLIC_COMPANY } from '../../components/companies.ts'
import { PORT_BONUS } from '../../components/money.ts'
import { cityTowards } from '../board.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Parts1856 } from './outcome.ts'

/** What is put on the board. */
export const boardParts = {
  'home-token': ({ before }, { city }, _seat, { words }) => {
    const { hex } = PUBLIC_COMPANY.THB.home
    return { label: words.choices.homeToken({ city: cityTowards(before, hex, city, words) }), hex }
  },
  'choose-city': ({ before }, { hex, city }, _seat, { words }) => {
    const company = before.waitingTokens[hex as WaitingHex]!
    return { label: words.choices.chooseCity({ company, city: cityTowards(before, hex, city, words) }), hex }
  },
  lay: (outcome, action, seat, wording) => {
    const cost = paidFor(outcome, 'tile')
    return {
      ...layParts(outcome, action, seat, wording),
      ...(cost > 0 && { costBreakdown: { lines: terrainLines(action.hex, wording), total: money(cost) } }),
    }
  },
  'private-lay': (outcome, action, seat, wording) => {
    const { notes } = wording.words
    return {
      ...layParts(outcome, action, seat, wording),
      notes: [
        notes.byPrivate({ name: wording.names.privateName(action.private) }),
        action.private === 'WSRC' ? notes.asTile : notes.extra,
      ],
    }
  },
  token: tokenParts,
  'private-token': ({ before }, { city }, _seat, wording) => {
    const { choices, notes } = wording.words
    const { hex } = KITCHENER
    const isWaiting = !(hex in before.board.tiles)
    const name = wording.names.privateName('WSRC')
    return {
      label: isWaiting
        ? choices.waitingToken
        : choices.privateToken({ city: cityTowards(before, hex, city, wording.words) }),
      hex,
      notes: [notes.byPrivate({ name }), notes.asToken, ...(isWaiting ? [notes.cityLater] : [])],
    }
  },
  'set-port': (_outcome, { hex }, _seat, wording) => {
    const { choices, notes } = wording.words
    const place = placeName(wording, hex)
    return {
      label: choices.setPort({ place, bonus: `+${money(PORT_BONUS)}` }),
      hex,
      notes: [notes.portGone],
    }
  },
  'keep-token': ({ before }, { hex, city }, _seat, wording) => ({
    label: wording.words.choices.keepToken({
      place: placeName(wording, hex),
      city: cityTowards(before, hex, city, wording.words),
    }),
    hex,
  }),
  'remove-token': (_outcome, { hex }, _seat, wording) => ({
    label: wording.words.choices.removeToken({ place: placeName(wording, hex) }),
    hex,
  }),
} satisfies Parts1856

/** 1856-2.2i. */
const terrainLines = (hex: string, { words }: Wording1856): Fact[] =>
  (HEX.get(hex)!.terrain ?? []).map(({ kind, cost }) => ({
    label: words.terrain[kind]!,
    value: money(cost!),
  }))
