import { type Chance, dice, recorded, recording, seeded } from './chance.ts'
import { copy } from './copy.ts'
import type { Action, Game, GameEvent, GameState, Seat } from './game.ts'
import { hash } from './hash.ts'
import { act } from './play.ts'
import { type Entry, FORMAT, type GameRecord, type Move } from './record.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'

/** How many actions lie between two kept positions: the most that an undo has to play again. */
const CHECKPOINT_EVERY = 50

/** A game being played: the log, and the position at its head. */
export interface Table<S extends GameState = GameState, A extends Action = Action> {
  readonly game: Game<S, A>
  readonly record: GameRecord
  state: S
  /** The moves that stand. */
  readonly line: Move[]
  /** Moves taken back, the latest to return last. */
  readonly undone: Move[]
  /** The position before move 0, 50, 100 … */
  readonly checkpoints: S[]
}

export interface NewGame {
  readonly players: readonly string[]
  readonly options?: unknown
  readonly seed: number
  /** The luck of the set-up, when it is known from elsewhere. */
  readonly setup?: readonly number[][]
}

/** Sets a game up, or says by which rule it cannot be. */
export function newTable<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { players, options = {}, seed, setup }: NewGame,
  events: GameEvent[] = [],
): Table<S, A> | Refusal {
  const parsed = game.options.safeParse(options)
  if (!parsed.success) return refusal(game.door.form, 'options')
  const refused = game.refuseSetup(players.length, parsed.data)
  if (refused) return refused
  const chance = seeded(seed)
  const fallen: number[][] = []
  const luck = recording(setup ? recorded(setup, dice(chance)) : dice(chance), fallen)
  const state = {
    ...game.setup(players.length, parsed.data, luck, (event) => events.push(event)),
    chance,
  } as S
  const { id, version } = game
  const record: GameRecord = {
    format: FORMAT,
    game: id,
    version,
    players,
    options: parsed.data,
    seed,
    setup: fallen,
    entries: [],
  }
  return { game, record, state, line: [], undone: [], checkpoints: [copy(state)] }
}

/** Does an action and writes it down, or refuses it and changes nothing. */
export function move<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  action: Action,
  events: GameEvent[] = [],
): Refusal | undefined {
  const fallen: number[][] = []
  const refused = play(table, seat, action, recording(dice(table.state.chance), fallen), events)
  if (refused) return refused
  const made: Move = fallen.length > 0 ? { seat, action, chance: fallen } : { seat, action }
  table.line.push(made)
  table.record.entries.push(made)
  table.undone.length = 0
  return undefined
}

/** Takes the last moves back; false, and no change, when there are not so many. */
export function undo<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (!isCount(count, table.line.length)) return false
  const standing = table.line.length - count
  table.state = positionAt(table, standing)
  table.undone.push(...table.line.splice(standing).reverse())
  table.checkpoints.length = Math.floor(standing / CHECKPOINT_EVERY) + 1
  table.record.entries.push({ seat, undo: count })
  return true
}

/** Gives moves back that were taken back last; false, and no change, when there are not so many. */
export function redo<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (!isCount(count, table.undone.length)) return false
  for (let given = 0; given < count; given++) {
    const made = table.undone.pop()!
    again(table, made)
    table.line.push(made)
  }
  table.record.entries.push({ seat, redo: count })
  return true
}

/** The position after that many of the moves that stand. */
export function positionAt<S extends GameState, A extends Action>(table: Table<S, A>, moves: number): S {
  const near = Math.min(Math.floor(moves / CHECKPOINT_EVERY), table.checkpoints.length - 1)
  const state = copy(table.checkpoints[near]!)
  for (const made of table.line.slice(near * CHECKPOINT_EVERY, moves)) {
    const refused = act(table.game, state, made.seat, made.action, undefined, luckOf(made, state))
    if (refused) throw new Error(`a move that stood is refused: ${refused.rule}`)
  }
  return state
}

/** Puts one entry of another log on this table: how a stored game is opened again. */
export function follow<S extends GameState, A extends Action>(
  table: Table<S, A>,
  entry: Entry,
  events: GameEvent[] = [],
): Refusal | undefined {
  const { form } = table.game.door
  if ('undo' in entry) return undo(table, entry.seat, entry.undo) ? undefined : refusal(form, 'form')
  if ('redo' in entry) return redo(table, entry.seat, entry.redo) ? undefined : refusal(form, 'form')
  const { seat, action, chance } = entry
  if (chance === undefined) return move(table, seat, action, events)
  const refused = play(table, seat, action, luckOf(entry, table.state), events)
  if (refused) return refused
  table.line.push(entry)
  table.record.entries.push(entry)
  table.undone.length = 0
  return undefined
}

/** Opens a stored game: the head of its log, or where and why the log cannot be played. */
export function reopen<S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
): Table<S, A> | { readonly at: number; readonly refused: Refusal } {
  const table = newTable(game, record)
  if (isRefusal(table)) return { at: 0, refused: table }
  for (const [place, entry] of record.entries.entries()) {
    const refused = follow(table, entry)
    if (refused) return { at: place + 1, refused }
  }
  return table
}

/** The whole game as one file, with what it came to. */
export function exported<S extends GameState, A extends Action>({
  game,
  record,
  state,
}: Table<S, A>): GameRecord {
  const scores = Object.fromEntries(
    game.standings(state).map(({ seat, score }) => [record.players[seat]!, score]),
  )
  return { ...record, entries: [...record.entries], result: { hash: hash(state), scores } }
}

function play<S extends GameState, A extends Action>(
  table: Table<S, A>,
  seat: Seat,
  action: Action,
  chance: Chance,
  events: GameEvent[],
): Refusal | undefined {
  const { game, state, line, checkpoints } = table
  const refused = act(game, state, seat, action, (event) => events.push(event), chance)
  if (refused) return refused
  if ((line.length + 1) % CHECKPOINT_EVERY === 0) checkpoints.push(copy(state))
  return undefined
}

function again<S extends GameState, A extends Action>(table: Table<S, A>, made: Move): void {
  const refused = play(table, made.seat, made.action, luckOf(made, table.state), [])
  if (refused) throw new Error(`a move that stood is refused: ${refused.rule}`)
}

/** The luck that fell in a move, to be given again. */
export const luckOf = ({ chance }: Move, state: GameState): Chance =>
  chance ? recorded(chance, dice(state.chance)) : dice(state.chance)

const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most
