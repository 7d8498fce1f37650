import {
  type Entry,
  entryFor,
  exportTable,
  type GameEvent,
  type GameState,
  giveBack,
  isOver,
  lastEntry,
  lastEvents,
  makeMove,
  type Refusal,
  redactFor,
  type Seat,
  takeBack,
  type Viewer,
} from '@roundhouse/kernel'
import type { GameChange, GameFile, GameMoment, UndoPolicy } from '@roundhouse/wire'
import { type JsonText, jsonText } from '../jsonText.ts'
import { realLibrary } from '../library.ts'
import type { GameRow, Result, SeatRow } from '../store/games.ts'
import { namelessStatusLines } from '../tables/statusLines.ts'
import { RequestTrouble } from '../trouble.ts'
import { changeFor, momentFor } from './change.ts'
import { resultOf, withNames } from './result.ts'
import { catchUp, openSession, type StoredLog, type StoredSession, seqOf } from './session.ts'
import { redoableBy, undoableBy, undoingFor } from './undo.ts'

/** After how many entries the position is kept, so that nothing before it has to be played again. */
const SNAPSHOT_EVERY = 50

/** What a new entry has come to, to be written down. */
export interface NewPosition {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** Who is asked now; nobody when the game is over. */
  readonly turn: readonly Seat[]
  readonly result: Result | null
  readonly statusLines: unknown
  /** The position, where it is worth keeping. */
  readonly snapshot: JsonText<GameState> | null
}

/** What somebody did, or the rule by which they cannot. */
export type MoveOutcome = NewPosition | { readonly refusal: Refusal }

/** Who asks what is new, and how much of the log they have. */
export interface ChangeSince {
  readonly viewer: Viewer
  readonly since: number
}

/** A view from one seat that a bot plays. */
export interface BotQuestion {
  readonly seat: Seat
  readonly view: JsonText<GameState>
  readonly luck: number
}

/** An answer from a game, and how many entries its log has then. */
export interface AtLength<T> {
  readonly seq: number
  readonly value: T
}

/** What can be asked of the games that a thread knows. Where something fails in the middle, the game is not known any more. */
export function sessionCalls(sessions: Map<string, StoredSession>) {
  const about =
    <Args extends readonly unknown[], T>(work: (session: StoredSession, ...args: Args) => Promise<T> | T) =>
    async (id: string, ...args: Args): Promise<AtLength<T>> => {
      const session = sessions.get(id)
      if (!session) throw new Error(`game ${id} is not known here`)
      try {
        const value = await work(session, ...args)
        return { seq: seqOf(session), value }
      } catch (error) {
        if (!(error instanceof RequestTrouble)) sessions.delete(id)
        throw error
      }
    }
  return {
    async open(id: string, stored: StoredLog): Promise<AtLength<null>> {
      const session = openSession(await realLibrary.game(stored.row.game), stored)
      sessions.set(id, session)
      return { seq: seqOf(session), value: null }
    },
    forget: (id: string): void => void sessions.delete(id),
    follow: about(catchUp),
    changes: about(changes),
    moment: about(moment),
    file: about(file),
    view: about(view),
    botQuestions: about(botQuestions),
    standing: about(standing),
    act: about(act),
    undo: about(undo),
    redo: about(redo),
    undoTo: about(undoTo),
  }
}

const changes = (
  session: StoredSession,
  wanted: readonly ChangeSince[],
  seats: readonly SeatRow[],
  row: Pick<GameRow, 'undo' | 'status'>,
): JsonText<GameChange>[] =>
  wanted.map(({ viewer, since }) =>
    jsonText(changeFor(session, viewer, since, undoingFor(session, seats, row, viewer))),
  )

function moment(session: StoredSession, viewer: Viewer, move: number): JsonText<GameMoment> {
  if (move > session.table.moves.length) throw new RequestTrouble('missing')
  return jsonText(momentFor(session, viewer, move))
}

/** The whole of it once it is over; before that, what these eyes may know. */
function file(
  { table }: StoredSession,
  viewer: Viewer,
  names: readonly string[],
  ended: boolean,
): JsonText<GameFile> {
  const named = withNames(table, names)
  return jsonText(ended || isOver(table.game, table.state) ? exportTable(named) : redactedFile(named, viewer))
}

/** What the seed and the luck of a game that goes on would tell is left out, and so is what others chose in secret. */
const redactedFile = ({ game, record }: StoredSession['table'], viewer: Viewer): GameFile => ({
  ...record,
  seed: 0,
  setup: [],
  entries: record.entries.map((entry) => entryFor(game, entry, viewer)),
  redacted: true,
})

const view = ({ table: { game, state } }: StoredSession, viewer: Viewer): JsonText<GameState> =>
  jsonText(redactFor(game, state, viewer))

/** What each of these seats sees, if it is asked. */
function botQuestions(session: StoredSession, bots: readonly Seat[]): BotQuestion[] {
  const { game, state, record } = session.table
  const asked = game.asked(state).filter(({ seat }) => bots.includes(seat))
  return asked.map(({ seat }) => ({
    seat,
    view: jsonText(redactFor(game, state, seat)),
    luck: record.seed + (seat + 1) * 2 ** 32 + seqOf(session),
  }))
}

/** Where a game stands. */
export interface GameStanding {
  readonly moves: number
  /** Who is asked. */
  readonly turn: readonly Seat[]
  /** What it would come to now. */
  readonly result: Result
  readonly position: JsonText<GameState>
}

const standing = ({ table }: StoredSession, names: readonly string[]): GameStanding => ({
  moves: table.moves.length,
  turn: turnOf(table),
  result: resultOf(withNames(table, names)),
  position: jsonText(table.state),
})

function act(
  session: StoredSession,
  names: readonly string[],
  seat: Seat,
  action: unknown,
): Promise<MoveOutcome> | MoveOutcome {
  const refusal = makeMove(session, seat, action)
  return refusal ? { refusal } : newPosition(session, names)
}

/** Takes moves back, as far as the table's policy lets this player do it alone. */
function undo(
  session: StoredSession,
  names: readonly string[],
  seat: Seat,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
): Promise<NewPosition> {
  mustGoOn(session)
  const count = undoableBy(session, seats, policy, seat)
  if (count === 0 || !takeBack(session, seat, count)) throw new RequestTrouble('forbidden')
  return newPosition(session, names)
}

function redo(
  session: StoredSession,
  names: readonly string[],
  seat: Seat,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
): Promise<NewPosition> {
  mustGoOn(session)
  const count = redoableBy(session, seats, policy, seat)
  if (count === 0 || !giveBack(session, seat, count)) throw new RequestTrouble('forbidden')
  return newPosition(session, names)
}

/** Takes moves back until only so many stand; the others at the table have agreed. */
function undoTo(
  session: StoredSession,
  names: readonly string[],
  seat: Seat,
  standing: number,
): Promise<NewPosition> {
  mustGoOn(session)
  if (!takeBack(session, seat, session.table.moves.length - standing)) throw new RequestTrouble('state')
  return newPosition(session, names)
}

/** Once it is over everybody may read all of it, so nothing is taken back any more. */
function mustGoOn({ table: { game, state } }: StoredSession): void {
  if (isOver(game, state)) throw new RequestTrouble('state')
}

async function newPosition(session: StoredSession, names: readonly string[]): Promise<NewPosition> {
  const { table } = session
  const turn = turnOf(table)
  const over = turn.length === 0
  return {
    entry: lastEntry(session),
    events: lastEvents(session),
    turn,
    result: over ? resultOf(withNames(table, names)) : null,
    statusLines: namelessStatusLines(table, await realLibrary.gameView(table.game.id)),
    snapshot: over || seqOf(session) % SNAPSHOT_EVERY === 0 ? jsonText(table.state) : null,
  }
}

const turnOf = ({ game, state }: StoredSession['table']): Seat[] => game.asked(state).map(({ seat }) => seat)
