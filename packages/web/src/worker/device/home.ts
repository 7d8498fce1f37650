import { lastMoveOf, makeJoinedMove, makeMove, positionAt, redactFor, takeBacksIn } from '@roundhouse/kernel'
import type { Environment } from '../environment.ts'
import type { Pace } from '../protocol/requests.ts'
import type { queue } from '../queue.ts'
import type { TableHome } from '../table/tableHome.ts'
import type { ViewedGame } from '../table/viewedGame.ts'
import type { Translator } from '../translator.ts'
import { codeOf, Trouble } from '../trouble.ts'
import { playBot } from './bots.ts'
import { botTurnsOf } from './botTurns.ts'
import { acceptDevice, handOver, viewerOf } from './holder.ts'
import { redoable, redoOnDevice, undoable, undoOnDevice, undoRefusal } from './session.ts'
import type { DeviceGame, StoredGames } from './storedGames.ts'
import { cachedView } from './viewCache.ts'

/** The home of the games of this device, of which one may be open. */
export interface DeviceHome extends TableHome {
  /** The game that is open; there must be one. */
  requireGame(): DeviceGame
  /** Opens a game, and shows what happens there from now on. */
  open(id: string): Promise<void>
  close(): void
  pace(pace: Pace): void
  /** Whether this device has a game. */
  has(id: string): Promise<boolean>
  /** A game, whether it is open or not. */
  find(id: string): Promise<DeviceGame>
  remove(id: string): Promise<void>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
}

interface DeviceHomeDependencies extends Pick<Environment, 'store' | 'publish' | 'later'> {
  readonly games: StoredGames
  readonly translator: Translator
  readonly inTurn: ReturnType<typeof queue>
  show(): void
}

export function deviceHome({
  games,
  translator,
  inTurn,
  show,
  ...environment
}: DeviceHomeDependencies): DeviceHome {
  const { store, publish, later } = environment
  let open: DeviceGame | undefined

  const isOpen = (id: string): boolean => open?.session.id === id
  const requireGame = (): DeviceGame => {
    if (!open) throw new Trouble('missing')
    return open
  }

  /** Stores and shows what was done; what another window was quicker to store is shown instead. */
  async function saveAndShow(): Promise<void> {
    const { session, gameView } = requireGame()
    handOver(session)
    try {
      await games.save(session, gameView)
    } catch (error) {
      if (codeOf(error) === 'elsewhere') await reopen(session.id)
      throw error
    } finally {
      show()
    }
    botTurns.begin()
  }

  async function reopen(id: string): Promise<void> {
    const holder = open && isOpen(id) ? open.session.holder : null
    open = await games.load(id)
    open.session.holder = holder
    handOver(open.session)
    show()
    botTurns.begin()
  }

  function close(): void {
    open = undefined
    botTurns.rest()
  }

  const botTurns = botTurnsOf({ openGame: () => open, saveAndShow, inTurn, publish, later })

  return {
    requireGame,
    open: reopen,
    close,
    viewedGame: () => open && viewedOf(open, translator),
    moment(move) {
      const { table, ...session } = requireGame().session
      const viewer = viewerOf(session)
      const view = redactFor(table.game, positionAt(table, move), viewer)
      return { move, mine: lastMoveOf(table, viewer, move), view }
    },
    async move(seat, action, next) {
      const { session } = requireGame()
      const refused = makeMove(session, seat, action)
      if (refused) return refused
      const then = next === undefined ? undefined : makeJoinedMove(session, seat, next)
      await saveAndShow()
      return then
    },
    undo() {
      undoOnDevice(requireGame().session)
      return saveAndShow()
    },
    redo() {
      redoOnDevice(requireGame().session)
      return saveAndShow()
    },
    takeDevice() {
      acceptDevice(requireGame().session)
      show()
    },
    async botMove() {
      const { session, bots } = requireGame()
      if (playBot(session, bots)) await saveAndShow()
    },
    pace: (pace) => botTurns.setPace(pace),
    forward: () => botTurns.hurry(),
    has: async (id) => isOpen(id) || games.has(id),
    find: async (id) => (open && isOpen(id) ? open : games.load(id)),
    async remove(id) {
      await games.remove(id)
      if (isOpen(id)) close()
    },
    async changedElsewhere(id) {
      publish({ happened: 'deviceGames' })
      if (!open || !isOpen(id)) return
      const stored = await store.get(id)
      if (stored && stored.revision > open.session.revision) await reopen(id)
    },
  }
}

function viewedOf({ session, gameView }: DeviceGame, translator: Translator): ViewedGame {
  const { id, table, seats, eventsByMove, pass, branchOf } = session
  const { game, record, moves } = table
  const viewer = viewerOf(session)
  return {
    id,
    game,
    gameView,
    seats,
    reader: translator.readerOf(record.players),
    viewer,
    visibleState: cachedView(session, viewer),
    moves: moves.length,
    mine: lastMoveOf(table, viewer, moves.length),
    eventsByMove,
    takeBacks: takeBacksIn(record.entries),
    pass,
    canUndo: () => undoable(session) > 0,
    undoRefusal: () => undoRefusal(session),
    canRedo: () => redoable(session) > 0,
    ...(branchOf && { branchOf }),
    ...(record.endedBy && { endedBy: record.endedBy }),
  }
}
