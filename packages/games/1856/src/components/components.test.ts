import { existsSync, readFileSync } from 'node:fs'
import { limitFor } from '@roundhouse/18xx'
import { faceAt, nothingLaid, placeAt } from '@roundhouse/board'
import { spacesMarked } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { optionsShape } from '../options.ts'
import { trainTypes } from '../state.ts'
import { BOARD, COLORS, FIRST_OO_TILE, HEX, PORTS, TOWN_EXCHANGES, WAITING_HEXES } from './board.ts'
import {
  CANADA_COMPANY_LAND,
  CORPORATION,
  corporationPrices,
  KITCHENER,
  PRIVATE,
  PRIVATES,
  PUBLIC_COMPANIES,
  PUBLIC_COMPANY,
  RIGHT,
  type RightId,
} from './companies.ts'
import { MAP } from './map.ts'
import { CGR_PAR, CHART, HOLDING_PERCENT, PARS, POOL_PERCENT, TEN_SHARES, TWENTY_SHARES } from './market.ts'
import {
  BANK,
  CERTIFICATE_LIMIT,
  LATER_CERTIFICATE_LIMITS,
  LOAN,
  PLAYER_COUNTS,
  PORT_BONUS,
  RIGHT_BONUS,
  RIGHT_PRICE,
  RIGHTS_FOR_SALE,
  STARTING_CASH,
} from './money.ts'
import {
  CGR_MUST_BUY_ABOVE,
  CGR_TRAIN_LIMIT,
  type LastType,
  PERMANENT,
  PHASE,
  TRADE_IN_PRICE,
  TRADED_IN,
  TRAIN,
  TYPES,
  type Type,
} from './trains.ts'

const FILE = new URL('../../../../../../shared/games/1856/components.json', import.meta.url)
const absent = !existsSync(FILE)
if (absent) console.warn('SKIPPED: the components of 1856: shared/games is not beside the project')

type ByPlayers = Readonly<Record<string, number>>

interface TrainWritten {
  readonly name: string
  readonly reach: number | 'unlimited'
  readonly price: number
  readonly count: number | 'unlimited'
  readonly rustsOn: string | null
  readonly tradeIn?: { readonly trains: readonly string[]; readonly price: number }
}

interface PhaseWritten {
  readonly name: string
  readonly on: string | null
  readonly trainLimit: number
  readonly tiles: readonly string[]
  readonly operatingRounds: number
  readonly revenueLevel: string
}

interface LineWritten {
  readonly from: string
  readonly to: readonly string[]
}

/** What we read of the facts, beside what is compared as it stands. */
interface Facts {
  readonly layout: string
  readonly players: unknown
  readonly bank: { readonly cash: number; readonly paidOutAtStart: number }
  readonly startingCash: ByPlayers
  readonly certificateLimit: {
    readonly start: ByPlayers
    readonly afterFormation: Readonly<Record<string, ByPlayers>>
    readonly fewerThanFourUsesRow: number
    readonly cgrTwentyShare: { readonly ordinaryShare: number }
  }
  readonly ownershipLimitPercent: number
  readonly poolLimitPercent: number
  readonly market: {
    readonly parPrices: readonly number[]
    readonly rows: readonly (readonly { readonly price: number; readonly marks: readonly string[] }[])[]
  }
  readonly loans: unknown
  readonly phases: readonly PhaseWritten[]
  readonly trains: readonly TrainWritten[]
  readonly eightTrainVariant: { readonly train: TrainWritten; readonly phase: PhaseWritten }
  readonly privates: readonly {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly revenue: number
    readonly corporationPrice: unknown
    readonly blocks: readonly string[]
    readonly powers: readonly {
      readonly kind: string
      readonly right?: string
      readonly hexes: readonly string[]
      readonly tiles?: readonly string[]
      readonly bonus?: number
      readonly priceToOthers?: number
      readonly markers?: number
      readonly uses?: number
    }[]
  }[]
  readonly corporations: readonly {
    readonly id: string
    readonly name: string
    readonly home: { readonly hex: string; readonly stop: string }
    readonly destination: LineWritten
    readonly alternateDestination: LineWritten
    readonly tokens: readonly number[]
    readonly shares: readonly number[]
  }[]
  readonly cgr: {
    readonly name: string
    readonly tokens: number
    readonly spareTokenPrice: number
    readonly trainLimit: number
    readonly minimumPar: number
    readonly twentyShareFrom: number
    readonly maxShares: number
    readonly tenShare: { readonly certificates: readonly number[] }
    readonly twentyShare: { readonly certificates: readonly number[] }
    readonly mayBuy: readonly string[]
    readonly mustBuyAbove: unknown
  }
  readonly ruleOptions: readonly {
    readonly id: string
    readonly values: readonly unknown[]
    readonly default: unknown
    readonly recordedGames: unknown
  }[]
  readonly tiles: readonly {
    readonly id: string
    readonly count: number
    readonly upgradesToFromPhase6?: readonly string[]
  }[]
  readonly map: readonly {
    readonly hex: string
    readonly color: string
    readonly labels?: readonly string[]
    readonly futureLabels?: readonly { readonly color: string; readonly label: string }[]
    readonly stops: readonly { readonly name?: string }[]
    readonly icons?: readonly string[]
    readonly reservations?: readonly { readonly corporation: string; readonly stop?: string }[]
    readonly blockedBy?: readonly string[]
  }[]
}

const read = (): Facts => JSON.parse(readFileSync(FILE, 'utf8'))
const check = test.skipIf(absent)

/** Some fields of a record. */
const pick = (record: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))

const FIXED = ['gray', 'red', 'blue']

const orNull = (figure: number | 'unlimited'): number | null => (figure === 'unlimited' ? null : figure)

check('every hex is printed as written down', () => {
  const { layout, map } = read()
  expect(layout).toBe('flat')
  expect(MAP).toHaveLength(map.length)
  for (const written of map) {
    const { hex, color, labels = [], futureLabels: later, icons = [], reservations, stops } = written
    expect(placeAt(BOARD.map, hex).printed, hex).toEqual({
      ...pick(written, 'hex', 'name', 'color', 'paths', 'terrain'),
      // the name of a stop is that of its hex
      stops: stops.map(({ name: _, ...stop }) => stop),
      labels,
      ...(FIXED.includes(color) && { fixed: true }),
      ...(later && { futureLabels: Object.fromEntries(later.map((one) => [one.color, [one.label]])) }),
      ...(icons.includes('port') && { port: 'port' }),
      ...(reservations && {
        reservations: reservations.map(({ corporation: company, stop }) => ({
          company,
          ...(stop && { stop: 0 }),
        })),
      }),
    })
  }
})

check('the tiles are those written down', () => {
  const { tiles } = read()
  expect([...BOARD.tiles.values()].map(({ id, count }) => ({ id, count }))).toEqual(
    tiles.map(({ id, count }) => ({ id, count })),
  )
  const exchanges = tiles.flatMap(({ id, upgradesToFromPhase6: into = [] }) =>
    into.length > 0 ? [[id, into]] : [],
  )
  expect(TOWN_EXCHANGES).toEqual(Object.fromEntries(exchanges))
})

check('the trains are those written down', () => {
  const { trains, eightTrainVariant } = read()
  const written = [...trains, eightTrainVariant.train]
  expect(written.map(({ name }) => name)).toEqual(TYPES)
  for (const { name, reach, price, count, tradeIn } of written) {
    expect(pick(TRAIN[name as Type], 'price', 'reach', 'count')).toEqual({
      price,
      reach: orNull(reach),
      count: orNull(count),
    })
    if (!tradeIn) continue
    expect(tradeIn).toEqual({ trains: TRADED_IN, price: TRADE_IN_PRICE[name as LastType] })
  }
  for (const { name, rustsOn } of trains) expect(TRAIN[name as Type].rustsOn?.[0] ?? null).toBe(rustsOn)
  expect(TRAIN['4'].rustsOn).toEqual(['D', '8'])
})

check('the phases are those written down', () => {
  const { phases, eightTrainVariant } = read()
  for (const { name, on, trainLimit, tiles, operatingRounds, revenueLevel } of [
    ...phases,
    eightTrainVariant.phase,
  ]) {
    expect(on ?? '2').toBe(name)
    expect(PHASE[name as Type]).toEqual({
      trainLimit,
      colors: tiles,
      operatingRounds,
      era: revenueLevel,
    })
  }
  expect(COLORS).toEqual(['plain', ...phases.at(-1)!.tiles])
})

check('the corporations are those written down', () => {
  const { corporations } = read()
  expect(PUBLIC_COMPANIES).toEqual(corporations.map(({ id }) => id))
  const line = ({ from, to }: LineWritten) => ({ from, to })
  for (const { id, name, home, tokens, shares, destination, alternateDestination } of corporations) {
    const company = id as (typeof PUBLIC_COMPANIES)[number]
    expect(CORPORATION[company]).toEqual({ name, tokens })
    expect(PUBLIC_COMPANY[company]).toEqual({
      home: { hex: home.hex, ...(home.stop === 's0' && { city: 0 }) },
      destination: line(destination),
      alternateDestination: line(alternateDestination),
    })
    expect(shares).toEqual([20, ...Array(8).fill(10)])
  }
})

check('the CGR is the one written down', () => {
  const { cgr, certificateLimit } = read()
  expect(CORPORATION.CGR).toEqual({ name: cgr.name, tokens: Array(cgr.tokens).fill(cgr.spareTokenPrice) })
  expect([CGR_TRAIN_LIMIT, CGR_PAR.least]).toEqual([cgr.trainLimit, cgr.minimumPar])
  expect(CGR_MUST_BUY_ABOVE).toEqual(cgr.mustBuyAbove)
  expect(PERMANENT.filter((type) => type !== '8')).toEqual(cgr.mayBuy)
  expect(TEN_SHARES.shares).toBe(cgr.twentyShareFrom - 1)
  expect(TWENTY_SHARES.shares).toBe(cgr.maxShares)
  for (const [cut, { certificates }] of [
    [TEN_SHARES, cgr.tenShare],
    [TWENTY_SHARES, cgr.twentyShare],
  ] as const) {
    const percent = 100 / cut.shares
    expect(certificates).toEqual([cut.presidents * percent, ...Array(cut.shares - 2).fill(percent)])
  }
  expect(TWENTY_SHARES.weight).toBe(certificateLimit.cgrTwentyShare.ordinaryShare)
})

check('the privates are those written down', () => {
  const { privates, map } = read()
  expect(
    PRIVATES.map((id) => {
      const { blocks, uses: _, called: __, ...facts } = PRIVATE[id]
      return { id, ...facts, corporationPrice: corporationPrices(id), blocks: blocks ? [blocks] : [] }
    }),
  ).toEqual(privates.map((one) => pick(one, 'id', 'name', 'price', 'revenue', 'corporationPrice', 'blocks')))
  const [, waterloo, canada, lakes, bridge, tunnel] = privates
  for (const [index, { powers }] of privates.entries())
    expect(PRIVATE[PRIVATES[index]!].uses).toBe(powers[0]?.uses ?? 0)
  for (const { hexes } of waterloo!.powers) expect(hexes).toEqual([KITCHENER.hex])
  expect(waterloo!.powers[0]!.tiles).toEqual(KITCHENER.tiles)
  expect(canada!.powers[0]).toMatchObject({
    hexes: [CANADA_COMPANY_LAND.hex],
    tiles: CANADA_COMPANY_LAND.tiles,
  })
  expect(lakes!.powers[0]).toMatchObject({ hexes: PORTS, bonus: PORT_BONUS })
  for (const { id, powers } of [bridge!, tunnel!]) {
    const [power] = powers
    const { private: owned, hexes } = RIGHT[power!.right as RightId]
    expect(owned).toBe(id)
    expect(power).toMatchObject({
      hexes,
      bonus: RIGHT_BONUS,
      priceToOthers: RIGHT_PRICE,
      markers: RIGHTS_FOR_SALE + 1,
    })
  }
  for (const { hex, blockedBy: [by] = [] } of map)
    expect(PRIVATES.find((id) => PRIVATE[id].blocks === hex)).toBe(by)
})

check('the market is the one written down', () => {
  const { market, ownershipLimitPercent, poolLimitPercent } = read()
  const cells = market.rows.flatMap((row, y) => row.map((cell, x) => ({ ...cell, row: y, column: x })))
  expect(CHART.cells).toHaveLength(cells.length)
  for (const { row, column, price, marks } of CHART.cells)
    expect(market.rows[row]![column]).toEqual({ price, marks })
  expect([...PARS].reverse()).toEqual(market.parPrices)
  expect([HOLDING_PERCENT, POOL_PERCENT]).toEqual([ownershipLimitPercent, poolLimitPercent])
})

check('money and certificate limits are those written down', () => {
  const { players, bank, startingCash, certificateLimit, loans } = read()
  expect(players).toEqual({ min: PLAYER_COUNTS[0], max: PLAYER_COUNTS.at(-1) })
  expect(BANK).toBe(bank.cash)
  for (const count of PLAYER_COUNTS) {
    expect(STARTING_CASH[count]).toBe(startingCash[count])
    expect(STARTING_CASH[count] * count).toBe(bank.paidOutAtStart)
    expect(CERTIFICATE_LIMIT[count]).toBe(certificateLimit.start[count])
    for (const [left, row] of Object.entries(certificateLimit.afterFormation))
      expect(LATER_CERTIFICATE_LIMITS[count][Number(left)]).toBe(row[count])
    const fewest = certificateLimit.fewerThanFourUsesRow
    expect(limitFor(LATER_CERTIFICATE_LIMITS[count], 2)).toBe(LATER_CERTIFICATE_LIMITS[count][fewest])
  }
  expect(loans).toMatchObject({
    value: LOAN.value,
    interest: LOAN.interest,
    valueAfterInterest: LOAN.value - LOAN.interest,
    penaltyPerShareAtEnd: LOAN.perShareAtEnd,
  })
})

check('the options are those written down', () => {
  const { ruleOptions } = read()
  const preset = (name?: string) => {
    const found = optionsShape.safeParse(name ? { preset: name } : {})
    if (!found.success) throw new Error('no such preset')
    return found.data
  }
  expect(preset()).toEqual(Object.fromEntries(ruleOptions.map((one) => [one.id, one.default])))
  const recorded: Record<string, unknown> = preset('recorded')
  for (const { id, values, default: first, recordedGames } of ruleOptions) {
    expect(values.every((value) => optionsShape.safeParse({ [id]: value }).success)).toBe(true)
    // where a game says so itself the preset has the default
    expect(recorded[id]).toBe(values.includes(recordedGames) ? recordedGames : first)
  }
})

test('6d: the last train is a D or, by an option, an 8, and has no end', () => {
  const types = (eightTrain: boolean) => {
    const found = optionsShape.safeParse({ eightTrain })
    if (!found.success) throw new Error('no such options')
    return trainTypes({ options: found.data }).map(({ type, count }) => `${type}:${count ?? '*'}`)
  }
  expect(types(false)).toEqual(['2:6', '3:5', '4:4', '5:3', '6:2', 'D:*'])
  expect(types(true)).toEqual(['2:6', '3:5', '4:4', '5:3', '6:2', '8:*'])
})

test('1.2p, 1.2e: the zones lie at the lower left, each par price once', () => {
  const prices = (mark: 'yellow' | 'brown' | 'close') =>
    new Set(spacesMarked(CHART, mark).map((space) => CHART.cells[space]!.price))
  expect([...prices('yellow')]).toEqual([45, 50])
  expect([...prices('brown')]).toEqual([30, 35, 40])
  expect([...prices('close')]).toEqual([0])
  expect(PARS).toEqual([65, 70, 75, 80, 90, 100])
})

test('2.1a to 2.1d: every home has a slot that is kept for its corporation', () => {
  for (const id of PUBLIC_COMPANIES) {
    const { home } = PUBLIC_COMPANY[id]
    const reserved = HEX.get(home.hex)!.reservations!.map(({ company, stop }) => ({ company, stop }))
    expect(reserved).toEqual([{ company: id, stop: home.city }])
  }
})

test('2.2p: every line leads from one place of the board to another', () => {
  for (const id of PUBLIC_COMPANIES)
    for (const line of [PUBLIC_COMPANY[id].destination, PUBLIC_COMPANY[id].alternateDestination])
      for (const hex of [line.from, ...line.to]) expect(HEX.get(hex)!.stops, hex).not.toEqual([])
})

test('2.1c, 5.1c: where tokens wait there is no track before the first tile', () => {
  for (const hex of WAITING_HEXES) expect(faceAt(nothingLaid(), BOARD, hex)).toMatchObject({ paths: [] })
  expect(BOARD.tiles.get(FIRST_OO_TILE)!.stops).toHaveLength(2)
})

test('5.1e: there are thirteen ports', () => {
  expect(PORTS).toHaveLength(13)
})
