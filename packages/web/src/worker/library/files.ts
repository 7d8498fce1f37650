import {
  canonical,
  copy,
  exportTable,
  followEntry,
  hasEnded,
  isRefusal,
  newTable,
  reopen,
  type Table,
} from '@roundhouse/kernel'
import { knowsAll } from '../device/holder.ts'
import type { DeviceHome } from '../device/home.ts'
import { newDeviceSession } from '../device/session.ts'
import type { DeviceRecord } from '../device/store.ts'
import type { StoredGames } from '../device/storedGames.ts'
import type { ServerApi } from '../online/api.ts'
import type { ServerHome } from '../online/home.ts'
import { peopleOf, seatNames } from '../online/room.ts'
import type { Branching } from '../protocol/cards.ts'
import type { Answers } from '../protocol/requests.ts'
import { PERSON, type SeatPlan } from '../protocol/seatPlan.ts'
import type { TroubleCode } from '../protocol/troubles.ts'
import type { Translator } from '../translator.ts'
import { codeOf, Trouble } from '../trouble.ts'
import { readGame } from './importing.ts'
import { type Library, loadGame } from './library.ts'

/** Why a game that is stored cannot be played here. */
const UNPLAYABLE: readonly TroubleCode[] = ['version', 'unknown', 'damaged']

interface FileDependencies {
  readonly library: Library
  readonly translator: Translator
  readonly games: StoredGames
  readonly device: DeviceHome
  /** The tables of the server, where there may be one. */
  readonly api: ServerApi | undefined
  readonly server: ServerHome | undefined
  random(): number
  freshId(): string
}

/** Games that are written to a file, read from one, set up again, or played on from a moment of another. */
export function filesOf({
  library,
  translator,
  games,
  device,
  api,
  server,
  random,
  freshId,
}: FileDependencies): Pick<Answers, 'again' | 'branch' | 'export' | 'import' | 'readyImport'> {
  /** A game of its own from a moment of another. */
  async function branchOff(
    { game, record, moves }: Table,
    seats: readonly SeatPlan[],
    branchOf: Branching,
  ): Promise<{ id: string }> {
    // With a seed of its own, so that a branch does not tell what luck the game itself will have.
    const setup = { options: copy(record.options), setup: record.setup, seed: random() }
    const session = newDeviceSession(game, setup, { id: freshId(), seats, branchOf })
    if (isRefusal(session)) throw new Trouble('broken')
    for (const made of moves.slice(0, branchOf.move)) followEntry(session, made)
    await games.save(session, await library.gameView(game.id))
    return { id: session.id }
  }

  /** A game of this device as its file has it. One that cannot be played here, be it of other rules, is given as it is stored. */
  async function deviceFile(id: string): Promise<Pick<DeviceRecord, 'record' | 'seats'>> {
    const found = await device.find(id).catch((error: unknown) => {
      if (UNPLAYABLE.includes(codeOf(error))) return null
      throw error
    })
    if (!found) return games.stored(id)
    const { table, seats } = found.session
    return { record: exportTable(table), seats }
  }

  return {
    async again({ id }) {
      if (api && !(await device.has(id))) {
        const card = await api.table(id)
        const { game, options, title, visibility, pace, undo } = card
        return { game, players: peopleOf(card), options, online: { title, visibility, pace, undo } }
      }
      const { table, seats } = (await device.find(id)).session
      const { game, record } = table
      const { players, options, seed } = record
      const anew = newTable(game, { players, options, seed })
      // a game recorded elsewhere, or a branch, did not have the luck of its seed
      const isItsLuck = !isRefusal(anew) && canonical(anew.record.setup) === canonical(record.setup)
      return {
        game: game.id,
        players: seats,
        options: copy(options) as Record<string, unknown>,
        ...(hasEnded(table) && isItsLuck && { seed }),
      }
    },
    async branch({ move }) {
      if (server?.isOpen) {
        const { card, file } = await server.file()
        if (file.redacted) throw new Trouble('unfinished')
        const table = reopen((await loadGame(library, card.game)).game, file)
        if ('refused' in table) throw new Trouble('damaged')
        return branchOff(table, peopleOf(card), { id: card.id, move })
      }
      const { session } = device.requireGame()
      if (!knowsAll(session, move)) throw new Trouble('hidden')
      const { id, table, seats } = session
      return branchOff(
        table,
        seats.map(({ name }) => ({ name, kind: PERSON })),
        { id, move },
      )
    },
    async export({ id }) {
      if (server && !(await device.has(id))) {
        const { card, file } = await server.file(id)
        return { file: fileName(card.game, seatNames(card)), text: `${JSON.stringify(file)}\n` }
      }
      const { record, seats } = await deviceFile(id)
      return {
        file: fileName(record.game, record.players),
        text: `${JSON.stringify({ ...record, seats: seats.map(({ kind }) => kind) })}\n`,
      }
    },
    // what reads files is fetched by reading one, though it be empty
    readyImport: () =>
      readGame('{}', library, '').then(
        () => {},
        () => {},
      ),
    async import({ text }) {
      const session = await readGame(text, library, freshId()).catch((error: unknown) => {
        throw error instanceof Trouble ? error : new Trouble('damaged')
      })
      if ('refused' in session) {
        const { game, action, refused, players } = session
        const { sentence } = await translator.explain(game.id, refused, players)
        if (action === undefined) throw new Trouble('damaged', { sentence })
        throw new Trouble('action', { action, ...(refused.rule !== game.fallbackRules.form && { sentence }) })
      }
      await games.save(session, await library.gameView(session.table.game.id))
      return { id: session.id, moves: session.table.moves.length }
    },
  }
}

const fileName = (game: string, players: readonly string[]): string => `${game}-${players.join('-')}.json`
