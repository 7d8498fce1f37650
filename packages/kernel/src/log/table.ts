import { type Chance, chanceFrom, loggedChance, replayedChance, seeded } from '../chance/chance.ts'
import type { Action, Asked, Game, GameEvent, GameState, Seat, Viewer } from '../game/game.ts'
import { act, isOver, perform } from '../game/play.ts'
import { isRefusal, type Refusal, refusal } from '../game/refusal.ts'
import { copy } from '../json/copy.ts'
import { hash } from '../json/hash.ts'
import { applyEntry } from './applyEntry.ts'
import { type EndedBy, type Entry, FORMAT, type GameRecord, type Move, UnfitRecord } from './record.ts'

/** How many actions lie between two kept positions, unless somebody wants more of them. */
const CHECKPOINT_EVERY = 50

/** A game being played: the log, and the position at its head. */
export interface Table<S extends GameState = GameState, A extends Action = Action> {
  readonly game: Game<S, A>
  readonly record: GameRecord
  state: S
  /** The moves that stand. */
  readonly moves: Move[]
  /** Moves taken back, the latest to return last. */
  readonly undone: Move[]
  /** Positions that are kept, by how many moves had been made; the first is always there. */
  readonly checkpoints: S[]
  /** How many moves lie between two of them: the most that an undo has to play again. */
  readonly checkpointEvery: number
}

export interface GameSetup {
  readonly players: readonly string[]
  readonly options?: unknown
  readonly seed: number
  /** The luck of the set-up, when it is known from elsewhere. */
  readonly setup?: readonly number[][]
  /** How many moves lie between two positions that are kept: fewer where the past is looked at often. */
  readonly checkpointEvery?: number
}

/** Sets a game up, or says by which rule it cannot be. */
export function newTable<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { players, options = {}, seed, setup, checkpointEvery = CHECKPOINT_EVERY }: GameSetup,
  events: GameEvent[] = [],
): Table<S, A> | Refusal {
  const parsed = game.options.safeParse(options)
  if (!parsed.success) return refusal(game.fallbackRules.form, 'options')
  const refused = game.refuseSetup(players.length, parsed.data)
  if (refused) return refused
  if (!areNames(players)) return refusal(game.fallbackRules.form, 'names')
  const chance = seeded(seed)
  const outcomes: number[][] = []
  const luck = loggedChance(setup ? replayedChance(setup, chanceFrom(chance)) : chanceFrom(chance), outcomes)
  const state = {
    ...game.setup(players.length, parsed.data, luck, (event) => events.push(event)),
    chance,
  } as S
  const { id, version } = game
  const record: GameRecord = {
    format: FORMAT,
    game: id,
    version,
    players: [...players],
    options: copy(parsed.data),
    seed,
    setup: outcomes,
    entries: [],
  }
  return {
    game,
    record,
    state,
    moves: [],
    undone: [],
    checkpoints: [game.fork(state)],
    checkpointEvery: checkpointEvery,
  }
}

/** Ends a game that its rules have not: nothing more is written into its log. */
export function markEnded({ game, record, state }: Table, by: EndedBy | undefined): void {
  if (by && !isOver(game, state)) record.endedBy = by
}

/** Who is asked: nobody in a game that was ended, however it stood. */
export const askedAt = ({
  game,
  record,
  state,
}: Pick<Table, 'game' | 'record' | 'state'>): readonly Asked[] => (record.endedBy ? [] : game.asked(state))

/** Whether a game is over, by its rules or because it was ended. */
export const hasEnded = (table: Table): boolean => askedAt(table).length === 0

/** Does an action and writes it down, or refuses it and changes nothing. */
export const move = <S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  action: unknown,
  events: GameEvent[] = [],
): Refusal | undefined => playMove(table, seat, action, chanceFrom(table.state.chance), events)

/** Takes the last moves back; false, and no change, when there are not so many. */
export function undo<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (table.record.endedBy || !isSeat(table, seat) || !isCount(count, table.moves.length)) return false
  table.state = positionAt(table, table.moves.length - count)
  appendEntry(table, { seat, undo: count })
  return true
}

/** Gives moves back that were taken back last; false, and no change, when there are not so many. */
export function redo<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (table.record.endedBy || !isSeat(table, seat) || !isCount(count, table.undone.length)) return false
  for (let given = 0; given < count; given++) {
    const made = table.undone.at(-1)!
    replayMove(table.game, table.state, made)
    appendMove(table, made)
    table.undone.pop()
  }
  table.record.entries.push({ seat, redo: count })
  return true
}

/** The position after that many of the moves that stand. */
export function positionAt<S extends GameState, A extends Action>(table: Table<S, A>, count: number): S {
  const { game, moves, checkpoints } = table
  if (!Number.isInteger(count) || count < 0 || count > moves.length)
    throw new RangeError(`there is no position after ${count} of ${moves.length} moves`)
  let near = count
  while (!checkpoints[near]) near--
  const state = game.fork(checkpoints[near]!)
  for (let made = near; made < count; made++) {
    replayMove(game, state, moves[made]!)
    saveCheckpoint(table, made + 1, state)
  }
  return state
}

/** The last of so many moves that this viewer made, counted from 1; 0 for none. */
export const lastMoveOf = ({ moves }: Table, viewer: Viewer, count: number): number =>
  moves.slice(0, count).findLastIndex(({ seat }) => seat === viewer) + 1

/** Puts one entry of another log on this table: how a stored game is opened again. */
export function replayEntry<S extends GameState, A extends Action>(
  table: Table<S, A>,
  entry: Entry,
  events: GameEvent[] = [],
): Refusal | undefined {
  const { seat } = entry
  if ('action' in entry) return playMove(table, seat, entry.action, chanceOf(entry, table.state), events)
  const done = 'undo' in entry ? undo(table, seat, entry.undo) : redo(table, seat, entry.redo)
  return done ? undefined : refusal(table.game.fallbackRules.form, 'undo')
}

/** Opens a stored game: the head of its log, or where and why the log cannot be played. */
export const reopen = <S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
): ReopenResult<Table<S, A>> => resume(game, record, [])

/** A game that was opened again, or the entry of its log that cannot be played and why; 0 is the set-up. */
export type ReopenResult<T> = T | { readonly at: number; readonly refused: Refusal }

/** What a stored game had come to after that many entries of its log. */
export interface Snapshot<S extends GameState = GameState> {
  readonly entries: number
  readonly state: S
}

/**
 * The same without playing again what lies before the last of these snapshots,
 * which are in the order of the log. One of a longer log, which somebody wrote
 * on while this one was read, is of no use.
 */
export function resume<S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
  snapshots: readonly Snapshot<S>[],
): ReopenResult<Table<S, A>> {
  assertFits(game, record)
  const table = newTable(game, record)
  if (isRefusal(table)) return { at: 0, refused: table }
  const { entries } = table.record
  const usable = snapshots.filter((snapshot) => snapshot.entries <= record.entries.length)
  for (const snapshot of usable) {
    for (const entry of record.entries.slice(entries.length, snapshot.entries)) appendEntry(table, entry)
    table.checkpoints[table.moves.length] = game.fork(snapshot.state)
  }
  if (usable.length > 0) table.state = positionAt(table, table.moves.length)
  for (const entry of record.entries.slice(entries.length)) {
    const refused = replayEntry(table, entry)
    if (refused) return { at: entries.length + 1, refused }
  }
  markEnded(table, record.endedBy)
  return table
}

/** Writes an entry down whose outcome is known. */
function appendEntry(table: Table, entry: Entry): void {
  const { record, moves, undone } = table
  record.entries.push(entry)
  applyEntry(moves, undone, entry, entry as Move)
  forgetCheckpoints(table)
}

/** A record of another game, or of rules that have changed since, cannot be played here. */
export function assertFits({ id, version }: Game, record: GameRecord): void {
  if (record.game !== id) throw new UnfitRecord('game')
  if (record.version !== version) throw new UnfitRecord('version')
}

/** The whole game as one file, with what it came to. */
export function exportTable<S extends GameState, A extends Action>({
  game,
  record,
  state,
}: Table<S, A>): GameRecord {
  const scores = scoresOf(game, state, record.players)
  return { ...record, entries: [...record.entries], result: { hash: hash(state), scores } }
}

/** Scores by player, as the standings have them. */
export const scoresOf = <S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  players: readonly string[],
): Record<string, number | null> =>
  Object.fromEntries(game.standings(state).map(({ seat, score }) => [players[seat]!, score]))

/** Plays a move after all others and writes it down as it was read. */
function playMove<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  input: unknown,
  chance: Chance,
  events: GameEvent[],
): Refusal | undefined {
  if (table.record.endedBy) return refusal(table.game.fallbackRules.over, 'over')
  const outcomes: number[][] = []
  const emit = (event: GameEvent) => events.push(event)
  const action = perform(table.game, table.state, seat, input, emit, loggedChance(chance, outcomes))
  if (isRefusal(action)) return action
  const made: Move = outcomes.length > 0 ? { seat, action, chance: outcomes } : { seat, action }
  appendMove(table, made)
  table.record.entries.push(made)
  table.undone.length = 0
  return undefined
}

/** Those after the last move that stands. */
function forgetCheckpoints({ moves, checkpoints }: Table): void {
  checkpoints.length = Math.min(checkpoints.length, moves.length + 1)
}

function appendMove<S extends GameState, A extends Action>(table: Table<S, A>, made: Move): void {
  table.moves.push(made)
  saveCheckpoint(table, table.moves.length, table.state)
}

function saveCheckpoint<S extends GameState, A extends Action>(
  { game, checkpoints, checkpointEvery }: Table<S, A>,
  moves: number,
  state: S,
): void {
  if (moves % checkpointEvery === 0) checkpoints[moves] = game.fork(state)
}

function replayMove<S extends GameState, A extends Action>(game: Game<S, A>, state: S, made: Move): void {
  const refused = act(game, state, made.seat, made.action, undefined, chanceOf(made, state))
  if (refused) throw new Error(`a move that stood is refused: ${refused.rule}`)
}

/** The luck that fell in a move, to be given again. */
export const chanceOf = ({ chance }: Move, state: GameState): Chance =>
  chance ? replayedChance(chance, chanceFrom(state.chance)) : chanceFrom(state.chance)

const isSeat = ({ record }: Table, seat: Seat): boolean => record.players[seat] !== undefined

const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most

/** Names tell players apart, in the scores of a record too. */
const areNames = (names: readonly string[]): boolean =>
  new Set(names).size === names.length && !names.includes('') && !names.includes('__proto__')
