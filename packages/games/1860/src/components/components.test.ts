import { existsSync, readFileSync } from 'node:fs'
import { type Components, placeAt } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { optionsShape } from '../options.ts'
import { parentOf, trainTypes } from '../state.ts'
import { BOARD, COLORS, HEX, RYDE_PIER, SMALL_BOARD } from './board.ts'
import {
  AUCTIONED,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  STARTING_PRIVATES,
} from './companies.ts'
import { MAP, NOT_ON_SMALL_MAP } from './map.ts'
import { CERTIFICATES, CHART, PARS, RESTART_PARS, SHARES_TO_FLOAT } from './market.ts'
import {
  BANK,
  BID_STEP,
  CERTIFICATE_LIMIT,
  CREDIT_STEP,
  HALT_SUBSIDY,
  LEASE,
  PLAYER_COUNTS,
  STARTING_CASH,
  TERRAIN_COST,
} from './money.ts'
import { PHASE, PHASES, type Phase, phaseOf, TRAIN, TYPES, type Type } from './trains.ts'

const FILE = new URL('../../../../../../shared/games/1860/components.json', import.meta.url)
const absent = !existsSync(FILE)
if (absent) console.warn('SKIPPED: the components of 1860: shared/games is not beside the project')

type ByPlayers = Readonly<Record<string, number>>

interface HexWritten {
  readonly hex: string
  readonly color: string
  readonly labels?: readonly string[]
  readonly stops: readonly { readonly name?: string; readonly at?: unknown }[]
  readonly reservations?: readonly { readonly corporation: string; readonly stop: string }[]
  readonly neighbours: Readonly<Record<string, string>>
}

/** What we read of the facts, beside what is compared as it stands. */
interface Facts {
  readonly players: readonly number[]
  readonly layout: string
  readonly bank: { readonly pounds: number }
  readonly startingCash: ByPlayers
  readonly certificateLimit: Readonly<Record<string, unknown>>
  readonly auction: {
    readonly lots: readonly string[]
    readonly minimumOpeningBid: number
    readonly minimumRaise: number
  }
  readonly constants: Readonly<Record<string, unknown>>
  readonly layers: Readonly<Record<string, readonly string[]>>
  readonly trains: readonly {
    readonly name: string
    readonly large: number
    readonly small: number
    readonly price: number
    readonly count: number | 'unlimited'
    readonly rustsOn: string | null
    readonly startsPhase: string
    readonly leaseMaximum: number
    readonly countOption?: unknown
  }[]
  readonly phases: readonly {
    readonly name: string
    readonly startsWith: string | null
    readonly trainLimit: number
    readonly tiles: readonly string[]
    readonly operatingRounds: number
    readonly rydePier: number
  }[]
  readonly privates: readonly {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly income: number
    readonly sellToBank: number
    readonly exchangeFor: string | null
    readonly exchangeForSeedTable?: string
    readonly auction: boolean
  }[]
  readonly corporations: readonly {
    readonly id: string
    readonly name: string
    readonly layer: number
    readonly home: { readonly hex: string; readonly stop: string }
    readonly homeTileAtFlotation: boolean
    readonly tokenCosts: readonly number[]
    readonly parPrices: readonly number[]
    readonly reparPrices: readonly number[]
    readonly floatPercent: number
    readonly certificates: readonly { readonly percent: number; readonly president: boolean }[]
    readonly reservedCertificate: { readonly forPrivate: string } | null
  }[]
  readonly market: {
    readonly rows: readonly (readonly {
      readonly price: number
      readonly index: number
      readonly marks: readonly string[]
    }[])[]
  }
  readonly tiles: readonly { readonly id: string; readonly count: number }[]
  readonly map: readonly HexWritten[]
  readonly mapVariants: {
    readonly small: {
      readonly removed: readonly string[]
      readonly replaced: readonly HexWritten[]
      readonly tileCounts: ByPlayers
    }
  }
  readonly options: readonly {
    readonly name: string
    readonly default: unknown
    readonly values: readonly unknown[]
    readonly recorded: unknown
  }[]
}

const read = (): Facts => JSON.parse(readFileSync(FILE, 'utf8'))
const check = test.skipIf(absent)

/** Some fields of a record. */
const pick = (record: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))

/** The hexes beyond the edges that track may cross. */
const waysOf = ({ map }: Components, hex: string) =>
  Object.fromEntries(placeAt(map, hex).ways.flatMap((beyond, edge) => (beyond ? [[edge, beyond]] : [])))

check('every hex is printed as written down', () => {
  const { layout, map } = read()
  expect(layout).toBe('flat')
  expect(MAP.map(({ hex }) => hex)).toEqual(map.map(({ hex }) => hex))
  for (const written of map) {
    const { hex, color, labels = [], reservations, stops } = written
    expect(placeAt(BOARD.map, hex).printed, hex).toEqual({
      ...pick(written, 'hex', 'name', 'color', 'paths', 'terrain', 'borders'),
      // the name of a stop is told where it is not that of its hex, and its place on paper not at all
      stops: stops.map(({ at: _, name, ...stop }) => ({
        ...stop,
        ...(name && name !== HEX.get(hex)!.name && { name }),
      })),
      labels,
      ...(color === 'blue' && { fixed: true }),
      ...(reservations && {
        reservations: reservations.map(({ corporation: company }) => ({ company, stop: 0 })),
      }),
    })
    expect(waysOf(BOARD, hex), hex).toEqual(written.neighbours)
  }
  expect(HEX.get(RYDE_PIER)!.name).toBe('Ryde Pier')
})

check('the small map is the one written down', () => {
  const { map, mapVariants, tiles } = read()
  const { removed, replaced, tileCounts } = mapVariants.small
  expect(NOT_ON_SMALL_MAP).toEqual(removed)
  expect([...SMALL_BOARD.map.places.keys()]).toEqual(
    map.map(({ hex }) => hex).filter((hex) => !removed.includes(hex)),
  )
  for (const { hex, neighbours } of map) {
    if (removed.includes(hex)) continue
    const written = replaced.find((one) => one.hex === hex)?.neighbours ?? neighbours
    expect(waysOf(SMALL_BOARD, hex), hex).toEqual(written)
  }
  for (const { id, count } of tiles) expect(SMALL_BOARD.tiles.get(id)!.count).toBe(tileCounts[id] ?? count)
})

check('the tiles are those written down', () => {
  const { tiles } = read()
  const counts = (all: Iterable<{ id: string; count: number | null }>) =>
    Object.fromEntries([...all].map(({ id, count }) => [id, count]))
  expect(counts(BOARD.tiles.values())).toEqual(counts(tiles))
})

check('the trains and phases are those written down', () => {
  const { trains, phases } = read()
  expect(trains.map(({ name }) => name)).toEqual(TYPES)
  for (const { name, large, small, price, count, rustsOn, startsPhase, leaseMaximum } of trains) {
    const type = name as Type
    expect(TRAIN[type]).toEqual({
      ...{ large, small, price },
      count: count === 'unlimited' ? null : count,
      ...(rustsOn && { rustsOn }),
    })
    expect([phaseOf(type), LEASE.base + LEASE.perStop * large]).toEqual([startsPhase, leaseMaximum])
  }
  expect(phases.map(({ name }) => name)).toEqual(PHASES)
  const { revenue } = HEX.get(RYDE_PIER)!.stops[0]!
  for (const { name, startsWith, trainLimit, tiles, operatingRounds, rydePier } of phases) {
    const { era, ...facts } = PHASE[name as Phase]
    expect(facts).toEqual({ startsWith: startsWith ?? '2+1', trainLimit, colors: tiles, operatingRounds })
    expect((revenue as Readonly<Record<string, number>>)[era]).toBe(rydePier)
  }
  expect(COLORS).toEqual(['plain', ...phases.at(-1)!.tiles])
})

check('the companies are those written down', () => {
  const { corporations, layers, auction } = read()
  expect(CORPORATIONS).toEqual(corporations.map(({ id }) => id))
  for (const one of corporations) {
    const id = one.id as CorporationId
    const { name, layer, tokenCosts: tokens, home } = one
    expect(CORPORATION[id]).toEqual({ name, layer, tokens, home: { hex: home.hex, city: 0 } })
    expect([PARS[id], RESTART_PARS[id]]).toEqual([one.parPrices, one.reparPrices])
    expect(one.certificates.map(({ percent }) => percent)).toEqual([20, ...Array(8).fill(10)])
    expect(one.floatPercent / 10).toBe(SHARES_TO_FLOAT)
    // 1860-FLO.3: those at home in a plain hex
    expect(HEX.get(home.hex)!.color === 'plain').toBe(one.homeTileAtFlotation)
    const owner = PRIVATES.find((other) => PRIVATE[other].parent === id)
    expect(owner).toBe(one.reservedCertificate?.forPrivate)
  }
  for (const [layer, ids] of Object.entries(layers))
    expect(CORPORATIONS.filter((id) => CORPORATION[id].layer === Number(layer))).toEqual(ids)
  expect([...STARTING_PRIVATES, ...AUCTIONED]).toEqual(auction.lots)
  expect(CERTIFICATES.shares).toBe(10)
})

check('the privates are those written down', () => {
  const { privates } = read()
  expect(PRIVATES).toEqual(privates.map(({ id }) => id))
  for (const {
    id,
    name,
    price,
    income,
    sellToBank,
    exchangeFor,
    exchangeForSeedTable,
    auction,
  } of privates) {
    const { called: _, ...facts } = PRIVATE[id as PrivateId]
    expect(facts).toEqual({
      ...{ name, price, revenue: income, sale: sellToBank },
      ...(exchangeFor && { parent: exchangeFor }),
      ...(exchangeForSeedTable && { otherParent: exchangeForSeedTable }),
    })
    expect(STARTING_PRIVATES.includes(id as PrivateId)).toBe(auction)
  }
})

check('the market is the one written down', () => {
  for (const [row, cells] of read().market.rows.entries())
    for (const [column, { price, index, marks }] of cells.entries())
      expect(CHART.cells[index]).toEqual({ price, row, column, marks })
})

check('money and limits are those written down', () => {
  const { players, bank, startingCash, certificateLimit, constants, auction } = read()
  expect(PLAYER_COUNTS).toEqual(players)
  expect(BANK).toBe(bank.pounds)
  for (const count of PLAYER_COUNTS) {
    expect(STARTING_CASH[count]).toBe(startingCash[count])
    expect(CERTIFICATE_LIMIT[count]).toBe(certificateLimit[count])
  }
  expect(constants).toMatchObject({
    haltSubsidy: HALT_SUBSIDY,
    trainPriceMinimum: CREDIT_STEP,
    trainPriceMultiple: CREDIT_STEP,
    terrainCost: TERRAIN_COST,
    leaseBase: LEASE.base,
    leasePerStop: LEASE.perStop,
  })
  expect(auction.minimumRaise).toBe(BID_STEP)
  const red = CHART.cells.filter(({ marks }) => marks.includes('red')).map(({ price }) => price)
  const { redZoneBelow, redZoneAbove } = constants as { redZoneBelow: number; redZoneAbove: number }
  expect(red).toEqual(
    CHART.cells
      .map(({ price }) => price)
      .filter((price) => price > 0 && (price < redZoneBelow || price > redZoneAbove)),
  )
})

check('the options are those written down', () => {
  const { options } = read()
  const preset = (name?: string) => {
    const found = optionsShape.safeParse(name ? { preset: name } : {})
    if (!found.success) throw new Error('no such preset')
    return found.data as Readonly<Record<string, unknown>>
  }
  const book = preset()
  const recorded = preset('recorded')
  for (const { name, values, default: first, recordedAs } of options.map((one) => ({
    ...one,
    // where a game says so itself the preset has what stands first
    recordedAs: typeof one.recorded === 'string' ? one.recorded.split(';')[0] : one.recorded,
  }))) {
    expect(
      values.every((value) => optionsShape.safeParse({ [name]: value }).success),
      name,
    ).toBe(true)
    expect([name, book[name], recorded[name]]).toEqual([name, first, recordedAs])
  }
})

test('SET.4: there is one 7+4 or, by an option, two', () => {
  const sevens = (options: object) => {
    const found = optionsShape.safeParse(options)
    if (!found.success) throw new Error('no such options')
    return trainTypes({ options: found.data }).find(({ type }) => type === '7+4')!.count
  }
  expect([sevens({}), sevens({ sevenPlusFour: 2 })]).toEqual([1, 2])
})

test('OPT privateExchange: the table of the source exchanges them otherwise', () => {
  const found = optionsShape.safeParse({ privateExchange: 'seedTable' })
  if (!found.success) throw new Error('no such options')
  expect(PRIVATES.map((id) => parentOf({ options: found.data }, id))).toEqual([
    'FYN',
    'C&N',
    'IOW',
    'BHI&R',
    undefined,
  ])
})
