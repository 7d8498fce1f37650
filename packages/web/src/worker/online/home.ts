import type { Refusal } from '@roundhouse/kernel'
import type { Done, GameFile, GameMoment, LivePush, TableCard, UndoGiven } from '@roundhouse/wire'
import { withBotsNamed } from '../../words/botNames.ts'
import type { Environment } from '../environment.ts'
import { type Library, loadedFrom } from '../library.ts'
import type { Room } from '../protocol.ts'
import type { TableHome } from '../tableHost.ts'
import type { Translator } from '../translator.ts'
import { Trouble } from '../trouble.ts'
import type { ServerApi } from './api.ts'
import { pauseAfter, type ServerLine, serverLine } from './line.ts'
import type { Net } from './net.ts'
import { pausesBy } from './pauses.ts'
import { emptyRoom, namesOf, roomAfter, withNobody } from './room.ts'
import { Unanswered } from './serverCalls.ts'
import { followChange, type ServerSession, serverSessionOf, viewedOnline } from './session.ts'

/** The table of the server that is open; a game only once it has begun. */
interface OpenTable {
  readonly id: string
  readonly invitation: string | undefined
  room: Room
  session?: ServerSession
  /** Moments of the past that were looked at. */
  readonly moments: Map<number, GameMoment>
}

/** The home of the tables of the server, of which one may be open. */
export interface ServerHome extends TableHome {
  readonly line: ServerLine
  /** Opens a table, and shows what happens there from now on. */
  open(id: string, invitation: string | undefined): Promise<void>
  readonly isOpen: boolean
  close(): void
  /** There is a network again: what waits for it is tried at once. */
  hurry(): void
  /** Pushes once more how the table is, besides its game. */
  showRoom(): void
  /** The file of a table: of the one that is open, unless one is named. */
  file(id?: string): Promise<{ readonly card: TableCard; readonly file: GameFile }>
}

interface Needed extends Pick<Environment, 'publish' | 'random' | 'later'> {
  readonly api: ServerApi
  readonly net: Net
  readonly library: Library
  readonly translator: Translator
  show(): void
}

/** How long a change may come late over the live line before it is asked for, in milliseconds. */
const LATE = 1500

export function serverHome({ api, net, library, translator, show, ...environment }: Needed): ServerHome {
  const { publish, random, later } = environment
  let open: OpenTable | undefined
  /** How often a table was left, or opened: what was wanted before comes too late. */
  let turnings = 0
  let wasBroken = false

  const wait = (milliseconds: number) => new Promise<void>((over) => later(over, milliseconds))
  /** Pauses until something is tried again, which end when there is a network. */
  const { pause, cutShort } = pausesBy(wait)
  const named = (card: TableCard): TableCard => withBotsNamed(card, translator.language)
  const playing = (): OpenTable => {
    if (!open?.session) throw new Trouble('missing')
    return open
  }

  function showRoom(): void {
    if (open) publish({ happened: 'room', room: { ...open.room, card: named(open.room.card) } })
  }

  /** Reads all of the game: as it is opened, and when it cannot be followed. */
  async function readGame(table: OpenTable): Promise<void> {
    const opened = await api.game(table.id, table.invitation)
    const loaded = await loadedFrom(library, opened.table.game)
    if (open !== table) return
    const { table: card, messages, ballots, notes } = opened
    table.room = { ...table.room, card, messages, ballots, notes }
    table.session = serverSessionOf(loaded, opened)
    table.moments.clear()
    showRoom()
    show()
  }

  /** What is not part of the log may have changed while the line was broken. */
  async function readRoom(table: OpenTable): Promise<void> {
    const { id, invitation } = table
    const [card, messages, ballots] = await Promise.all([
      api.table(id, invitation),
      api.chat(id, invitation),
      api.ballots(id, invitation),
    ])
    if (open !== table) return
    table.room = { ...table.room, messages, ballots }
    onCard(table, card)
  }

  /** A move withdraws what was put to the vote about the position before it, or about whoever made it. */
  async function readBallots(table: OpenTable): Promise<void> {
    const ballots = await api.ballots(table.id, table.invitation)
    if (open !== table) return
    table.room = { ...table.room, ballots }
    showRoom()
  }

  function onCard(table: OpenTable, card: TableCard): void {
    table.room = { ...table.room, card }
    showRoom()
    const { session } = table
    const isAnother = session?.viewer !== card.mine
    if (card.state !== 'waiting' && (!session || isAnother)) void readGame(table).catch(quietly)
    else if (session) {
      session.card = card
      show()
    }
  }

  function onChange(table: OpenTable, { change }: Extract<LivePush, { kind: 'change' }>): void {
    table.moments.clear()
    if (!table.session || !followChange(table.session, change)) {
      void readGame(table).catch(quietly)
      return
    }
    show()
    if (table.room.ballots.length > 0) void readBallots(table).catch(quietly)
  }

  function onMessage(push: LivePush): void {
    if (push.kind === 'lobby') {
      publish({ happened: 'lobby' })
      return
    }
    const table = open
    const id = push.kind === 'table' ? push.table.id : push.table
    if (!table || table.id !== id) return
    if (push.kind === 'table') onCard(table, push.table)
    else if (push.kind === 'change') onChange(table, push)
    else if (push.kind === 'gone') void api.table(id, table.invitation).catch(() => onGone(table))
    else {
      table.room = roomAfter(table.room, push)
      showRoom()
    }
  }

  function onGone(table: OpenTable): void {
    if (open !== table) return
    close()
    publish({ happened: 'trouble', trouble: 'noTable' })
  }

  const line = serverLine({
    socket: net.socket,
    later,
    random,
    onMessage,
    onState(state) {
      publish({ happened: 'line', line: state })
      if (state === 'broken' && open) {
        open.room = withNobody(open.room)
        showRoom()
      }
      if (state === 'open' && wasBroken && open) void readRoom(open).catch(quietly)
      if (state !== 'off') wasBroken = state === 'broken'
    },
  })

  /** What cannot be had now comes when the line is mended. */
  function quietly(error: unknown): void {
    if (!(error instanceof Unanswered)) throw error
  }

  function close(): void {
    turnings++
    if (open) line.unwatch(open.id)
    open = undefined
  }

  /** Sends something to be done until it is answered. It carries a key, so that it is done once however often it comes. */
  async function send(ask: (id: string, given: UndoGiven) => Promise<Done>): Promise<Refusal | undefined> {
    const table = playing()
    const given = {
      seq: table.session!.seq,
      key: [random(), random(), random()].map((part) => part.toString(36)).join('-'),
    }
    for (let tries = 0; ; tries++) {
      try {
        await catchUp(table, (await ask(table.id, given)).seq)
        return undefined
      } catch (error) {
        if (!(error instanceof Unanswered) || open !== table) throw error
        const { reason, more } = error
        if (reason === 'refused') return more.refusal
        if (reason === 'overtaken') await catchUp(table, more.seq ?? 0).catch(quietly)
        if (reason !== 'network') throw error
      }
      await pause(pauseAfter(tries, random()))
    }
  }

  /** Waits until so much of the log is known here. */
  async function catchUp(table: OpenTable, seq: number): Promise<void> {
    for (let waited = 0; (table.session?.seq ?? 0) < seq && open === table; waited += 50) {
      if (waited >= LATE) return readGame(table)
      await wait(50)
    }
  }

  const act = (action: unknown) => send((id, given) => api.act(id, { ...given, action }))

  return {
    line,
    close,
    showRoom,
    viewed() {
      const session = open?.session
      return session && viewedOnline(session, translator.readerOf(namesOf(named(session.card))))
    },
    async moment(move) {
      const { id, invitation, moments } = playing()
      const moment = moments.get(move) ?? (await api.moment(id, move, invitation))
      moments.set(move, moment)
      return moment
    },
    async move(_seat, action, next) {
      const refused = await act(action)
      return refused || next === undefined ? refused : act(next)
    },
    async undo() {
      await send(api.undo)
    },
    async redo() {
      await send(api.redo)
    },
    takeDevice() {},
    async botMove() {},
    hurry() {
      line.hurry()
      cutShort()
    },
    get isOpen() {
      return open !== undefined
    },
    async file(id = open?.id ?? '') {
      const invitation = open?.id === id ? open.invitation : undefined
      const [card, file] = await Promise.all([api.table(id, invitation), api.file(id, invitation)])
      return { card, file }
    },
    async open(id, invitation) {
      close()
      const turning = turnings
      const card = await api.table(id, invitation).catch((error: unknown) => {
        const isNoTable = error instanceof Unanswered && ['absent', 'form'].includes(error.reason)
        throw isNoTable ? new Trouble('missing') : error
      })
      if (turning !== turnings) return
      const table: OpenTable = { id, invitation, room: emptyRoom(card), moments: new Map() }
      open = table
      if (card.state === 'waiting') {
        table.room = { ...table.room, messages: await api.chat(id, invitation).catch(() => []) }
        showRoom()
      } else await readGame(table)
      if (open !== table) return
      line.watch(id, { seq: () => table.session?.seq ?? 0, invitation })
    },
  }
}
