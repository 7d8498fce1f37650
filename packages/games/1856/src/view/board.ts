import { reservationsBySlot } from '@roundhouse/18xx'
import { boardSceneOf, describeHex, hexSceneOf, type ShownBoard } from '@roundhouse/18xx/view'
import { faceAt, type HexName, slotsAt, stopAt } from '@roundhouse/board'
import {
  type BoardScene,
  DOLLARS,
  type Fact,
  type HexDetails,
  type HexScene,
  type Mark,
} from '@roundhouse/view'
import { BOARD, HEX, PORTS, WAITING_HEXES } from '../components/board.ts'
import {
  CORPORATIONS,
  PRIVATE,
  PUBLIC_COMPANIES,
  type PublicCompanyId,
  RIGHT,
  RIGHTS,
} from '../components/companies.ts'
import { PORT_BONUS } from '../components/money.ts'
import { PHASE } from '../components/trains.ts'
import { destinationLine, isTestedForDestination } from '../destination.ts'
import { blockingPrivate, type State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { builderOf } from '../track/layRules.ts'
import { reservedSlotsNow } from '../track/reservedSlots.ts'
import { money } from './wording.ts'
import type { Words1856 } from './words.en.ts'

export const boardScene = (state: State1856, words: Words1856): BoardScene => ({
  ...boardSceneOf(TITLE, shownBoard(state, words)),
  currency: DOLLARS,
  waters: [
    { name: words.waters.huron, column: 4, row: 7 },
    { name: words.waters.erie, column: 9, row: 20.4 },
    { name: words.waters.ontario, column: 15, row: 13 },
  ],
})

/** A hex as it lies. */
export const hexScene = (state: State1856, hex: HexName, words: Words1856): HexScene =>
  hexSceneOf(TITLE, shownBoard(state, words), hex)

/** The board with what else is known of its hexes. */
const shownBoard = (state: State1856, words: Words1856): ShownBoard => ({
  laid: state.board,
  // 1856-Pd
  era: PHASE[state.phase].era,
  reservedSlots: (hex, city) => reservedSlotsNow(state, hex, city),
  marks: (hex) => marksAt(state, hex, words),
})

function marksAt(state: State1856, hex: HexName, words: Words1856): Mark[] {
  const marks: Mark[] = []
  if (PORTS.includes(hex)) marks.push({ kind: 'port', label: words.marks.port })
  if (state.port?.hex === hex)
    marks.push({ kind: 'port', label: words.bonus({ amount: PORT_BONUS }), company: state.port.corporation })
  const waiting = waitingAt(state, hex)
  if (waiting) marks.push({ kind: 'token', label: waiting, company: waiting })
  for (const id of bound(state, hex))
    marks.push({
      kind: 'goal',
      label: id,
      company: id,
      ...(state.corporations[id].status === 'waiting' && { pale: true as const }),
    })
  const blocking = blockingPrivate(state, hex)
  if (blocking) marks.push({ kind: 'blocked', label: blocking })
  return marks
}

/** 1856-2.2o: who still has to reach it. */
const bound = (state: State1856, hex: HexName): PublicCompanyId[] =>
  PUBLIC_COMPANIES.filter(
    (id) => isTestedForDestination(state, id) && destinationLine(state, id).to.includes(hex),
  )

/** 1856-2.1c, 1856-5.1c: whose token waits there for a city. */
const waitingAt = ({ waitingTokens }: State1856, hex: HexName) => {
  const waiting = WAITING_HEXES.find((one) => one === hex)
  return waiting && waitingTokens[waiting]
}

/** What there is to know of a hex: what is kept, closed, reached or earned there, who can build, what it can become. */
export const hexDetails = (state: State1856, hex: HexName, words: Words1856): HexDetails =>
  describeHex(
    TITLE,
    shownBoard(state, words),
    hex,
    {
      facts: [
        ...reservationFacts(state, hex, words),
        ...waitingFacts(state, hex, words),
        ...destinationFacts(state, hex, words),
        ...bonusFacts(state, hex, words),
        ...closedFacts(state, hex, words),
      ],
      companies: CORPORATIONS,
      builder: state.operation?.step === 'track' ? builderOf(state) : undefined,
    },
    words,
  )

/** 1856-2.1d. */
function reservationFacts(state: State1856, hex: HexName, { aboutHex }: Words1856): Fact[] {
  const companies = slotsAt(state.board, BOARD, hex).flatMap((slots, stop) =>
    reservationsBySlot(slots, reservedSlotsNow(state, hex, stop)).flatMap((one) => one?.company ?? []),
  )
  return [...new Set(companies)].map((value) => ({ label: aboutHex.homeOf, value }))
}

const waitingFacts = (state: State1856, hex: HexName, { aboutHex }: Words1856): Fact[] => {
  const waiting = waitingAt(state, hex)
  return waiting ? [{ label: aboutHex.waiting, value: waiting }] : []
}

function destinationFacts(state: State1856, hex: HexName, { aboutHex }: Words1856): Fact[] {
  const companies = bound(state, hex)
  return companies.length > 0 ? [{ label: aboutHex.destinationOf, value: companies.join(' · ') }] : []
}

/** 1856-5.1e, 1856-5.1f. */
function bonusFacts({ rights }: State1856, hex: HexName, { aboutHex, rights: named }: Words1856): Fact[] {
  const facts: Fact[] = []
  if (PORTS.includes(hex))
    facts.push({ label: aboutHex.port, value: aboutHex.portText({ bonus: money(PORT_BONUS) }) })
  for (const right of RIGHTS) {
    const { holders } = rights[right]
    if (!RIGHT[right].hexes.includes(hex)) continue
    facts.push({ label: named.names[right], value: named.texts[right] })
    if (holders.length > 0) facts.push({ label: aboutHex.rightHolders, value: holders.join(' · ') })
  }
  return facts
}

/** 1856-2.2j. */
function closedFacts(state: State1856, hex: HexName, { aboutHex }: Words1856): Fact[] {
  const blocking = blockingPrivate(state, hex)
  return blocking
    ? [
        {
          label: aboutHex.closed,
          value: aboutHex.closedBy({ name: PRIVATE[blocking].called }),
          alarming: true,
        },
      ]
    : []
}

/** A city of a hex with several, by where its track leads. */
export function cityTowards(state: State1856, hex: HexName, city: number, words: Words1856): string {
  const edges = faceAt(state.board, BOARD, hex).paths.flatMap((ends) =>
    ends.some((end) => stopAt(end) === city) ? ends.filter((end) => typeof end === 'number') : [],
  )
  const places = edges.flatMap((edge) => {
    const beyond = BOARD.map.grid.neighbours.get(hex)![edge as number]
    return beyond === undefined ? [] : [placeOf(beyond, words)]
  })
  return places.length > 0 ? words.choices.towards(places) : String(city + 1)
}

function placeOf(hex: HexName, words: Words1856): string {
  const { name } = HEX.get(hex)!
  return name === undefined ? hex : words.place({ name, hex })
}
