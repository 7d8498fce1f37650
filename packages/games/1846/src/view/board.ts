import { reservationsBySlot } from '@roundhouse/18xx'
import { boardSceneOf, describeHex, hexSceneOf, type ShownBoard } from '@roundhouse/18xx/view'
import { type HexName, slotsAt } from '@roundhouse/board'
import {
  type BoardScene,
  DOLLARS,
  type Fact,
  type HexDetails,
  type HexScene,
  type Mark,
} from '@roundhouse/view'
import { BOARD, HEX } from '../components/board.ts'
import {
  COMPANIES,
  CORPORATION,
  CORPORATIONS,
  MARKER,
  type MarkerId,
  PRIVATE,
} from '../components/companies.ts'
import { PORT } from '../components/money.ts'
import { PHASE } from '../components/trains.ts'
import { blockingPrivate, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { reservedSlotsNow } from '../track/reservedSlots.ts'
import { builderOf } from '../track/track.ts'
import { money } from './wording.ts'
import type { Words1846 } from './words.en.ts'

export const boardScene = (state: State1846, words: Words1846): BoardScene => ({
  ...boardSceneOf(TITLE, shownBoard(state, words)),
  currency: DOLLARS,
  waters: [
    { name: words.lakes.michigan, column: 3.4, row: 2 },
    { name: words.lakes.erie, column: 19, row: 3 },
  ],
})

/** A hex as it lies. */
export const hexScene = (state: State1846, hex: HexName, words: Words1846): HexScene =>
  hexSceneOf(TITLE, shownBoard(state, words), hex)

/** The board with what else is known of its hexes. */
const shownBoard = (state: State1846, words: Words1846): ShownBoard => ({
  laid: state.board,
  // 1846-6.34a
  era: PHASE[state.phase].era,
  reservedSlots: (hex, city) => reservedSlotsNow(state, hex, city),
  marks: (hex) => marksAt(state, hex, words),
})

function marksAt(state: State1846, hex: HexName, words: Words1846): Mark[] {
  const { eastWest, ports = 0 } = HEX.get(hex)!
  const marks: Mark[] = []
  if (eastWest)
    marks.push({ kind: 'note', label: words.marks[eastWest.side === 'E' ? 'east' : 'west'](eastWest) })
  for (let port = 0; port < ports; port++) marks.push({ kind: 'port', label: words.bonuses.port })
  marks.push(...markersAt(state, hex, words))
  const closing = blockingPrivate(state, hex)
  if (closing) marks.push({ kind: 'blocked', label: closing })
  return marks
}

/** The markers on a hex, with whoever earns by them. */
function markersAt({ markers }: State1846, hex: HexName, words: Words1846): Mark[] {
  const marks: Mark[] = []
  if (markers.port === hex) {
    const label = words.bonus({ amount: PORT * HEX.get(hex)!.ports! })
    marks.push(
      markers.beneficiary ? { kind: 'port', label, company: markers.beneficiary } : { kind: 'bonus', label },
    )
  }
  for (const [marker, { hex: there, corporation }] of Object.entries(markers.placed))
    if (there === hex) {
      const label = words.bonus({ amount: MARKER[marker as MarkerId].bonus })
      marks.push({ kind: 'bonus', label, company: corporation })
    }
  return marks
}

/** What there is to know of a hex: for whom slots are reserved and at what price, who can build, what it can become. */
export const hexDetails = (state: State1846, hex: HexName, words: Words1846): HexDetails =>
  describeHex(
    TITLE,
    shownBoard(state, words),
    hex,
    {
      facts: [...reservationFacts(state, hex, words), ...closedFacts(state, hex, words)],
      companies: COMPANIES,
      builder: state.operation?.step === 'build' ? builderOf(state) : undefined,
    },
    words,
  )

function reservationFacts(state: State1846, hex: HexName, { aboutHex }: Words1846): Fact[] {
  return slotsAt(state.board, BOARD, hex).flatMap((slots, stop) =>
    reservationsBySlot(slots, reservedSlotsNow(state, hex, stop))
      .filter((one) => one !== null)
      .map(({ company }): Fact => {
        const corporation = CORPORATIONS.find((id) => id === company)
        const reserved = corporation && CORPORATION[corporation].reserved
        if (!corporation) return { label: aboutHex.reserved, value: company }
        if (reserved?.hex !== hex) return { label: aboutHex.homeOf, value: company }
        const { linked, unlinked } = reserved
        const value = aboutHex.reservedPrice({
          linked: money(linked),
          unlinked: unlinked === undefined ? undefined : money(unlinked),
        })
        return { label: aboutHex.reservedFor({ company }), value }
      }),
  )
}

/** 1846-3.30. */
function closedFacts(state: State1846, hex: HexName, { aboutHex }: Words1846): Fact[] {
  const closing = blockingPrivate(state, hex)
  return closing
    ? [{ label: aboutHex.closed, value: aboutHex.closedBy({ name: PRIVATE[closing].name }), alarming: true }]
    : []
}
