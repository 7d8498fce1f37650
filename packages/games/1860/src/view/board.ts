import { reservationsBySlot } from '@roundhouse/18xx'
import { boardSceneOf, describeHex, hexSceneOf, type ShownBoard } from '@roundhouse/18xx/view'
import { type HexName, slotsAt } from '@roundhouse/board'
import type { BoardScene, Fact, HexDetails, HexScene, Mark } from '@roundhouse/view'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { State1860 } from '../state.ts'
import { boardOf, titleOf } from '../title.ts'
import { builderOf } from '../track/layRules.ts'
import { reservedSlotsNow } from '../track/reservedSlots.ts'
import { COMPANY_CREDITS } from './wording.ts'
import type { Words1860 } from './words.en.ts'

export const boardScene = (state: State1860, words: Words1860): BoardScene => ({
  ...boardSceneOf(titleOf(state), shownBoard(state, words)),
  currency: COMPANY_CREDITS,
  waters: [
    { name: words.waters.solent, column: 3, row: 2 },
    { name: words.waters.channel, column: 3.5, row: 11.5 },
  ],
})

/** A hex as it lies. */
export const hexScene = (state: State1860, hex: HexName, words: Words1860): HexScene =>
  hexSceneOf(titleOf(state), shownBoard(state, words), hex)

/** The board with what else is known of its hexes. */
const shownBoard = (state: State1860, words: Words1860): ShownBoard => ({
  laid: state.board,
  // 1860-RUN.13
  era: PHASE[state.phase].era,
  reservedSlots: (hex, city) => reservedSlotsNow(state, hex, city),
  marks: (hex) => marksAt(state, hex, words),
})

const marksAt = (state: State1860, hex: HexName, { marks }: Words1860): Mark[] =>
  turnedIn(state, hex).map((company) => ({ kind: 'note', label: marks.turned({ company }) }))

/** 1860-BKR.3: companies whose tokens there are turned over. */
const turnedIn = (state: State1860, hex: HexName): CorporationId[] => {
  const tokens = slotsAt(state.board, boardOf(state), hex).flat()
  return CORPORATIONS.filter((id) => state.corporations[id].bankrupt && tokens.includes(id))
}

/** What there is to know of a hex: what is kept or turned over there, who can build, what it can become. */
export const hexDetails = (state: State1860, hex: HexName, words: Words1860): HexDetails =>
  describeHex(
    titleOf(state),
    shownBoard(state, words),
    hex,
    {
      facts: [...reservationFacts(state, hex, words), ...turnedFacts(state, hex, words)],
      companies: CORPORATIONS,
      builder: state.operation?.step === 'track' ? builderOf(state) : undefined,
    },
    words,
  )

/** 1860-TOK.4. */
function reservationFacts(state: State1860, hex: HexName, { aboutHex }: Words1860): Fact[] {
  const companies = slotsAt(state.board, boardOf(state), hex).flatMap((slots, stop) =>
    reservationsBySlot(slots, reservedSlotsNow(state, hex, stop)).flatMap((one) => one?.company ?? []),
  )
  return [...new Set(companies)].map((value) => ({ label: aboutHex.homeOf, value }))
}

function turnedFacts(state: State1860, hex: HexName, { aboutHex, list }: Words1860): Fact[] {
  const turned = turnedIn(state, hex)
  return turned.length > 0 ? [{ label: aboutHex.turned, value: list(turned) }] : []
}
