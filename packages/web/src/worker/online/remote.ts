import { type Game, type Refusal, whyNot } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { Done, GameFile, GameMoment, LivePush, TableCard, UndoGiven } from '@roundhouse/wire'
import { withBotsNamed } from '../../words/botNames.ts'
import { logFrom, newFrom } from '../position.ts'
import { type Answers, type AtTable, PERSON, type Push, type Room, type WhyNot } from '../protocol.ts'
import { Trouble } from '../trouble.ts'
import { type Api, apiOf } from './api.ts'
import { callingBy, Unanswered } from './calling.ts'
import { type LiveLine, lineOf, pauseAfter } from './line.ts'
import type { Net } from './net.ts'
import { onlineMoment, onlinePosition } from './position.ts'
import { restsBy } from './rests.ts'
import { followChange, type ServerSession, serverSessionOf } from './session.ts'

/** What the desk lends to the tables of the server. */
export interface Lent {
  readonly net: Net
  tell(push: Push): void
  random(): number
  later(work: () => void, milliseconds: number): void
  loaded(game: string): Promise<{ readonly game: Game; readonly gameView: GameView }>
  readerOf(players: readonly string[]): Reader
  explain(game: string, refusal: Refusal, players: readonly string[]): Promise<WhyNot>
}

/** The table of the server that is open; a game only once it has begun. */
interface Open {
  readonly id: string
  readonly invitation: string | undefined
  room: Room
  at?: { readonly session: ServerSession; readonly gameView: GameView }
  /** Moments of the past that were looked at. */
  readonly moments: Map<number, GameMoment>
}

export interface Remote {
  readonly api: Api
  readonly line: LiveLine
  /** Asks the server something for the page. */
  readonly call: Answers['server']
  /** Opens a table of the server, and tells what happens there from now on. */
  open(id: string, invitation: string | undefined): Promise<void>
  readonly isOpen: boolean
  close(): void
  /** There is a network again: what waits for it is tried at once. */
  hurry(): void
  /** Tells once more how the table is and where the game stands. */
  show(): void
  readonly answers: AtTable
  /** The file of a table: of the one that is open, unless one is named. */
  saved(id?: string): Promise<{ readonly card: TableCard; readonly file: GameFile }>
}

/** How long a change may come late over the live line before it is asked for, in milliseconds. */
const LATE = 1500

const NOBODY = { here: [], watching: 0 } as const

export function remoteOf({ net, tell, random, later, loaded, readerOf, explain }: Lent): Remote {
  const calling = callingBy(net)
  const api = apiOf(calling)
  let open: Open | undefined
  /** How often a table was left, or opened: what was wanted before comes too late. */
  let turnings = 0
  let wasBroken = false
  let shown: { readonly key: string; readonly told: ServerSession['eventsByMove'] } | undefined

  const pause = (milliseconds: number) => new Promise<void>((over) => later(over, milliseconds))
  /** Pauses until something is tried again, which end when there is a network. */
  const { rest, cutShort } = restsBy(pause)
  const named = (card: TableCard): TableCard => withBotsNamed(card, readerOf([]).language)
  const reader = ({ card }: ServerSession): Reader => readerOf(namesOf(named(card)))
  const atTable = () => {
    if (!open?.at) throw new Trouble('missing')
    return { ...open.at, open }
  }

  function show(): void {
    if (!open?.at) return
    const { session, gameView } = open.at
    const read = reader(session)
    const key = `${open.id} ${session.viewer} ${read.language}`
    const from = newFrom(session.eventsByMove, shown?.key === key ? shown.told : [])
    shown = { key, told: session.eventsByMove }
    tell({
      happened: 'position',
      position: onlinePosition(session, gameView, read),
      log: logFrom(session, from, gameView, session.viewer, read),
    })
  }

  const showRoom = (): void => {
    if (open) tell({ happened: 'room', room: { ...open.room, card: named(open.room.card) } })
  }

  /** Reads all of the game: as it is opened, and when it cannot be followed. */
  async function readGame(here: Open): Promise<void> {
    const opened = await api.game(here.id, here.invitation)
    const { game, gameView } = await loaded(opened.table.game)
    if (open !== here) return
    const { table, messages, ballots, notes } = opened
    here.room = { ...here.room, card: table, messages, ballots, notes }
    here.at = { session: serverSessionOf(game, opened), gameView }
    here.moments.clear()
    showRoom()
    show()
  }

  /** What is not part of the log may have changed while the line was broken. */
  async function readRoom(here: Open): Promise<void> {
    const { id, invitation } = here
    const [card, messages, ballots] = await Promise.all([
      api.table(id, invitation),
      api.chat(id, invitation),
      api.ballots(id, invitation),
    ])
    if (open !== here) return
    here.room = { ...here.room, messages, ballots }
    cardCame(here, card)
  }

  /** A move withdraws what was put to the vote about the position before it, or about whoever made it. */
  async function readBallots(here: Open): Promise<void> {
    const ballots = await api.ballots(here.id, here.invitation)
    if (open !== here) return
    here.room = { ...here.room, ballots }
    showRoom()
  }

  function cardCame(here: Open, card: TableCard): void {
    here.room = { ...here.room, card }
    showRoom()
    const session = here.at?.session
    const isAnother = session?.viewer !== card.mine
    if (card.state !== 'waiting' && (!session || isAnother)) void readGame(here).catch(quietly)
    else if (session) {
      session.card = card
      show()
    }
  }

  function heard(push: LivePush): void {
    if (push.kind === 'lobby') {
      tell({ happened: 'lobby' })
      return
    }
    const here = open
    const table = push.kind === 'table' ? push.table.id : push.table
    if (!here || here.id !== table) return
    if (push.kind === 'table') cardCame(here, push.table)
    if (push.kind === 'ballots') here.room = { ...here.room, ballots: push.ballots }
    if (push.kind === 'message') here.room = { ...here.room, messages: [...here.room.messages, push.message] }
    if (push.kind === 'present') here.room = { ...here.room, here: push.here, watching: push.watching }
    if (push.kind === 'ballots' || push.kind === 'message' || push.kind === 'present') showRoom()
    if (push.kind === 'gone') void api.table(here.id, here.invitation).catch(() => gone(here))
    if (push.kind === 'change') {
      const known = here.at && followChange(here.at.session, push.change)
      here.moments.clear()
      if (known) show()
      else void readGame(here).catch(quietly)
      if (known && here.room.ballots.length > 0) void readBallots(here).catch(quietly)
    }
  }

  function gone(here: Open): void {
    if (open !== here) return
    close()
    tell({ happened: 'trouble', trouble: 'noTable' })
  }

  const line = lineOf({
    socket: net.socket,
    later,
    random,
    hear: heard,
    changed(state) {
      tell({ happened: 'line', line: state })
      if (state === 'broken' && open) {
        open.room = { ...open.room, ...NOBODY }
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
    shown = undefined
  }

  /** Sends something to be done until it is answered. It carries a key, so that it is done once however often it comes. */
  async function sent(ask: (given: UndoGiven) => Promise<Done>): Promise<Refusal | undefined> {
    const { session, open: here } = atTable()
    const given = {
      seq: session.seq,
      key: [random(), random(), random()].map((part) => part.toString(36)).join('-'),
    }
    for (let tries = 0; ; tries++) {
      try {
        await caughtUp(here, (await ask(given)).seq)
        return undefined
      } catch (error) {
        if (!(error instanceof Unanswered) || open !== here) throw error
        const { reason, more } = error
        if (reason === 'refused') return more.refusal
        if (reason === 'overtaken') await caughtUp(here, more.seq ?? 0).catch(quietly)
        if (reason !== 'network') throw error
      }
      await rest(pauseAfter(tries, random()))
    }
  }

  /** Once so much of the log is known here. */
  async function caughtUp(here: Open, seq: number): Promise<void> {
    for (let waited = 0; (here.at?.session.seq ?? 0) < seq && open === here; waited += 50) {
      if (waited >= LATE) return readGame(here)
      await pause(50)
    }
  }

  /** The refusal of an action as it is read; nothing when it was done. */
  async function act(action: unknown): Promise<WhyNot | null> {
    const { session, open: here } = atTable()
    const refused = await sent((given) => api.act(here.id, { ...given, action }))
    return refused ? explain(session.game.id, refused, namesOf(named(session.card))) : null
  }

  const answers: AtTable = {
    async move({ action, next }) {
      const refused = await act(action)
      return refused || next === undefined ? refused : act(next)
    },
    async undo() {
      const { id } = atTable().open
      await sent((given) => api.undo(id, given))
    },
    async redo() {
      const { id } = atTable().open
      await sent((given) => api.redo(id, given))
    },
    take() {},
    botMove() {},
    async at({ move }) {
      const { session, gameView, open: here } = atTable()
      const wanted = Math.min(move, session.moves)
      const moment = here.moments.get(wanted) ?? (await api.moment(here.id, wanted, here.invitation))
      here.moments.set(wanted, moment)
      return onlineMoment(session, gameView, reader(session), moment)
    },
    choices({ actions }) {
      const { session, gameView } = atTable()
      const seat = session.viewer ?? 0
      return actions.map((action) => gameView.preview(session.view, action, seat, reader(session)))
    },
    async whyNot({ action }) {
      const { game, view, viewer, card } = atTable().session
      const refused = whyNot(game, view, viewer ?? 0, action)
      return refused ? explain(game.id, refused, namesOf(named(card))) : null
    },
    hex({ hex }) {
      const { session, gameView } = atTable()
      return gameView.hex?.(session.view, hex, reader(session)) ?? { facts: [], tiles: [] }
    },
    draw({ filling, stroke }) {
      const { session, gameView } = atTable()
      return gameView.draw?.(session.view, filling, stroke, reader(session)) ?? null
    },
  }

  return {
    api,
    line,
    call: calling,
    answers,
    close,
    show() {
      showRoom()
      show()
    },
    hurry() {
      line.hurry()
      cutShort()
    },
    get isOpen() {
      return open !== undefined
    },
    async saved(id = open?.id ?? '') {
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
      const here: Open = {
        id,
        invitation,
        room: { card, messages: [], ballots: [], notes: '', ...NOBODY },
        moments: new Map(),
      }
      open = here
      if (card.state === 'waiting') {
        here.room = { ...here.room, messages: await api.chat(id, invitation).catch(() => []) }
        showRoom()
      } else await readGame(here)
      if (open !== here) return
      line.watch(id, { seq: () => here.at?.session.seq ?? 0, invitation })
    },
  }
}

export const namesOf = ({ seats }: TableCard): string[] => seats.map(({ name }) => name)

/** The seats of a table, for a game on this device. */
export const peopleOf = (card: TableCard) => namesOf(card).map((name) => ({ name, kind: PERSON }))
