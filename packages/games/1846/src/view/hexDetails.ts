import { reservationsBySlot } from '@roundhouse/18xx'
import { describeHex } from '@roundhouse/18xx/view'
import { type HexName, slotsAt } from '@roundhouse/board'
import type { Fact, HexDetails } from '@roundhouse/view'
import { BOARD } from '../components/board.ts'
import { COMPANIES, CORPORATION, CORPORATIONS, PRIVATE } from '../components/companies.ts'
import { blockingPrivate, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { reservedSlotsNow } from '../track/reservedSlots.ts'
import { shownBoard } from './boardScene.ts'
import { money } from './wording.ts'
import type { Words1846 } from './words.en.ts'

/** What there is to know of a hex: for whom slots are kept and at what price, who can build, what it can become. */
export const hexDetails = (state: State1846, hex: HexName, words: Words1846): HexDetails =>
  describeHex(
    TITLE,
    shownBoard(state, words),
    hex,
    {
      facts: [...keptFacts(state, hex, words), ...closedFacts(state, hex, words)],
      companies: COMPANIES,
      building: state.operation?.step === 'build',
    },
    words,
  )

function keptFacts(state: State1846, hex: HexName, { aboutHex }: Words1846): Fact[] {
  return slotsAt(state.board, BOARD, hex).flatMap((slots, stop) =>
    reservationsBySlot(slots, reservedSlotsNow(state, hex, stop))
      .filter((one) => one !== null)
      .map(({ company }): Fact => {
        const corporation = CORPORATIONS.find((id) => id === company)
        const reserved = corporation && CORPORATION[corporation].reserved
        if (!corporation) return { label: aboutHex.kept, value: company }
        if (reserved?.hex !== hex) return { label: aboutHex.homeOf, value: company }
        const { linked, unlinked } = reserved
        const value = aboutHex.keptPrice({
          linked: money(linked),
          unlinked: unlinked === undefined ? undefined : money(unlinked),
        })
        return { label: aboutHex.keptFor({ company }), value }
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
