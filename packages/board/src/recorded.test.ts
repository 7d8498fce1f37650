import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasBit, membersOf } from './bits.ts'
import {
  type BoardContents,
  type Components,
  faceAt,
  layTile,
  slotsAt,
  tokensOf,
  trackHexes,
} from './boardContents.ts'
import { type Connection, cityReached, exitMet, newTrackReached, valueRises } from './connection.ts'
import { fitTrack } from './fit.ts'
import { type Lay, type LayObstacle, type LayRules, layOrObstacle, possibleLays } from './lays.ts'
import { type NetworkStop, networkOf } from './network.ts'
import { passableStops, type Reach, reachOf } from './reach.ts'
import { colorsIn, componentsOf, type Facts } from './testing/components.ts'
import {
  boardAt,
  cityAt,
  optionsOf,
  type RecordedState,
  stepsOf,
  type TraceLine,
  tileNumber,
} from './testing/recorded.ts'
import { lowestRotation, tileNamed } from './tile.ts'
import { type CoverRule, coverKeepingExits, coverKeepingTrack } from './upgrade.ts'

const SHARED = new URL('../../../../shared/', import.meta.url)
const ORDER = ['plain', 'yellow', 'green', 'brown', 'gray']

interface Game {
  /** The folder of its recorded games, and that of its facts. */
  readonly folder: string
  readonly facts: string
  readonly keeps: CoverRule
  connections(laid: BoardContents, hex: string): readonly Connection[]
  /** A token that need not be connected. */
  freeToken(action: TraceLine, before: RecordedState): boolean
  /** Actions after which the tokens of the hex are not just those that were there. */
  readonly tokensChange: readonly string[]
  /** How often each happens in the records. */
  readonly counts: {
    readonly lays: number
    readonly exchanges: number
    readonly tokens: number
    readonly free: number
  }
}

/** 1846-6.20g, 1846-6.22x; 1846-6.24c: B&O and PRR reach their reserved places without a link. */
const GAME_1846 = {
  facts: '1846',
  keeps: coverKeepingTrack(),
  connections: () => [newTrackReached, cityReached],
  freeToken: ({ entity, detail }: TraceLine) => ['B&O H12', 'PRR E11'].includes(`${entity} ${detail!.hex}`),
}

const GAMES: readonly Game[] = [
  {
    folder: '1846',
    ...GAME_1846,
    tokensChange: [],
    counts: { lays: 204, exchanges: 0, tokens: 38, free: 7 },
  },
  {
    // The corporation that is not in the game takes a slot of Toledo when it turns green.
    folder: '18462pVariant',
    ...GAME_1846,
    tokensChange: ['11098.trace.jsonl.gz 64'],
    counts: { lays: 64, exchanges: 0, tokens: 9, free: 2 },
  },
  {
    // 1856-2.2g; 1856-2.1c, 1856-5.1c: a token that waited in Hamilton or Kitchener is given its city.
    // The last: Credit Valley closes after its lay, and its tokens leave the board.
    folder: '1856',
    facts: '1856',
    keeps: coverKeepingTrack(),
    connections: () => [newTrackReached, valueRises],
    freeToken: (_, { round }) => round.step_type === 'HomeToken',
    tokensChange: [
      '1856_game_end_bank.trace.jsonl.gz 560',
      'random-08.trace.jsonl.gz 138',
      'random-10.trace.jsonl.gz 157',
      'random-10.trace.jsonl.gz 176',
      'random-16.trace.jsonl.gz 411',
      'random-16.trace.jsonl.gz 480',
      'random-18.trace.jsonl.gz 47',
      'random-18.trace.jsonl.gz 673',
      'random-30.trace.jsonl.gz 702',
      'random-32.trace.jsonl.gz 900',
      'random-34.trace.jsonl.gz 120',
      'random-34.trace.jsonl.gz 858',
    ],
    counts: { lays: 843, exchanges: 35, tokens: 96, free: 12 },
  },
  {
    // 1860-TR.6 for first tiles, 1860-UPG.6 for upgrades.
    folder: '1860',
    facts: '1860',
    keeps: coverKeepingTrack({ halt: ['town'] }),
    connections: (laid, hex) =>
      hex in laid.tiles ? [newTrackReached, valueRises] : [exitMet, newTrackReached],
    freeToken: () => false,
    tokensChange: [],
    counts: { lays: 743, exchanges: 0, tokens: 85, free: 0 },
  },
]

/** The lay as listed and as checked by itself, which must say the same; else why not. */
function recordedLay(
  laid: BoardContents,
  components: Components,
  reach: Reach,
  rules: LayRules,
  { entity, detail }: TraceLine,
): Lay | LayObstacle | 'unlisted' {
  const { hex, rotation } = detail!
  const tile = tileNumber(detail!.tile)
  const lowest = lowestRotation(tileNamed(components.tiles, tile), rotation)
  const listed = [...possibleLays(laid, components, entity, reach, rules)].some(
    (lay) => lay.hex === hex && lay.tile === tile && lay.rotation === lowest,
  )
  const lay = layOrObstacle(laid, components, entity, reach, rules, { hex, tile, rotation })
  return listed === (typeof lay !== 'string') ? lay : 'unlisted'
}

/** 1860: the options of a record that are played on the small map. */
const isSmallMap = (options: readonly string[]): boolean =>
  options.includes('two_player_map') || options.includes('original_game')

const tokensAt = (laid: BoardContents, components: Components, hex: string) =>
  slotsAt(laid, components, hex).map((slots) => slots.filter((slot) => slot !== null).sort())

const absent = !existsSync(new URL('fixtures/', SHARED))
if (absent) console.warn('SKIPPED: the lays of recorded games: shared/fixtures is not beside the project')

test.skipIf(absent).each(GAMES)(
  'every lay and every token of the recorded games in $folder is legal',
  (game) => {
    const facts = JSON.parse(
      readFileSync(new URL(`games/${game.facts}/components.json`, SHARED), 'utf8'),
    ) as Facts
    const folder = new URL(`fixtures/${game.folder}/`, SHARED)
    const wrong: string[] = []
    const counts = { lays: 0, exchanges: 0, tokens: 0, free: 0 }
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.trace.jsonl.gz'))) {
      const trace = gunzipSync(readFileSync(new URL(file, folder))).toString()
      const components = componentsOf(facts, isSmallMap(optionsOf(trace)))
      for (const { before, action } of stepsOf(trace)) {
        const { id, type, entity, entity_type, error, skipped, detail } = action
        if (!detail || error || skipped || entity_type === 'company') continue
        const { hex } = detail
        const laid = boardAt(before, components)
        const reach = reachOf(laid, components, entity)
        const stops = reach.get(hex)?.stops ?? 0
        if (type === 'place_token' && game.freeToken(action, before)) counts.free++
        else if (type === 'place_token') {
          counts.tokens++
          if (!hasBit(stops, cityAt(laid, components, hex, detail.city_index)))
            wrong.push(`${file} ${id}: ${entity} does not reach ${hex}`)
        } else if (type === 'lay_tile') {
          const placing = { hex, tile: tileNumber(detail.tile), rotation: detail.rotation }
          const old = facts.tiles.find((tile) => tile.id === laid.tiles[hex]?.tile)
          if (old?.upgradesToFromPhase6?.includes(placing.tile)) {
            // 1856-2.2m: a small town is exchanged, and must be reached.
            counts.exchanges++
            const fit = fitTrack(laid, components, coverKeepingExits, placing)
            if (typeof fit === 'string' || stops === 0) wrong.push(`${file} ${id}: ${entity} ${hex} ${fit}`)
            continue
          }
          counts.lays++
          const lay = recordedLay(
            laid,
            components,
            reach,
            {
              order: ORDER,
              colors: colorsIn(facts, before.phase),
              coverRule: game.keeps,
              connections: game.connections(laid, hex),
            },
            action,
          )
          if (typeof lay === 'string') wrong.push(`${file} ${id}: ${entity} ${hex} ${placing.tile}: ${lay}`)
          else {
            const [ours, theirs] = [layTile(laid, components, lay), boardAt(action.state, components)].map(
              (board) => JSON.stringify(tokensAt(board, components, hex)),
            )
            if ((ours !== theirs) !== game.tokensChange.includes(`${file} ${id}`))
              wrong.push(`${file} ${id}: tokens in ${hex} are ${theirs}, not ${ours}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(counts).toEqual(game.counts)
  },
  60_000,
)

interface RoutePosition {
  readonly title: string
  readonly optional_rules: readonly string[]
  readonly entity: string
  readonly tiles: Readonly<Record<string, readonly [string, number]>>
  readonly tokens: readonly (readonly [string, number, number, string])[]
}

/**
 * The stops that a company gets to along the links of the network: from its
 * tokens, and on from every open stop by another piece than it came in by.
 */
function stopsByLinks(laid: BoardContents, components: Components, company: string): Set<string> {
  const { stops, links } = networkOf(trackHexes(laid, components), 'path')
  const name = (stop: number) => `${stops[stop]!.hex} ${stops[stop]!.index}`
  const ways = links.flatMap(({ from, to, track }) => [
    { from, to, first: track[0]!, last: track.at(-1)! },
    { from: to, to: from, first: track.at(-1)!, last: track[0]! },
  ])
  const isOpen = ({ hex, index }: NetworkStop) =>
    hasBit(passableStops(faceAt(laid, components, hex), slotsAt(laid, components, hex), company), index)
  const tokens = new Set(tokensOf(laid, company).map(({ hex, stop }) => `${hex} ${stop}`))
  const ahead = ways.filter(({ from }) => tokens.has(name(from)))
  const gone = new Set(ahead)
  for (let way = ahead.pop(); way; way = ahead.pop())
    for (const next of ways)
      if (next.from === way.to && next.first !== way.last && isOpen(stops[way.to]!) && !gone.has(next)) {
        gone.add(next)
        ahead.push(next)
      }
  return new Set([...tokens, ...[...gone].map(({ to }) => name(to))])
}

test.skipIf(absent)(
  'what a company reaches is what the network of links leads to, on every late board',
  () => {
    const { positions } = JSON.parse(
      readFileSync(new URL('fixtures/route-positions.json', SHARED), 'utf8'),
    ) as {
      positions: readonly RoutePosition[]
    }
    const boxes = new Map<string, Components>()
    const boxOf = (game: string, small: boolean): Components => {
      const key = `${game} ${small}`
      const box = boxes.get(key)
      if (box) return box
      const facts = JSON.parse(
        readFileSync(new URL(`games/${game}/components.json`, SHARED), 'utf8'),
      ) as Facts
      boxes.set(key, componentsOf(facts, small))
      return boxOf(game, small)
    }
    for (const { title, optional_rules, entity, tiles, tokens } of positions) {
      const components = boxOf(title.slice(0, 4), isSmallMap(optional_rules))
      const laid = boardAt({ tiles, corporations: {}, other_tokens: tokens }, components)
      const reached = [...reachOf(laid, components, entity)].flatMap(([hex, { stops }]) =>
        membersOf(stops).map((stop) => `${hex} ${stop}`),
      )
      expect(reached.sort()).toEqual([...stopsByLinks(laid, components, entity)].sort())
    }
    expect(positions).toHaveLength(213)
  },
  60_000,
)
