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
  readonly sitting: DeviceSession
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
  keep(sitting: DeviceSession, gameView: GameView): Promise<void>
  remove(id: string): Promise<void>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
}

export function localOf({ library, store, voice, inTurn, tell, now, later, announce }: Lent): Local {
  let open: Seated | undefined
  let shown:
    | { readonly sitting: DeviceSession; readonly told: DeviceSession['eventsByMove']; readonly key: string }
    | undefined

  const isOpen = (id: string): boolean => open?.sitting.id === id
  const readerOf = ({ table }: DeviceSession) => voice.readerOf(table.record.players)
  const atTable = () => {
    if (!open) throw new Trouble('missing')
    return open
  }

  /** Shows where the game stands, with the lines of the log that the page does not have. */
  function show(): void {
    if (!open) return
    const { sitting, gameView } = open
    const reader = readerOf(sitting)
    const viewer = viewerOf(sitting)
    const key = `${reader.language} ${viewer}`
    const known = shown?.sitting === sitting && shown.key === key ? shown.told : []
    const from = newFrom(sitting.eventsByMove, known)
    shown = { sitting, told: [...sitting.eventsByMove], key }
    tell({
      happened: 'position',
      position: presentPosition(sitting, gameView, reader),
      log: logFrom(sitting, from, gameView, viewer, reader),
    })
  }

  async function keep(sitting: DeviceSession, gameView: GameView): Promise<void> {
    const stored = await store
      .put(storedOf(sitting), cardOf(sitting, gameView, now()))
      .catch((error: unknown) => {
        throw new Trouble((error as Error).name === 'QuotaExceededError' ? 'full' : 'broken')
      })
    if (!stored) {
      await reopen(sitting.id)
      throw new Trouble('elsewhere')
    }
    sitting.revision++
    announce(sitting.id)
    tell({ happened: 'shelf' })
  }

  async function changed(): Promise<void> {
    const { sitting, gameView } = atTable()
    handOver(sitting)
    try {
      await keep(sitting, gameView)
    } finally {
      show()
    }
    botTurns.begin()
  }

  async function read(id: string): Promise<Seated> {
    const stored = await store.get(id)
    if (!stored) throw new Trouble('missing')
    const { game, gameView, bots } = await loadedFrom(library, stored.record.game)
    const sitting = reopenSession(game, stored)
    sitting.revision = stored.revision
    return { sitting, gameView, bots }
  }

  async function reopen(id: string): Promise<void> {
    const holder = open?.sitting.id === id ? open.sitting.holder : null
    open = await read(id)
    open.sitting.holder = holder
    handOver(open.sitting)
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
      const { sitting } = atTable()
      const { game, record } = sitting.table
      const refused = makeMove(sitting, seat, action)
      if (refused) return voice.explain(game.id, refused, record.players)
      const then = next === undefined ? undefined : makeJoinedMove(sitting, seat, next)
      await changed()
      return then ? voice.explain(game.id, then, record.players) : null
    },
    undo() {
      takeBack(atTable().sitting)
      return changed()
    },
    redo() {
      giveBack(atTable().sitting)
      return changed()
    },
    take() {
      takeDevice(atTable().sitting)
      show()
    },
    async botMove() {
      const { sitting, bots } = atTable()
      if (playBot(sitting, bots)) await changed()
    },
    at({ move }) {
      const { sitting, gameView } = atTable()
      return pastPosition(sitting, gameView, readerOf(sitting), Math.min(move, sitting.table.line.length))
    },
    choices({ actions }) {
      const { sitting, gameView } = atTable()
      const seat = seatOnTurn(sitting)
      const state = cachedView(sitting, seat)
      return actions.map((action: Action) => gameView.preview(state, action, seat, readerOf(sitting)))
    },
    async whyNot({ action }) {
      const { sitting } = atTable()
      const { game, state, record } = sitting.table
      const refused = whyNot(game, state, seatOnTurn(sitting), action)
      return refused ? voice.explain(game.id, refused, record.players) : null
    },
    hex({ hex }) {
      const { sitting, gameView } = atTable()
      const state = redactFor(sitting.table.game, sitting.table.state, viewerOf(sitting))
      return gameView.hex?.(state, hex, readerOf(sitting)) ?? { facts: [], tiles: [] }
    },
    draw({ filling, stroke }) {
      const { sitting, gameView } = atTable()
      const state = cachedView(sitting, seatOnTurn(sitting))
      return gameView.draw?.(state, filling, stroke, readerOf(sitting)) ?? null
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
    look: async (id) => (open?.sitting.id === id ? open : await read(id)).sitting,
    keep,
    async remove(id) {
      await store.remove(id)
      if (isOpen(id)) close()
      announce(id)
      tell({ happened: 'shelf' })
    },
    async changedElsewhere(id) {
      tell({ happened: 'shelf' })
      if (open?.sitting.id !== id) return
      const stored = await store.get(id)
      if (stored && stored.revision > open.sitting.revision) await reopen(id)
    },
  }
}

/** The seat for which the page asks: the person who is asked, else whoever has the device. */
function seatOnTurn({ table, seats, holder }: DeviceSession): Seat {
  const asked = table.game.asked(table.state)
  const mine = asked.find(({ seat }) => seat === holder) ?? asked.find(({ seat }) => isPerson(seats[seat]!))
  return mine?.seat ?? holder ?? 0
}
