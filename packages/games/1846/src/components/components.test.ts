import { existsSync, readFileSync } from 'node:fs'
import { limitFor } from '@roundhouse/18xx'
import { membersOf, placeAt } from '@roundhouse/board'
import { spacesMarked } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import type { Options1846 } from '../options.ts'
import { removalGroups } from '../removal.ts'
import { game } from '../scenarios/position.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import { BOARD, COLORS, HEX, PORTS } from './board.ts'
import {
  BLOCKED_BY,
  BLUE,
  CORPORATION,
  CORPORATIONS,
  IC_FREE_HEXES,
  LAKE_SHORE_HEXES,
  LITTLE_MIAMI_HEXES,
  MARKER,
  MINOR,
  MINORS,
  OPTIONAL_CORPORATIONS,
  ORANGE,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  SECOND_EDITION,
  SECOND_TOKEN,
} from './companies.ts'
import { MAP } from './map.ts'
import { CHART, HOLDING_LIMIT, MARKET_LIMIT, PARS, PRICES, SHARES } from './market.ts'
import {
  BANK,
  CERTIFICATE_LIMITS,
  MAIL,
  PLAYER_COUNTS,
  type PlayerCount,
  PORT,
  STARTING_CASH,
  TILE_COST,
  TOKEN_COST,
} from './money.ts'
import { PHASE, PHASE_OF, PHASES, SIDE, SIDES_OF, TRAINS, TYPES } from './trains.ts'

const FILE = new URL('../../../../../../shared/games/1846/components.json', import.meta.url)
const absent = !existsSync(FILE)
if (absent) console.warn('SKIPPED: the components of 1846: shared/games is not beside the project')

interface Power {
  readonly kind: string
  readonly bonus?: number | Readonly<Record<string, number>>
  readonly count?: number
  readonly move?: boolean
}

interface PrivateFacts {
  readonly id: string
  readonly group: string
  readonly powers: readonly (Power | 'minor')[]
}

type ByPlayers<T> = Readonly<Record<string, T>>

/** What we read of the facts, beside what is compared as it stands. */
interface Facts {
  readonly layout: string
  readonly players: unknown
  readonly bank: ByPlayers<number>
  readonly startingCash: ByPlayers<number>
  readonly certificateLimit: ByPlayers<Readonly<Record<string, number>>>
  readonly holdingLimitPercent: number
  readonly marketLimitPercent: number
  readonly market: { readonly rows: readonly (readonly { price: number; marks: readonly string[] }[])[] }
  readonly costs: unknown
  readonly bonuses: unknown
  readonly map: readonly {
    readonly hex: string
    readonly labels?: readonly string[]
    readonly icons?: readonly string[]
    readonly reservations?: readonly { for: string; city: number; slot: number }[]
    readonly blockedBy?: string
    readonly buildable: boolean
    readonly passableEdges: readonly number[]
  }[]
  readonly tiles: readonly { readonly id: string; readonly count: number | 'unlimited' }[]
  readonly trains: readonly {
    readonly type: string
    readonly phase: string
    readonly count: ByPlayers<number> | 'unlimited'
    readonly countWhenLimited?: ByPlayers<number>
    readonly variants: unknown
  }[]
  readonly phases: readonly {
    readonly name: string
    readonly trainLimit: number
    readonly tiles: readonly string[]
    readonly offboard: string
  }[]
  readonly corporations: readonly {
    readonly shares: readonly number[]
    readonly tokens: { readonly additional: number }
    readonly specialToken?: { hex: string; priceConnected: number; priceUnconnected?: number }
  }[]
  readonly minors: readonly { id: string; home: { hex: string }; startingTreasury: number }[]
  readonly privates: readonly PrivateFacts[]
  readonly secondEdition: { readonly addsPrivates: readonly PrivateFacts[] }
  readonly removalGroups: { readonly groups: readonly { readonly members: readonly string[] }[] }
  readonly twoPlayerVariant: {
    readonly bank: number
    readonly startingCash: number
    readonly maxOwnershipPercent: number
    readonly certificateLimit: Readonly<Record<string, number>>
    readonly trains: Readonly<Record<string, number>>
    readonly removedPerPrivateGroup: number
    readonly corporationRemovalGroups: readonly {
      readonly members: readonly string[]
      readonly remove: number
    }[]
    readonly removedSecondToken: unknown
  }
}

const read = (): Facts => JSON.parse(readFileSync(FILE, 'utf8'))
const check = test.skipIf(absent)

/** Without the variant for two. */
const COUNTS = PLAYER_COUNTS.filter((count) => count > 2)

/** Some fields of a record. */
const pick = (record: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))

/** The letters of east and west are printed too, but `eastWest` says the same. */
const isSide = (label: string) => ['E', 'W'].includes(label)

check('every hex is printed as written down', () => {
  const { layout, map } = read()
  expect(layout).toBe('pointy')
  expect(MAP).toHaveLength(map.length)
  for (const written of map) {
    const { hex, labels = [], icons = [], reservations = [], buildable, passableEdges } = written
    const ports = icons.filter((icon) => icon === 'port').length
    const reserved = reservations.map(({ for: company, city, slot }) => ({ company, stop: city, slot }))
    const { printed, passable } = placeAt(BOARD.map, hex)
    expect(printed, hex).toEqual({
      ...pick(written, 'hex', 'name', 'color', 'stops', 'paths', 'terrain', 'borders', 'eastWest'),
      labels: labels.filter((label) => !isSide(label)),
      ...(buildable ? {} : { fixed: true }),
      ...(ports > 0 ? { ports } : {}),
      ...(reserved.length > 0 ? { reservations: reserved } : {}),
    })
    expect(membersOf(passable), hex).toEqual(passableEdges)
  }
})

check('the tiles are those written down', () => {
  expect([...BOARD.tiles.values()].map(({ id, count }) => ({ id, count }))).toEqual(
    read().tiles.map(({ id, count }) => ({ id, count: count === 'unlimited' ? null : count })),
  )
})

check('marked hexes are those written down', () => {
  const { map } = read()
  const marked = (icon: string) => map.filter(({ icons }) => icons?.includes(icon)).map(({ hex }) => hex)
  expect(PORTS).toEqual(marked('port'))
  expect(MARKER.MPC.hexes).toEqual(marked('meat'))
  expect(MARKER.BT.hexes).toEqual(marked('second-edition:boomtown'))
  expect(IC_FREE_HEXES).toEqual(marked('ic-free'))
  expect(LAKE_SHORE_HEXES).toEqual(marked('lake-shore'))
  expect([...LITTLE_MIAMI_HEXES].sort()).toEqual(marked('second-edition:little-miami'))
  for (const id of ['MC', 'O&I'] as const)
    expect(BLOCKED_BY[id]).toEqual(map.filter(({ blockedBy }) => blockedBy === id).map(({ hex }) => hex))
})

check('the trains are those written down', () => {
  const { trains } = read()
  expect(TYPES).toEqual(trains.map(({ type }) => type))
  for (const [index, { phase, count, countWhenLimited, variants }] of trains.entries()) {
    const type = TYPES[index]!
    const sides = SIDES_OF[type].map((name) => {
      const { price, counts, visits } = SIDE[name]
      return { name, price, pay: counts, visit: visits }
    })
    expect(sides).toEqual(variants)
    expect(PHASE_OF[type]).toBe(phase)
    for (const players of COUNTS) {
      const most = count === 'unlimited' ? null : count[players]
      const inGame = (phase4Trains: Options1846['phase4Trains']) =>
        trainTypes(game(players, { options: { phase4Trains } }))[index]
      expect(inGame('unlimited')).toEqual({ type, count: most })
      expect(inGame('nine')).toEqual({ type, count: most ?? countWhenLimited![players] })
    }
  }
})

check('the phases are those written down', () => {
  const { phases } = read()
  expect(PHASES.map((name) => ({ name, ...PHASE[name] }))).toEqual(
    phases.map(({ name, trainLimit, tiles, offboard }) => ({
      name,
      trainLimit,
      colors: tiles,
      era: offboard,
    })),
  )
  expect(COLORS).toEqual(['plain', ...phases.at(-1)!.tiles])
})

check('the corporations are those written down', () => {
  const { corporations } = read()
  expect(
    CORPORATIONS.map((id) => {
      const { home, tokens, reserved, ...names } = CORPORATION[id]
      return { id, ...names, home: { hex: home, city: 0 }, tokens, ...(reserved && { reserved }) }
    }),
  ).toEqual(
    corporations.map(({ tokens, specialToken: token, ...written }) => ({
      ...pick(written, 'id', 'name', 'home'),
      tokens: tokens.additional,
      ...(token && { reserved: reserved(token) }),
    })),
  )
  for (const { shares } of corporations) expect(shares).toEqual([20, ...Array(SHARES - 2).fill(10)])
})

const reserved = ({
  hex,
  priceConnected: linked,
  priceUnconnected: unlinked,
}: NonNullable<Facts['corporations'][number]['specialToken']>) => ({
  hex,
  linked,
  ...(unlinked && { unlinked }),
})

check('the privates are those written down', () => {
  const { privates, secondEdition } = read()
  const written = [...privates, ...secondEdition.addsPrivates]
  expect(
    PRIVATES.map((id) => {
      const { debt, price, uses, ...facts } = PRIVATE[id]
      return { id, ...facts, price, debt, draftCost: price + debt, draftFloor: debt, uses }
    }),
  ).toEqual(
    written.map((facts) => ({
      ...pick(facts, 'id', 'name', 'price', 'debt', 'revenue', 'draftCost', 'draftFloor'),
      uses: usesOf(facts),
    })),
  )
  const bonusOf = (id: PrivateId) => powersOf(written.find((one) => one.id === id)!)[0]!.bonus
  expect(MARKER.MPC.bonus).toBe(bonusOf('MPC'))
  expect(MARKER.BT.bonus).toBe(bonusOf('BT'))
  const bonuses = PORTS.map((hex) => [hex, HEX.get(hex)!.ports! * PORT])
  expect(Object.fromEntries(bonuses)).toEqual(bonusOf('SC'))
})

const powersOf = ({ powers }: PrivateFacts): Power[] =>
  powers.filter((power): power is Power => power !== 'minor')

/** Tiles, a token, or a marker that cannot be moved. */
const usesOf = (facts: PrivateFacts): number =>
  powersOf(facts).reduce((uses, { count, move }) => uses + (count ?? (move === false ? 1 : 0)), 0)

check('the minors are those written down', () => {
  expect(MINORS.map((id) => ({ id, ...MINOR[id] }))).toEqual(
    read().minors.map(({ id, home, startingTreasury }) => ({
      id,
      home: home.hex,
      treasury: startingTreasury,
    })),
  )
})

check('what may leave the game is what is written down', () => {
  const { removalGroups, secondEdition } = read()
  const groups = [BLUE, ORANGE, OPTIONAL_CORPORATIONS].map((group) => new Set<string>(group))
  expect(groups).toEqual(removalGroups.groups.map(({ members }) => new Set(members)))
  expect(SECOND_EDITION).toEqual(
    Object.fromEntries(secondEdition.addsPrivates.map(({ id, group }) => [group, id])),
  )
})

check('the market is the one written down', () => {
  const { market, holdingLimitPercent, marketLimitPercent } = read()
  const [spaces] = market.rows
  const marked = (mark: string) =>
    spaces!.filter(({ marks }) => marks.includes(mark)).map(({ price }) => price)
  expect(market.rows).toHaveLength(1)
  expect(PRICES).toEqual(spaces!.map(({ price }) => price))
  expect(PARS).toEqual(marked('par'))
  expect(spacesMarked(CHART, 'close').map((space) => PRICES[space])).toEqual(marked('close'))
  for (const count of COUNTS) expect(HOLDING_LIMIT[count] * 10).toBe(holdingLimitPercent)
  expect(MARKET_LIMIT * 10).toBe(marketLimitPercent)
})

check('money and certificate limits are those written down', () => {
  const { players, bank, startingCash, certificateLimit, costs, bonuses } = read()
  expect(players).toEqual({ min: COUNTS[0], max: COUNTS.at(-1) })
  for (const count of COUNTS) {
    expect(BANK[count]).toBe(bank[count])
    expect(STARTING_CASH[count]).toBe(startingCash[count])
    expectLimits(count, certificateLimit[count]!)
  }
  expect(costs).toMatchObject({ tileMinimum: TILE_COST, tokenNormal: TOKEN_COST })
  expect(bonuses).toMatchObject({ mailPerVisitedStop: MAIL, portIcon: PORT, meat: MARKER.MPC.bonus })
})

/** Fewer corporations than the fewest we name have the limit of these. */
function expectLimits(players: PlayerCount, written: Readonly<Record<string, number>>): void {
  const ours = Object.keys(written).map((left) => [left, limitFor(CERTIFICATE_LIMITS[players], Number(left))])
  expect(Object.fromEntries(ours)).toEqual(written)
}

check('the variant for two is the one written down', () => {
  const { twoPlayerVariant: written } = read()
  expect(BANK[2]).toBe(written.bank)
  expect(STARTING_CASH[2]).toBe(written.startingCash)
  expect(HOLDING_LIMIT[2] * 10).toBe(written.maxOwnershipPercent)
  expectLimits(2, written.certificateLimit)
  expect(TRAINS[2]).toEqual(written.trains)
  expect(removalGroups(2, 'first')).toEqual([
    { members: BLUE, leaving: written.removedPerPrivateGroup },
    { members: ORANGE, leaving: written.removedPerPrivateGroup },
    ...written.corporationRemovalGroups.map(({ members, remove }) => ({ members, leaving: remove })),
  ])
  expect(SECOND_TOKEN).toEqual(written.removedSecondToken)
})
