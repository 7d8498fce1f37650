import { type Action, redactFor, type Seat, whyNot } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import { playBot } from './bots.ts'
import { botTurnsOf } from './botTurns.ts'
import { cardOf, storedOf } from './card.ts'
import { type Bots, type Library, loadedFrom } from './library.ts'
import { logFrom, newFrom, pastPosition, presentPosition } from './position.ts'
import type { AtTable, Pace, Push } from './protocol.ts'
import type { queue } from './queue.ts'
import { handOver, takeDevice, viewerOf } from './seats.ts'
import {
  type DeviceSession,
  giveBack,
  isPerson,
  makeJoinedMove,
  makeMove,
  reopenSession,
  takeBack,
} from './session.ts'
import type { Store } from './store.ts'
import type { Translator } from './translator.ts'
import { Trouble } from './trouble.ts'
import { cachedView } from './viewCache.ts'

/** What the desk lends to the games of this device. */
interface Lent {
  readonly library: Library
  readonly store: Store
  readonly voice: Translator
  readonly inTurn: ReturnType<typeof queue>
  tell(push: Push): void
  now(): number
  later(work: () => void, milliseconds: number): void
  announce(id: string): void
}

/** A game with what it is shown and played with. */
export interface Seated {
  readonly session: DeviceSession
  readonly gameView: GameView
  readonly bots: Bots
}

/** The games of this device, of which one may be open. */
export interface Local {
  /** The game that is open, at which the others are asked. */
  atTable(): Seated
  /** Opens a game, and tells what happens there from now on. */
  open(id: string): Promise<void>
  close(): void
  /** Tells once more where the game stands. */
  show(): void
  readonly answers: AtTable
  pace(pace: Pace): void
  /** Whether this device has a game. */
  has(id: string): Promise<boolean>
  /** A game, whether it is open or not. */
  look(id: string): Promise<DeviceSession>
  keep(session: DeviceSession, gameView: GameView): Promise<void>
  remove(id: string): Promise<void>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
}

export function localOf({ library, store, voice, inTurn, tell, now, later, announce }: Lent): Local {
  let open: Seated | undefined
  let shown:
    | { readonly session: DeviceSession; readonly told: DeviceSession['eventsByMove']; readonly key: string }
    | undefined

  const isOpen = (id: string): boolean => open?.session.id === id
  const readerOf = ({ table }: DeviceSession) => voice.readerOf(table.record.players)
  const atTable = () => {
    if (!open) throw new Trouble('missing')
    return open
  }

  /** Shows where the game stands, with the lines of the log that the page does not have. */
  function show(): void {
    if (!open) return
    const { session, gameView } = open
    const reader = readerOf(session)
    const viewer = viewerOf(session)
    const key = `${reader.language} ${viewer}`
    const known = shown?.session === session && shown.key === key ? shown.told : []
    const from = newFrom(session.eventsByMove, known)
    shown = { session, told: [...session.eventsByMove], key }
    tell({
      happened: 'position',
      position: presentPosition(session, gameView, reader),
      log: logFrom(session, from, gameView, viewer, reader),
    })
  }

  async function keep(session: DeviceSession, gameView: GameView): Promise<void> {
    const stored = await store
      .put(storedOf(session), cardOf(session, gameView, now()))
      .catch((error: unknown) => {
        throw new Trouble((error as Error).name === 'QuotaExceededError' ? 'full' : 'broken')
      })
    if (!stored) {
      await reopen(session.id)
      throw new Trouble('elsewhere')
    }
    session.revision++
    announce(session.id)
    tell({ happened: 'shelf' })
  }

  async function changed(): Promise<void> {
    const { session, gameView } = atTable()
    handOver(session)
    try {
      await keep(session, gameView)
    } finally {
      show()
    }
    botTurns.begin()
  }

  async function read(id: string): Promise<Seated> {
    const stored = await store.get(id)
    if (!stored) throw new Trouble('missing')
    const { game, gameView, bots } = await loadedFrom(library, stored.record.game)
    const session = reopenSession(game, stored)
    session.revision = stored.revision
    return { session, gameView, bots }
  }

  async function reopen(id: string): Promise<void> {
    const holder = open?.session.id === id ? open.session.holder : null
    open = await read(id)
    open.session.holder = holder
    handOver(open.session)
    show()
    botTurns.begin()
  }

  function close(): void {
    open = undefined
    shown = undefined
    botTurns.rest()
  }

  const botTurns = botTurnsOf({ table: () => open, changed, inTurn, tell, later })

  const answers: AtTable = {
    async move({ seat, action, next }) {
      const { session } = atTable()
      const { game, record } = session.table
      const refused = makeMove(session, seat, action)
      if (refused) return voice.explain(game.id, refused, record.players)
      const then = next === undefined ? undefined : makeJoinedMove(session, seat, next)
      await changed()
      return then ? voice.explain(game.id, then, record.players) : null
    },
    undo() {
      takeBack(atTable().session)
      return changed()
    },
    redo() {
      giveBack(atTable().session)
      return changed()
    },
    take() {
      takeDevice(atTable().session)
      show()
    },
    async botMove() {
      const { session, bots } = atTable()
      if (playBot(session, bots)) await changed()
    },
    at({ move }) {
      const { session, gameView } = atTable()
      return pastPosition(session, gameView, readerOf(session), Math.min(move, session.table.line.length))
    },
    choices({ actions }) {
      const { session, gameView } = atTable()
      const seat = seatOnTurn(session)
      const state = cachedView(session, seat)
      return actions.map((action: Action) => gameView.preview(state, action, seat, readerOf(session)))
    },
    async whyNot({ action }) {
      const { session } = atTable()
      const { game, state, record } = session.table
      const refused = whyNot(game, state, seatOnTurn(session), action)
      return refused ? voice.explain(game.id, refused, record.players) : null
    },
    hex({ hex }) {
      const { session, gameView } = atTable()
      const state = redactFor(session.table.game, session.table.state, viewerOf(session))
      return gameView.hex?.(state, hex, readerOf(session)) ?? { facts: [], tiles: [] }
    },
    draw({ filling, stroke }) {
      const { session, gameView } = atTable()
      const state = cachedView(session, seatOnTurn(session))
      return gameView.draw?.(state, filling, stroke, readerOf(session)) ?? null
    },
  }

  return {
    atTable,
    open: reopen,
    close,
    show,
    answers,
    pace(pace) {
      botTurns.pace = pace
      botTurns.begin()
    },
    has: async (id) => isOpen(id) || (await store.get(id)) !== undefined,
    look: async (id) => (open?.session.id === id ? open : await read(id)).session,
    keep,
    async remove(id) {
      await store.remove(id)
      if (isOpen(id)) close()
      announce(id)
      tell({ happened: 'shelf' })
    },
    async changedElsewhere(id) {
      tell({ happened: 'shelf' })
      if (open?.session.id !== id) return
      const stored = await store.get(id)
      if (stored && stored.revision > open.session.revision) await reopen(id)
    },
  }
}

/** The seat for which the page asks: the person who is asked, else whoever has the device. */
function seatOnTurn({ table, seats, holder }: DeviceSession): Seat {
  const asked = table.game.asked(table.state)
  const mine = asked.find(({ seat }) => seat === holder) ?? asked.find(({ seat }) => isPerson(seats[seat]!))
  return mine?.seat ?? holder ?? 0
}
