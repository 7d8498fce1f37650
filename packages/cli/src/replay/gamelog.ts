import {
  type Action,
  act,
  decisions,
  type Game,
  type GameEvent,
  type GameState,
  isOffered,
  isRefusal,
  type LogNotation,
  newTable,
  type Offer,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { jsonOf, linesOf, type Place } from '../files.ts'
import type { Shell } from '../shell.ts'
import { Trouble } from '../trouble.ts'
import { isOver, scoresOf } from '../games.ts'
import { brokenAt, refusedAt, type Wrong } from '../wrong.ts'
import { difference } from './difference.ts'
import { notSetUp, type Outcome, type Replay } from './outcome.ts'

/** A game log: its set-up, and its further lines as they are read. */
export interface GameLog {
  readonly game: Game
  readonly notation: LogNotation<GameState>
  readonly begun: Begun
  readonly lines: AsyncIterable<Line>
}

type Begun = NonNullable<ReturnType<LogNotation<GameState>['begin']>>

const Line = z.object({
  n: z.int(),
  actor: z.unknown(),
  action: z.looseObject({ kind: z.string() }),
  state: z.unknown(),
})
type Line = z.infer<typeof Line>

/** Opens a log of whichever game knows its first line. */
export async function openLog(place: Place, shell: Shell): Promise<GameLog> {
  const lines = linesOf(place)
  const first = await lines.next()
  if (first.done) throw new Trouble((words) => words.emptyFile(place.name))
  const opening = lineOf(place, 1, first.value)
  for (const load of Object.values(shell.games)) {
    const game = await load()
    const begun = game.log?.begin(opening)
    if (begun) return { game, notation: game.log!, begun, lines: further(place, lines) }
  }
  throw new Trouble((words) => words.unknownLog(place.name, Object.keys(shell.games)))
}

async function* further(place: Place, lines: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  for await (const text of lines) {
    number++
    const line = Line.safeParse(lineOf(place, number, text))
    if (!line.success || line.data.n !== number - 1) throw brokenLine(place, number)
    yield line.data
  }
}

const lineOf = (place: Place, number: number, text: string): unknown =>
  jsonOf(text, brokenLine(place, number))

const brokenLine = ({ name }: Place, number: number): Trouble =>
  new Trouble((words) => words.brokenLine(name, number))

/** Plays a log in lockstep: every actor, every offer and every position is compared. */
export async function replayLog(log: GameLog, replay: Replay): Promise<Outcome> {
  const { game, begun, lines } = log
  const table = newTable(game, { ...begun, seed: 0 })
  if (isRefusal(table)) return notSetUp(game, refusedAt(0, table, begun.players, replay))
  const { state } = table
  let actions = 0
  let wrong = compared(log, state, 0, begun.state)
  if (!wrong)
    for await (const line of lines) {
      wrong = playLine(log, state, line, replay)
      if (wrong) break
      actions++
    }
  return {
    game: game.id,
    actions,
    finished: isOver(game, state),
    result: scoresOf(game, state, begun.players),
    matches: wrong === undefined,
    wrong,
  }
}

function playLine(log: GameLog, state: GameState, line: Line, replay: Replay): Wrong | undefined {
  const { game, notation, begun } = log
  const { players } = begun
  const { n, actor, action } = line
  const asked = decisions(game, state)
  const decision = asked.find((one) => !difference(actor, notation.actor(one, players)))
  if (asked[0] && !decision) {
    const actual = notation.actor(asked[0], players)
    return { differs: { at: n, path: 'actor', expected: actor ?? null, actual } }
  }
  const { seat, offers } = decision ?? { seat: 0, offers: [] }
  const events: GameEvent[] = []
  const refused = act(game, state, seat, action, (event) => events.push(event))
  if (refused) return refusedAt(n, refused, players, replay)
  replay.trace?.({ n, seat, action, events, state: notation.describe(state, players) })
  if (!isOffered(offers, action))
    return { differs: { at: n, path: 'offers', expected: action, actual: ofKind(offers, action) } }
  return brokenAt(n, game, state) ?? compared(log, state, n, line.state)
}

function compared({ notation, begun }: GameLog, state: GameState, at: number, expected: unknown): Wrong | undefined {
  const found = difference(expected, notation.describe(state, begun.players))
  return found && { differs: { at, ...found } }
}

const ofKind = (offers: readonly Offer[], { kind }: Action): Offer[] =>
  offers.filter((offer) => offer.action.kind === kind)
