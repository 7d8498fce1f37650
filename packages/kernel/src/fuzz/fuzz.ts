import { below, bits, type ChanceState, seeded } from '../chance/chance.ts'
import { oneOf, randomAction } from '../chance/random.ts'
import type { Action, CheckedGame, Decision, GameEvent, GameState } from '../game/game.ts'
import { decisions } from '../game/play.ts'
import { isRefusal } from '../game/refusal.ts'
import { copy } from '../json/copy.ts'
import { letterNames } from '../letterNames.ts'
import type { GameRecord } from '../log/record.ts'
import { exportTable, move, newTable, type Table } from '../log/table.ts'
import type { RuleBooks } from '../rulebook/rulebook.ts'
import type { Failure } from './failure.ts'
import { type CountsByName, count, type Violation } from './law.ts'
import { brokenLaws, type Depth, orViolation, sameLogSameHash } from './laws.ts'
import { offeredYetRefused } from './probe.ts'

/**
 * One position in so many is examined, and one deeply, as drawn from the seed:
 * laws cost far more than play, and more play finds more. What is unusual is
 * examined whatever is drawn.
 */
const SHALLOW_EVERY = 8
const DEEP_EVERY = 32

/** Positions are gone back to all the time, and a copy costs less than playing on to where it was made. */
const CHECKPOINT_EVERY = 6

/** Somebody who picks among offered actions. */
type Player = (state: GameState, decision: Decision, luck: ChanceState) => Action

interface FuzzOptions {
  readonly ruleBooks: RuleBooks
  readonly seed: number
  readonly players: number
  readonly options?: unknown
  /** How many actions are played at most. */
  readonly cap: number
  /** Makes three moves of four, so that play comes to places that luck alone does not find. */
  readonly player?: Player
}

export interface FuzzResult {
  readonly actions: number
  /** Whether the game came to its end before the cap. */
  readonly ended: boolean
  /** How often each kind of action was played, those never played included. */
  readonly tally: CountsByName
  /** How often each refusal was met, as `RULE reason`. */
  readonly refusals: CountsByName
  readonly events: CountsByName
  readonly failure?: Failure
}

/** Plays one game at random and examines it on the way. A set-up that is refused or throws is the caller's to mend. */
export function fuzzGame<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  { ruleBooks, seed, players, options, cap, player }: FuzzOptions,
): FuzzResult {
  const happened: GameEvent[] = []
  const setup = { players: letterNames(players), options, seed, checkpointEvery: CHECKPOINT_EVERY }
  const table = newTable(game, setup, happened)
  if (isRefusal(table)) throw new Error(`the set-up is refused: ${table.rule} ${table.reason}`)
  const tally: CountsByName = Object.fromEntries(game.steps.map(({ kind }) => [kind, 0]))
  const refusals: CountsByName = {}
  const events: CountsByName = {}
  const luck = separateLuck(seed)
  let before: S | undefined
  for (let actions = 0; ; actions++) {
    const told = happened.splice(0)
    const names = told.map((event) => game.countedAs?.(event) ?? event.kind)
    const least = depthFor(names, events)
    for (const name of names) count(events, name)
    const drawn = bits(luck)
    const played = table.record.entries.length
    const head = (): GameRecord => ({ ...table.record, entries: table.record.entries.slice(0, played) })
    const result = (ended: boolean, broken?: Violation, record: GameRecord = head()): FuzzResult => ({
      ...{ actions, ended, tally, refusals, events },
      ...(broken && { failure: { ...broken, luck: drawn, record } }),
    })
    const choices = orViolation(() => decisions(game, table.state))
    if ('law' in choices) return result(false, choices)
    const over = choices.length === 0
    const isLast = over || actions === cap
    const depth = isLast ? 'deep' : drawDepth(luck, least)
    const kept = before && { last: { before, events: told } }
    const [broken] = brokenLaws({ game, table, ruleBooks, choices, ...kept, luck: drawn, refusals }, depth)
    if (broken) return result(over, broken)
    if (isLast) {
      const record = exportTable(table)
      return result(over, sameLogSameHash(game, record), record)
    }
    before = game.audit && copy(table.state)
    const wrong = makeSomeMove(table, choices, player, luck, happened)
    if (wrong) return result(false, wrong)
    count(tally, table.moves.at(-1)!.action.kind)
  }
}

/**
 * What this game has not seen yet is examined deeply: its first stock round,
 * its first train that rusts, its bankruptcy. What is still rare is examined
 * the 2nd, 4th, 8th time and so on.
 */
function depthFor(told: readonly string[], events: Readonly<CountsByName>): Depth {
  if (told.some((name) => events[name] === undefined)) return 'deep'
  return told.some((name) => isPowerOfTwo(events[name]! + 1)) ? 'shallow' : 'glance'
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0

function drawDepth(luck: ChanceState, least: Depth): Depth {
  const drawn = below(luck, DEEP_EVERY)
  if (drawn === 0 || least === 'deep') return 'deep'
  return drawn % SHALLOW_EVERY === 0 ? 'shallow' : least
}

function makeSomeMove<S extends GameState, A extends Action>(
  table: Table<S, A>,
  choices: readonly Decision<A>[],
  player: Player | undefined,
  luck: ChanceState,
  happened: GameEvent[],
): Violation | undefined {
  const decision = oneOf(
    choices.filter(({ offers }) => offers.length > 0),
    luck,
  )
  const { seat, offers } = decision
  const action =
    player && below(luck, 4) > 0 ? player(table.state, decision, luck) : randomAction(offers, luck)
  const attempt = { seat, action }
  const refused = orViolation(() => move(table, seat, action, happened))
  if (refused === undefined) return undefined
  if ('law' in refused) return { ...refused, attempt }
  return offeredYetRefused(refused, attempt)
}

/** Luck that has nothing to do with the luck of the game of this seed. */
const separateLuck = (seed: number): ChanceState => seeded(-1 - seed)
