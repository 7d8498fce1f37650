import type { GameFile, TableCard } from '@roundhouse/wire'
import { nameBotsOn } from '../../words/botNames.ts'
import type { Environment } from '../environment.ts'
import type { Library } from '../library/library.ts'
import type { TableHome } from '../table/tableHome.ts'
import type { Translator } from '../translator.ts'
import { Trouble } from '../trouble.ts'
import type { ServerApi } from './api.ts'
import { archiveScene } from './archive.ts'
import { tableFollower } from './followTable.ts'
import { liveConnection, type ServerConnection } from './liveConnection.ts'
import type { Net } from './net.ts'
import type { OpenTable, TableSlot } from './openTable.ts'
import { pausesBy } from './pauses.ts'
import { ignoreServerFailure, tableReader } from './readTable.ts'
import { emptyRoom, seatNames, withNobody } from './room.ts'
import { moveSender } from './sendMove.ts'
import { ServerCallFailed } from './serverCalls.ts'
import { viewedOnline } from './session.ts'

/** The home of the tables of the server, of which one may be open. */
export interface ServerHome extends TableHome {
  readonly connection: ServerConnection
  /** Opens a table, and shows what happens there from now on. */
  open(id: string, invitation: string | undefined): Promise<void>
  readonly isOpen: boolean
  close(): void
  /** The device is online again: what waits for it is tried at once. */
  hurry(): void
  /** Pushes once more how the table is, besides its game. */
  showRoom(): void
  /** The file of a table: of the one that is open, unless one is named. */
  file(id?: string): Promise<{ readonly card: TableCard; readonly file: GameFile }>
}

interface ServerHomeDependencies extends Pick<Environment, 'publish' | 'random' | 'later'> {
  readonly api: ServerApi
  readonly net: Net
  readonly library: Library
  readonly translator: Translator
  show(): void
  /** The server has said which build of the site it has. */
  onBuild(build: string): void
}

export function serverHome({
  api,
  net,
  library,
  translator,
  show,
  onBuild,
  ...environment
}: ServerHomeDependencies): ServerHome {
  const { publish, random, later } = environment
  /** How often a table was left, or opened: what was wanted before comes too late. */
  let visits = 0
  let wasLost = false

  const nameBots = (card: TableCard): TableCard => nameBotsOn(card, translator.language)
  const slot: TableSlot = {
    table: undefined,
    show,
    showRoom() {
      const { table } = slot
      if (!table) return
      const { room, archived } = table
      const card = nameBots(room.card)
      const archive =
        archived && archiveScene(archived, archived.gameView, translator.readerOf(seatNames(card)))
      publish({ happened: 'room', room: { ...room, card, ...(archive && { archive }) } })
    },
    close() {
      visits++
      if (slot.table) connection.unwatch(slot.table.id)
      slot.table = undefined
    },
  }
  const requireTable = (): OpenTable => {
    if (!slot.table?.session) throw new Trouble('missing')
    return slot.table
  }

  const wait = (milliseconds: number) => new Promise<void>((over) => later(over, milliseconds))
  const reader = tableReader(slot, api, library, wait)
  const connection = liveConnection({
    socket: net.socket,
    later,
    random,
    onMessage: tableFollower(slot, api, reader, { ...environment, onBuild }),
    onState(state) {
      publish({ happened: 'connection', connection: state })
      const { table } = slot
      if (state === 'lost' && table) {
        table.room = withNobody(table.room)
        slot.showRoom()
      }
      if (state === 'open' && wasLost && table) void reader.readRoom(table).catch(ignoreServerFailure)
      if (state !== 'off') wasLost = state === 'lost'
    },
  })

  const { pause, cutShort } = pausesBy(wait)
  const send = moveSender(slot, { random, wait, pause, readGame: reader.readGame })
  const act = (action: unknown) => send(requireTable(), (id, given) => api.act(id, { ...given, action }))

  return {
    connection,
    close: slot.close,
    showRoom: slot.showRoom,
    viewedGame() {
      const session = slot.table?.session
      return session && viewedOnline(session, translator.readerOf(seatNames(nameBots(session.card))))
    },
    async moment(move) {
      const { id, invitation, moments } = requireTable()
      const moment = moments.get(move) ?? (await api.moment(id, move, invitation))
      moments.set(move, moment)
      return moment
    },
    async move(_seat, action, next) {
      const refused = await act(action)
      return refused || next === undefined ? refused : act(next)
    },
    async undo() {
      await send(requireTable(), api.undo)
    },
    async redo() {
      await send(requireTable(), api.redo)
    },
    takeDevice() {},
    async botMove() {},
    async forward() {
      await api.forward(requireTable().id)
    },
    hurry() {
      connection.hurry()
      cutShort()
    },
    get isOpen() {
      return slot.table !== undefined
    },
    async file(id = slot.table?.id ?? '') {
      const invitation = slot.table?.id === id ? slot.table.invitation : undefined
      const [card, file] = await Promise.all([api.table(id, invitation), api.file(id, invitation)])
      return { card, file }
    },
    async open(id, invitation) {
      slot.close()
      const visit = visits
      const card = await api.table(id, invitation).catch((error: unknown) => {
        const isNoTable = error instanceof ServerCallFailed && ['absent', 'form'].includes(error.reason)
        throw isNoTable ? new Trouble('missing') : error
      })
      if (visit !== visits) return
      const table: OpenTable = { id, invitation, room: emptyRoom(card), moments: new Map() }
      slot.table = table
      if (card.state === 'waiting') {
        table.room = { ...table.room, messages: await api.chat(id, invitation).catch(() => []) }
        slot.showRoom()
      } else await reader.readGame(table)
      if (slot.table !== table) return
      connection.watch(id, { seq: () => table.session?.seq ?? 0, invitation })
    },
  }
}
