import {
  type EndedBy,
  type Entry,
  FORMAT,
  followEntry,
  type Game,
  type GameRecord,
  type GameSetup,
  type GameState,
  isRefusal,
  type Move,
  markEnded,
  type Recording,
  type Refusal,
  refusal,
  UnfitRecord,
} from '@roundhouse/kernel'
import { recordFields } from '@roundhouse/wire/record'
import * as z from 'zod/mini'
import { type DeviceSession, newDeviceSession } from '../device/session.ts'
import { PERSON, type SeatPlan, shortName } from '../protocol/seatPlan.ts'
import { Trouble } from '../trouble.ts'
import type { Library } from './library.ts'

/** Our own file, as it is read back. */
const exportedRecordShape = z.object({ ...recordFields, seats: z.exactOptional(z.array(z.string())) })

/** What a file says that it is, whoever wrote it. */
const TitledFile = z.object({ title: z.string().check(z.minLength(1), z.maxLength(60)) })
const OwnTitle = z.object({ format: z.literal(FORMAT), game: z.string() })
const NamedPlayers = z.object({ players: z.array(z.object({ name: z.string() })) })

/** What of a file cannot be played: an action, as the file numbers it, or without one how the game is set up. */
interface UnplayableFile {
  readonly game: Game
  readonly players: readonly string[]
  readonly action?: number
  readonly refused: Refusal
}

/** The game that a file records: our own, or one that a game knows how to read. A seat is a person's where no bot that is here had it. */
export async function readGame(
  text: string,
  { games, game: gameOf, bots }: Pick<Library, 'games' | 'game' | 'bots'>,
  id: string,
): Promise<DeviceSession | UnplayableFile> {
  const file = parseFile(text)
  const own = exportedRecordShape.safeParse(file)
  for (const game of await Promise.all(games.map(gameOf))) {
    if (own.success && own.data.game === game.id) {
      const { seats = [], ...record } = own.data
      const known = Object.keys(await bots(game.id))
      const kinds = seats.map((kind) => (known.includes(kind) ? kind : PERSON))
      return playOwnRecord(game, record, kinds, id)
    }
    const recording = own.success ? undefined : await game.recording?.(file)
    if (recording) return playRecording(game, recording, namesIn(file, recording.players), id)
  }
  const unreadable = OwnTitle.safeParse(file)
  if (unreadable.success && !own.success) throw new Trouble('damaged')
  const title = TitledFile.safeParse(file).data?.title ?? own.data?.game
  throw title === undefined ? new Trouble('unknown') : new Trouble('otherGame', { title })
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Trouble('unreadable')
  }
}

/** What cannot be seen, or changes how the rest is read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Players as people call them, where a file has such names and they tell them apart. */
function namesIn(file: unknown, players: readonly string[]): readonly string[] {
  const given = NamedPlayers.safeParse(file).data?.players ?? []
  const names = given.map(({ name }) => shortName(name.replace(UNSEEN, '').trim()))
  const fit = names.length === players.length && new Set(names).size === names.length && !names.includes('')
  return fit ? names : players
}

function playOwnRecord(
  game: Game,
  record: GameRecord,
  kinds: readonly string[],
  id: string,
): DeviceSession | UnplayableFile {
  if (record.version !== game.version) throw new Trouble('version')
  const long = record.players.find((name) => shortName(name) !== name)
  if (long !== undefined) throw new Trouble('damaged', { name: shortName(long) })
  const steps = record.entries.map((entry, index) => ({ action: index + 1, entries: () => [entry] }))
  return playSteps(game, record, kinds, id, steps, record.endedBy)
}

/** Plays a game recorded elsewhere; its actions depend on the position. */
function playRecording(
  game: Game,
  { options, setup, actions, movesFor, endedBy }: Recording<GameState>,
  players: readonly string[],
  id: string,
): DeviceSession | UnplayableFile {
  const steps = actions.map((action, index) => ({
    action: action.id,
    entries: (state: GameState) => movesFor(state, index) as Iterable<Move>,
  }))
  return playSteps(game, { options, setup, seed: 0, players }, [], id, steps, endedBy)
}

interface Step {
  readonly action: number
  entries(state: GameState): Iterable<Entry>
}

/** Plays step by step as far as it goes; what cannot be played makes the whole file no good. */
function playSteps(
  game: Game,
  { players, ...setup }: GameSetup,
  kinds: readonly string[],
  id: string,
  steps: readonly Step[],
  endedBy: EndedBy | undefined,
): DeviceSession | UnplayableFile {
  const seats = players.map((name, seat): SeatPlan => ({ name, kind: kinds[seat] ?? PERSON }))
  const session = newDeviceSession(game, setup, { id, seats })
  if (isRefusal(session)) return { game, players, refused: session }
  for (const { action, entries } of steps)
    for (const entry of entries(session.table.state)) {
      const refused = tryEntry(session, entry)
      if (refused) return { game, players, action, refused }
    }
  markEnded(session.table, endedBy)
  return { ...session, imported: session.table.moves.length }
}

/** An entry whose luck or number does not fit is of no known form. */
function tryEntry(session: DeviceSession, entry: Entry): Refusal | undefined {
  try {
    return followEntry(session, entry)
  } catch (error) {
    if (!(error instanceof UnfitRecord)) throw error
    return refusal(session.table.game.fallbackRules.form, error.reason)
  }
}
