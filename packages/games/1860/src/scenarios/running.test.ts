import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import type { Phase, Type } from '../components/trains.ts'
import type { Options1860 } from '../options.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  auctioned,
  bankrupt,
  bestOf,
  cash,
  cashOf,
  corporation,
  does,
  earnsByRoute,
  game,
  putTokenOf,
  queueAt,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
  treasury,
} from './position.ts'

interface Running extends Partial<Parameters<typeof corporation>[2]> {
  phase?: Phase
  trains?: readonly Type[]
  options?: Partial<Options1860>
}

/** A company of player A before it runs. */
function running(
  id: CorporationId,
  { phase = '3', options, ...charter }: Running,
  ...laid: string[]
): State1860 {
  const state = auctioned(game(3, options))
  setPhase(state, phase)
  tiles(state, ...laid)
  corporation(state, id, { price: 90, players: { A: 7 }, ...charter })
  setOperation(state, id, { step: 'run' })
  return state
}

/** The action of a single train. */
const runs = (train: string, way: string, counts?: string) => actions.run(routeVia(train, way, counts))

/** What the run earns, and what its halts bring the company. */
function earned(
  state: State1860,
  action: ReturnType<typeof actions.run>,
): [revenue: number[], subsidy: number] {
  const then = copy(state)
  const { company } = then.operation!
  const before = treasury(then, company)
  const revenue = earnsByRoute(then, 'A', action)
  return [revenue, treasury(then, company) - before]
}

/** The line from Cowes to Newport. */
const COWES = ['F2 #787 r0', 'F4 #742 r3', 'G3 #741 r5']

test('S46 Two trains, one halt (RUN.4, RUN.9, RUN.12, DIV.4)', () => {
  const state = running('C&N', { phase: '2', tokens: [['G5', 0]], trains: ['2+1', '2+1'] }, ...COWES)
  cash(state, { A: 0 })
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  const route = routeVia(first, 'F2.0 F2.1')
  const way = 'F2.1 F2.2 F4 G5'
  refuses(state, 'A', actions.run(route, routeVia(second, way)), 'RUN.9')
  expect(earned(state, actions.run(route, routeVia(second, way, 'F2.1 F4 G5')))).toEqual([[30, 40], 10])
  corporation(state, 'IOW', { price: 90, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'run' })
  does(state, 'A', actions.run(route, routeVia(second, way, 'F2.1 F4 G5')))
  does(state, 'A', actions.full)
  expect([cashOf(state, 'A'), queueAt(state, 90), treasury(state, 'C&N')]).toEqual([49, ['IOW', 'C&N'], 10])
})

test('S47 The whole line with one train (RUN.9)', () => {
  const state = running('C&N', { phase: '2', tokens: [['G5', 0]], trains: ['2+1'] }, ...COWES)
  const train = trainId(state, 'C&N', '2+1')
  const way = 'G5 F4 F2.2 F2.1 F2.0'
  expect(earned(state, runs(train, way, 'G5 F2.1 F2.0'))).toEqual([[60], 0])
  refuses(state, 'A', runs(train, way, 'G5 F4 F2.1 F2.0'), 'RUN.9')
})

test('S48 No halt at the end (RUN.2)', () => {
  const state = running('C&N', { phase: '2', trains: ['2+1'] }, ...COWES)
  const train = trainId(state, 'C&N', '2+1')
  refuses(state, 'A', runs(train, 'F2.0 F2.1 F2.2 F4', 'F2.0 F2.1 F4'), 'RUN.2')
  refuses(state, 'A', runs(train, 'F2.0 F2.1 F2.2', 'F2.0 F2.1'), 'RUN.2')
})

/** Board B of the golden cases; with its first seven tiles it is that of S49. */
const BOARD_B = [
  ...['F2 #788 r0', 'F4 #742 r3', 'G5 #763 r0', 'G3 #741 r5'],
  ...['H4 #754 r5', 'I5 #751 r5', 'J4 #206 r2', 'I3 #758 r0'],
]
const S49 = BOARD_B.slice(0, 7)
const NEWPORT_TO_RYDE = 'G5 H4.1 H4.0 I5 J4'

/** IOW with a 3+2, whose way passes the token of C&N in Newport. */
function fromRyde(options: Partial<Options1860> = {}): State1860 {
  const state = running('IOW', { tokens: [['J4', 0]], trains: ['3+2'], options }, ...S49)
  corporation(state, 'C&N', { price: 82, players: { B: 5 }, tokens: [['G5', 0]] })
  setOperation(state, 'IOW', { step: 'run' })
  return state
}

test('S49 Small stations must be visited (RUN.8)', () => {
  const way = 'F2.0 F2.1 F2.2 F4 G5 G3 H4.1 H4.0 I5 J4'
  const state = fromRyde()
  const train = trainId(state, 'IOW', '3+2')
  expect(earned(state, runs(train, way, 'F2.0 F2.1 G5 H4.1 J4'))).toEqual([[130], 0])
  refuses(state, 'A', runs(train, way, 'F2.0 F2.1 F4 G5 H4.1 J4'), 'RUN.9')
  refuses(state, 'A', runs(train, way, 'F2.0 F4 G5 H4.1 J4'), 'RUN.8')
  const skipping = fromRyde({ towns: 'maySkip' })
  expect(earned(skipping, runs(train, way, 'F2.0 F2.1 F4 G5 J4'))).toEqual([[120], 10])
  refuses(skipping, 'A', runs(train, way, 'F2.0 F4 G5 J4'), 'RUN.8')
})

test('S50 Too many small stations (RUN.8, RUN.9)', () => {
  const laid = ['F2 #788 r0', 'F4 #742 r3', 'G5 #763 r0', 'G3 #741 r5', 'H4 #754 r5']
  const way = 'F2.0 F2.1 F2.2 F4 G5 G3 H4.1'
  const state = running('C&N', { trains: ['2+1'] }, ...laid)
  const train = trainId(state, 'C&N', '2+1')
  refuses(state, 'A', runs(train, way, 'F2.0 F2.1 G5 H4.1'), 'RUN.9')
  refuses(state, 'A', runs(train, way, 'F2.0 F2.1 G5'), 'RUN.8')
  const skipping = running('C&N', { trains: ['2+1'], options: { towns: 'maySkip' } }, ...laid)
  expect(earned(skipping, runs(train, way, 'F2.0 F2.1 G5'))).toEqual([[30 + 10 + 50], 0])
  refuses(skipping, 'A', runs(train, way, 'F2.0 G5'), 'RUN.8')
})

/** From Newport to the south, past Chale, the home of S&C, to Godshill. */
const CHALE = ['F6 #742 r4', 'F8 #9 r0', 'F10 #743 r0', 'F12 #5 r3', 'G11 #742 r1', 'G9 #746 r0']

/** C&N with two trains; the slots of Ryde and Ryde Esplanade are those of IOW, that of Chale is S&C's. */
function betweenFullCities(): State1860 {
  const state = running('C&N', { tokens: [['G5', 0]], trains: ['3+2', '3+2'] }, ...BOARD_B, ...CHALE)
  corporation(state, 'IOW', { price: 82, players: { B: 5 }, tokens: [['J4', 0]] })
  corporation(state, 'S&C', { price: 62, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'run' })
  return state
}

const PAST_RYDE = `${NEWPORT_TO_RYDE} I3`
const PAST_CHALE = 'G5 F6 F8 F10 F12 G11 G9'

test('S51 One full city is passed, by one train (RUN.10)', () => {
  const state = betweenFullCities()
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  const past = routeVia(first, PAST_RYDE, 'G5 H4.1 J4 I3')
  expect(earned(state, actions.run(past))).toEqual([[140], 0])
  const alone = routeVia(second, PAST_CHALE, 'G5 F12 G9')
  expect(earned(state, actions.run(alone))).toEqual([[50 + 20 + 10], 0])
  refuses(state, 'A', actions.run(past, alone), 'RUN.10')
  const ending = routeVia(second, 'G5 F6 F8 F10 F12', 'G5 F12')
  expect(earned(state, actions.run(past, ending))).toEqual([[140, 70], 0])
})

/** The same with the token of bankrupt BHI&R in Ryde. */
function pastTurnedToken(): State1860 {
  const state = running('C&N', { tokens: [['G5', 0]], trains: ['3+2', '3+2'] }, ...BOARD_B, ...CHALE)
  bankrupt(state, 'BHI&R')
  state.corporations['BHI&R'].tokensLeft--
  putTokenOf(state, 'BHI&R', 'J4', 0)
  corporation(state, 'S&C', { price: 62, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'run' })
  return state
}

test('S52, G12 A token that is turned over is passed freely (BKR.3, RUN.10)', () => {
  const state = pastTurnedToken()
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  const past = routeVia(first, PAST_RYDE, 'G5 H4.1 J4 I3')
  expect(earned(state, actions.run(past, routeVia(second, PAST_CHALE, 'G5 F12 G9')))).toEqual([[140, 80], 0])
})

test('S53 Ryde Pier (RUN.2, RUN.13)', () => {
  const phase3 = running('IOW', { trains: ['2+1'] }, 'I3 #758 r0')
  expect(earned(phase3, runs(trainId(phase3, 'IOW', '2+1'), 'I3 J2'))).toEqual([[70], 0])
  const phase5 = running('IOW', { phase: '5', trains: ['3+2'] }, 'I3 #786 r0')
  expect(earned(phase5, runs(trainId(phase5, 'IOW', '3+2'), 'I3 J2'))).toEqual([[100], 0])
  const printed = running('IOW', { phase: '3', trains: ['2+1'] }, 'J4 #57 r2')
  refuses(printed, 'A', runs(trainId(printed, 'IOW', '2+1'), 'I3 J2'), 'RUN.2')
})

test('S54 Shared track (RUN.5)', () => {
  const state = running('C&N', { tokens: [['G5', 0]], trains: ['3+2', '3+2'] }, ...BOARD_B)
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  const cowes = routeVia(first, 'F2.0 F2.1')
  refuses(state, 'A', actions.run(cowes, routeVia(second, 'F2.0 F2.1 F2.2 F4 G5', 'F2.0 F2.1 G5')), 'RUN.5')
  const west = routeVia(first, 'F2.0 F2.1 F2.2 F4 G5', 'F2.0 F2.1 G5')
  expect(earned(state, actions.run(west, routeVia(second, 'G5 H4.1')))).toEqual([[90, 60], 0])
})

test('S55 Routes that have nothing in common (RUN.4)', () => {
  const state = running('C&N', { tokens: [['J4', 0]], trains: ['3+2', '3+2'] }, ...BOARD_B)
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  refuses(state, 'A', actions.run(routeVia(first, 'F2.0 F2.1'), routeVia(second, 'J4 I3')), 'RUN.4')
})

test('S56 Entering a hex again (RUN.6)', () => {
  const laid = ['G7 #761 r0', 'H6 #20 r0', 'I5 #741 r1', 'H4 #755 r2', 'H8 #748 r1']
  const way = 'G7.0 H6 I5 H4.1 H6 H8'
  const state = running('IWNJ', { price: 60, trains: ['2+1'] }, ...laid)
  const train = trainId(state, 'IWNJ', '2+1')
  refuses(state, 'A', runs(train, way, 'G7.0 H4.1 H8'), 'RUN.6')
  const again = running('IWNJ', { price: 60, trains: ['2+1'], options: { hexReentry: 'allowed' } }, ...laid)
  expect(earned(again, runs(train, way, 'G7.0 H4.1 H8'))).toEqual([[40], 0])
})

test('S93 A train runs through a full city where track and tokens stop (RUN.10)', () => {
  const laid = ['F2 #787 r0', 'G5 #773 r0', 'G7 #761 r0', 'G9 #746 r0']
  const state = running('C&N', { phase: '5', tokens: [['G5', 0]], trains: ['4+2'] }, ...laid)
  corporation(state, 'IWNJ', { price: 60, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'run' })
  const way = 'G5.0 G5.1 G7.1 G7.0 G9'
  expect(earned(state, runs(trainId(state, 'C&N', '4+2'), way, 'G5.0 G5.1 G7.0 G9'))).toEqual([[110], 0])
})

test('S100 One train need not run, but some train must (RUN.1)', () => {
  const state = running('C&N', { phase: '2', trains: ['2+1', '2+1'] }, ...COWES)
  const [first] = state.corporations['C&N'].trains
  refuses(state, 'A', actions.run(), 'RUN.1')
  expect(earned(state, runs(first!.id, 'F2.0 F2.1'))).toEqual([[30], 0])
})

test('RUN.14 A 3+2 visits 20, 20 and 30, one of 10 and a halt', () => {
  const laid = [...COWES, 'H4 #744 r2', 'I5 #742 r2', 'J4 #5 r1']
  const state = running('C&N', { trains: ['3+2'] }, ...laid)
  const way = 'F2.0 F2.1 F2.2 F4 G5 G3 H4.0 H4.1 I5 J4'
  const ran = runs(trainId(state, 'C&N', '3+2'), way, 'F2.0 F2.1 G5 I5 J4')
  expect(earned(state, ran)).toEqual([[80], 10])
})

test('G13 The search passes a full city (RUN.10)', () => {
  const inNewport = (trains: readonly Type[]): State1860 => {
    const state = running('IOW', { trains }, ...BOARD_B)
    corporation(state, 'FYN', { price: 74, players: { B: 5 }, tokens: [['G5', 0]] })
    corporation(state, 'BHI&R', { price: 62, players: { B: 5 }, tokens: [['J4', 0]] })
    setOperation(state, 'IOW', { step: 'run' })
    return state
  }
  const state = inNewport(['3+2'])
  const train = trainId(state, 'IOW', '3+2')
  const way = 'I3 J4 I5 H4.0 H4.1 G5'
  expect(earned(state, runs(train, way, 'I3 J4 H4.1 G5'))).toEqual([[140], 0])
  expect(earned(state, runs(train, way, 'I3 J4 I5 H4.1 G5'))).toEqual([[140], 10])
  const farther = `${way} F4 F2.2 F2.1`
  refuses(state, 'A', runs(train, farther, 'I3 J4 H4.1 G5 F2.1'), 'RUN.10')
  expect(bestOf(state, 'A')).toBe(140)
})

test('G14 Halts within the length (RUN.9)', () => {
  const state = running(
    'C&N',
    {
      phase: '4',
      trains: ['4+2'],
      tokens: [
        ['G5', 0],
        ['J4', 0],
      ],
    },
    ...BOARD_B,
  )
  const train = trainId(state, 'C&N', '4+2')
  const way = 'G5 G3 H4.1 H4.0 I5 J4 I3 J2'
  refuses(state, 'A', runs(train, way, 'G5 G3 H4.1 I5 J4 I3 J2'), 'RUN.9')
  expect(earned(state, runs(train, way, 'G5 H4.1 I5 J4 I3 J2'))).toEqual([[160], 10])
  const three = 'G5 G3 H4.1 H4.0 I5 J4 I3'
  expect(earned(state, runs(train, three, 'G5 G3 H4.1 I5 J4 I3'))).toEqual([[140], 20])
  refuses(state, 'A', runs(train, three, 'G5 G3 H4.1 H4.0 I5 J4 I3'), 'RUN.9')
})

/** Stations of 60, 60, 20 and 20, small ones of 20, 10 and 10, and five halts. */
const LONG_LINE = [
  ...['F2 #789 r0', 'F4 #742 r3', 'G5 #773 r0', 'G3 #741 r5', 'H4 #754 r5', 'I5 #748 r2'],
  ...['J4 #6 r5', 'K5 #743 r2', 'L6 #115 r2'],
]
const ALONG = 'F2.0 F2.1 F2.2 F4 G5.0 G3 H4.1 H4.0 I5 J4 K5 L6'
const LARGE = 'F2.0 G5.0 J4 L6'

test('G15 The president chooses between halts and small stations (RUN.8, RUN.9)', () => {
  const book = running('C&N', { phase: '5', trains: ['4+2', '5+3'] }, ...LONG_LINE)
  const [four, five] = [trainId(book, 'C&N', '4+2'), trainId(book, 'C&N', '5+3')]
  refuses(book, 'A', runs(four, ALONG, `${LARGE} F2.1 H4.1 I5`), 'RUN.9')
  refuses(book, 'A', runs(four, ALONG, `${LARGE} F2.1 H4.1`), 'RUN.8')
  expect(earned(book, runs(five, ALONG, `${LARGE} F2.1 H4.1 I5`))).toEqual([[200], 0])
  expect(earned(book, runs(five, ALONG, `${LARGE} F2.1 H4.1 I5 K5`))).toEqual([[200], 10])
  refuses(book, 'A', runs(five, ALONG, `${LARGE} F2.1 H4.1 I5 K5 F4`), 'RUN.9')
  const options = { towns: 'maySkip' } as const
  const state = running('C&N', { phase: '5', trains: ['4+2'], options }, ...LONG_LINE)
  const ways = ['F2.1 H4.1', 'F2.1 I5', 'F2.1 F4', 'F4 K5'].map((small) =>
    earned(state, runs(four, ALONG, `${LARGE} ${small}`)),
  )
  expect(ways).toEqual([
    [[190], 0],
    [[190], 0],
    [[180], 10],
    [[160], 20],
  ])
  for (const small of ['H4.1 I5', 'F2.1', 'H4.1 F4', 'F4', ''])
    refuses(state, 'A', runs(four, ALONG, `${LARGE} ${small}`.trim()), 'RUN.8')
  refuses(state, 'A', runs(four, ALONG, `${LARGE} F2.1 H4.1 K5`), 'RUN.9')
})

/** Stations of 60, 60, 20, 20 and 20, small ones of 20 and 10. */
const FIVE_LARGE = [
  ...LONG_LINE.filter((tile) => !tile.startsWith('I5') && !tile.startsWith('L6')),
  ...['I5 #742 r2', 'L6 #5 r1', 'K7 #9 r1', 'J8 #57 r1'],
]

/** C&N with a 6+3, the railways being nationalised. */
function nationalised(options: Partial<Options1860> = {}): State1860 {
  const state = running('C&N', { phase: '9', trains: ['6+3'], options }, ...FIVE_LARGE)
  Object.assign(state, {
    southernInForce: true,
    nationalisation: { operating: ['C&N'], revenues: {}, lastRound: false },
  })
  return state
}

test('S82 After nationalisation only N counts, and the most is earned (NAT.4, RUN.8)', () => {
  const way = 'F2.0 F2.1 F2.2 F4 G5.0 G3 H4.1 H4.0 I5 J4 K5 L6 K7 J8'
  const large = 'F2.0 G5.0 J4 L6 J8'
  const book = nationalised()
  const train = trainId(book, 'C&N', '6+3')
  refuses(book, 'A', runs(train, way, `${large} F2.1 H4.1`), 'NAT.4')
  refuses(book, 'A', runs(train, way, `${large} F2.1`), 'RUN.8')
  const state = nationalised({ towns: 'maySkip' })
  expect(earned(state, runs(train, way, `${large} F2.1`))[0]).toEqual([200])
  expect(bestOf(state, 'A')).toBe(200)
  refuses(state, 'A', runs(train, 'F2.0 F2.1'), 'NAT.4')
  refuses(state, 'A', runs(train, 'F2.0 F2.1 F2.2 F4 G5.0', 'F2.0 F2.1 F4 G5.0'), 'SOU.2')
  const recorded = nationalised({ towns: 'maySkip', recordedMoves: 'asRecorded' })
  expect(earned(recorded, runs(train, 'F2.0 F2.1'))[0]).toEqual([80])
})

test('S112 Halts are over with nationalisation, or by an option with the next stock round (NAT.3)', () => {
  const way = 'F2.0 F2.1 F2.2 F4 G5.0'
  const state = nationalised({ recordedMoves: 'asRecorded' })
  state.southernInForce = false
  const train = trainId(state, 'C&N', '6+3')
  refuses(state, 'A', runs(train, way, 'F2.0 F2.1 F4 G5.0'), 'NAT.3')
  const lasting = nationalised({ recordedMoves: 'asRecorded', nationalisationTrack: 'untilStockRound' })
  lasting.southernInForce = false
  const then = copy(lasting)
  const before = treasury(then, 'C&N')
  does(then, 'A', runs(train, way, 'F2.0 F2.1 F4 G5.0'))
  expect(treasury(then, 'C&N') - before).toBe(10)
})

test('RUN.3 By an option one route must visit the home city', () => {
  const charter = { trains: ['3+2', '3+2'], tokens: [['J4', 0]] } as const
  const state = running('C&N', { ...charter, options: { homeTokenRoute: 'yes' } }, ...BOARD_B)
  const [first, second] = state.corporations['C&N'].trains.map(({ id }) => id) as [string, string]
  refuses(state, 'A', actions.run(routeVia(first, 'J4 I3')), 'RUN.3')
  does(copy(state), 'A', actions.run(routeVia(first, 'F2.0 F2.1')))
  const book = running('C&N', charter, ...BOARD_B)
  expect(earned(book, actions.run(routeVia(second, 'J4 I3')))).toEqual([[80], 0])
})

test('RUN.1 to RUN.7 What a route is', () => {
  const state = running('C&N', { trains: ['2+1', '3+2'], tokens: [['G5', 0]] }, ...BOARD_B)
  const [two, three] = [trainId(state, 'C&N', '2+1'), trainId(state, 'C&N', '3+2')]
  refuses(state, 'A', runs('9+5-0', 'F2.0 F2.1'), 'RUN.1')
  refuses(state, 'A', actions.run(routeVia(two, 'F2.0 F2.1'), routeVia(two, 'F2.1 F2.2 F4 G5')), 'RUN.1')
  refuses(state, 'A', actions.run({ train: two, links: [], counts: [] }), 'RUN.2')
  refuses(state, 'A', runs(two, 'F2.0 G5'), 'RUN.2')
  refuses(state, 'A', runs(three, 'J4 I3'), 'RUN.3')
  refuses(state, 'A', runs(three, 'F2.1 F2.0', 'F2.1 F2.0 G5'), 'RUN.8')
})
