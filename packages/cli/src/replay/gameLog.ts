import {
  type Action,
  act,
  type CheckedGame,
  copy,
  type Decision,
  decisions,
  type GameEvent,
  type GameState,
  isOffered,
  type LogNotation,
  type Offer,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { BadInput } from '../badInput.ts'
import { type Fault, faultIn, refusedAt, untoldAt, violationAt } from '../fault.ts'
import { type NamedFile, readLines } from '../files.ts'
import { jsonOf } from '../json.ts'
import type { Shell } from '../shell.ts'
import { difference } from './difference.ts'
import { notSetUp, type Replay, type ReplayOutcome, resultNow, setUp } from './outcome.ts'

/** A game log: its set-up, and its further lines as they are read. */
export interface GameLog {
  readonly game: CheckedGame
  readonly notation: LogNotation<GameState>
  readonly start: LogStart
  readonly lines: AsyncIterable<Line>
}

type LogStart = NonNullable<ReturnType<LogNotation<GameState>['begin']>>

const Line = z.object({
  n: z.int(),
  actor: z.unknown(),
  action: z.looseObject({ kind: z.string() }),
  state: z.unknown(),
})
type Line = z.infer<typeof Line>

/** Opens a log of whichever game knows its first line. */
export async function openLog(file: NamedFile, shell: Shell): Promise<GameLog> {
  const lines = readLines(file)
  const first = await lines.next()
  if (first.done) throw new BadInput((words) => words.emptyFile(file.name))
  const opening = lineOf(file, 1, first.value)
  for (const load of Object.values(shell.games)) {
    const game = await load()
    const start = game.log?.begin(opening)
    if (start) return { game, notation: game.log!, start, lines: actionLines(file, lines) }
  }
  throw new BadInput((words) => words.unknownLog(file.name, Object.keys(shell.games)))
}

async function* actionLines(file: NamedFile, lines: AsyncIterable<string>): AsyncGenerator<Line> {
  let n = 0
  for await (const text of lines) {
    n++
    const line = Line.safeParse(lineOf(file, n + 1, text))
    if (!line.success) throw brokenLine(file, n + 1)
    if (line.data.n !== n) throw new BadInput((words) => words.actionExpected(file.name, n + 1, n))
    yield line.data
  }
}

const lineOf = (file: NamedFile, number: number, text: string): unknown =>
  jsonOf(text, brokenLine(file, number))

const brokenLine = ({ name }: NamedFile, number: number): BadInput =>
  new BadInput((words) => words.brokenLine(name, number))

/** Plays a log in lockstep: every actor, every offer and every position is compared. */
export async function replayLog(log: GameLog, replay: Replay): Promise<ReplayOutcome> {
  const { game, start, lines } = log
  const session = setUp(game, { ...start, seed: 0 }, replay)
  if (!('table' in session)) return notSetUp(game, session)
  const { state } = session.table
  const board: Board = { log, state, choices: [] }
  let actions = 0
  let wrong = faultIn(0, () => {
    board.choices = decisions(game, state)
    return differenceAt(board, 0, start.state)
  })
  if (!wrong)
    for await (const line of lines) {
      wrong = faultIn(line.n, () => playLine(board, line, replay))
      if (wrong) break
      actions++
    }
  return {
    game: game.id,
    actions,
    endedBy: null,
    ...resultNow(game, state, start.players),
    matches: wrong === undefined,
    wrong,
  }
}

/** A position of a log, and everything that can be done in it. */
interface Board {
  readonly log: GameLog
  readonly state: GameState
  choices: readonly Decision[]
}

function playLine(board: Board, line: Line, replay: Replay): Fault | undefined {
  const { log, state, choices } = board
  const { game, notation, start } = log
  const { players } = start
  const { n, actor, action } = line
  const decision = choices.find((one) => !difference(actor, notation.actor(one, players)))
  if (choices[0] && !decision) {
    const actual = notation.actor(choices[0], players)
    return { differs: { at: n, path: 'actor', expected: actor, actual } }
  }
  const { seat, offers } = decision ?? { seat: 0, offers: [] }
  const events: GameEvent[] = []
  const before = replay.check ? copy(state) : undefined
  const refused = act(game, state, seat, action, (event) => events.push(event))
  if (refused) return refusedAt(n, refused, players, replay)
  board.choices = decisions(game, state)
  replay.trace?.({ n, seat, action, events, state: describeBoard(board) })
  if (!isOffered(offers, action))
    return { differs: { at: n, path: 'offers', expected: action, actual: ofKind(offers, action) } }
  const broken = before && (violationAt(n, game, state) ?? untoldAt(n, game, before, events, state))
  return broken ?? differenceAt(board, n, line.state)
}

function differenceAt(board: Board, at: number, expected: unknown): Fault | undefined {
  const found = difference(expected, describeBoard(board))
  return found && { differs: { at, ...found } }
}

const describeBoard = ({ log, state, choices }: Board): unknown =>
  log.notation.describe(state, choices, log.start.players)

const ofKind = (offers: readonly Offer[], { kind }: Action): Offer[] =>
  offers.filter((offer) => offer.action.kind === kind)
