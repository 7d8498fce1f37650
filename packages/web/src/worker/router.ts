import { isRefusal } from '@roundhouse/kernel'
import { deviceHome } from './device/home.ts'
import { newDeviceSession } from './device/session.ts'
import { storedGames } from './device/storedGames.ts'
import type { Environment } from './environment.ts'
import { filesOf } from './library/files.ts'
import { loadGame } from './library/library.ts'
import { serverApi } from './online/api.ts'
import { serverHome } from './online/home.ts'
import { callServerBy, ServerCallFailed } from './online/serverCalls.ts'
import { readTableBoards } from './online/tableBoards.ts'
import type { Answers, RequestAnswer, RequestInput, RequestName } from './protocol/requests.ts'
import { queue } from './queue.ts'
import { positionPusher } from './table/positionPusher.ts'
import { tableAnswers } from './table/tableAnswers.ts'
import type { TableHome } from './table/tableHome.ts'
import { translatorOf } from './translator.ts'
import { Trouble } from './trouble.ts'

export interface Router {
  ask<A extends RequestName>(ask: A, given: RequestInput<A>): Promise<RequestAnswer<A>>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
  /** The device is online again. */
  backOnline(): void
}

/** Answers that may wait for the server hold nothing else up. */
const WAITING: readonly RequestName[] = [
  'open',
  'again',
  'export',
  'branch',
  'server',
  'newTable',
  'tableBoards',
  'watchLobby',
  'accountChanged',
]

/** Answers what the page asks, one request after another. */
export function routerOf(environment: Environment): Router {
  const { library, random, net } = environment
  const inTurn = queue()
  const translator = translatorOf(library)
  const load = (id: string) => loadGame(library, id)
  const freshId = (): string => (random() * 2 ** 21 + (random() >>> 11)).toString(36).padStart(11, '0')

  const home = (): TableHome => (server?.isOpen ? server : device)
  const show = positionPusher(home, environment)
  const atTable = tableAnswers(home, translator)
  const games = storedGames(environment, translator)
  const device = deviceHome({ ...environment, games, translator, inTurn, show })
  let build: string | undefined
  const onBuild = (served: string): void => {
    if (served !== build) environment.publish({ happened: 'build', build: served })
    build = served
  }
  const call = net && callServerBy(net, onBuild)
  const api = call && serverApi(call)
  const server = net && api && serverHome({ ...environment, net, api, translator, show, onBuild })
  const online = () => {
    if (!call || !api || !server) throw new Trouble('absent')
    return { call, api, server }
  }

  const answers: Answers = {
    ...atTable,
    ...filesOf({ library, translator, games, device, api, server, random, freshId }),
    speak({ language }) {
      translator.language = language
      server?.showRoom()
      show()
    },
    pace: ({ pace }) => device.pace(pace),
    catalogue: () => Promise.all(library.games.map((id) => library.card(id, translator.language))),
    async exampleBoard({ game }) {
      if (!library.games.includes(game)) throw new Trouble('unknown')
      return library.exampleBoard(game, translator.language)
    },
    list: () => games.list(),
    async newGame({ game: id, players, options, seed }) {
      const { game, gameView } = await load(id)
      const session = newDeviceSession(game, { options, seed }, { id: freshId(), seats: players })
      if (isRefusal(session)) {
        const names = players.map(({ name }) => name)
        return translator.explain(id, session, names)
      }
      await games.save(session, gameView)
      return { id: session.id }
    },
    async open({ id, invitation }) {
      const isHere = await inTurn(async () => {
        if (server && !(await device.has(id))) {
          device.close()
          return false
        }
        server?.close()
        await device.open(id)
        return true
      })
      if (!isHere) await online().server.open(id, invitation)
    },
    close() {
      server?.close()
      device.close()
    },
    remove: ({ id }) => device.remove(id),
    tiles: async ({ game }) => (await load(game)).gameView.tiles?.() ?? [],
    rules: ({ game, language }) => {
      if (!library.games.includes(game)) throw new Trouble('unknown')
      return library.rules(game, language)
    },
    server: (given) => online().call(given),
    async newTable(given) {
      try {
        return { id: (await online().api.newTable(given)).id }
      } catch (error) {
        const refusal = error instanceof ServerCallFailed ? error.more.refusal : undefined
        if (!refusal) throw error
        return translator.explain(given.game, refusal, [])
      }
    },
    tableBoards: ({ tables }) => readTableBoards(tables, { api: online().api, library, translator }),
    watchLobby: ({ on }) => server?.connection.lobby(on),
    accountChanged: () => server?.connection.renew(),
  }

  return {
    ask<A extends RequestName>(ask: A, given: RequestInput<A>) {
      const work = async () => answers[ask](given)
      const isAtServer = server?.isOpen && ask in atTable
      return isAtServer || WAITING.includes(ask) ? work() : inTurn(work)
    },
    backOnline: () => server?.hurry(),
    changedElsewhere: (id) => inTurn(() => device.changedElsewhere(id)),
  }
}
