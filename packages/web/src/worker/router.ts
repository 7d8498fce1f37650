import { isRefusal } from '@roundhouse/kernel'
import { filesOf } from './files.ts'
import { type Library, loadedFrom } from './library.ts'
import { localOf } from './local.ts'
import { Unanswered } from './online/calling.ts'
import type { Net } from './online/net.ts'
import { remoteOf } from './online/remote.ts'
import type { Answer, Answers, Ask, Given, Push } from './protocol.ts'
import { queue } from './queue.ts'
import { gameCard } from './sample.ts'
import { newSession } from './session.ts'
import type { Store } from './store.ts'
import { translatorOf } from './translator.ts'
import { Trouble } from './trouble.ts'

/** What the router works with. */
export interface Environment {
  readonly library: Library
  readonly store: Store
  tell(push: Push): void
  /** The time, in milliseconds since 1970. */
  now(): number
  /** 32 random bits. */
  random(): number
  /** Does something later; nothing else is waited for. */
  later(work: () => void, milliseconds: number): void
  /** Tells the other windows that a game has changed. */
  announce(id: string): void
  /** The way to the server, where there may be one. */
  readonly net?: Net
}

export interface Router {
  ask<A extends Ask>(ask: A, given: Given<A>): Promise<Answer<A>>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
  /** There is a network again. */
  backOnline(): void
}

/** Answers that may wait for the server hold nothing else up. */
const WAITING: readonly Ask[] = [
  'open',
  'again',
  'export',
  'branch',
  'server',
  'newTable',
  'hearLobby',
  'somebodyElse',
]

/** Answers what the page asks, one request after another. */
export function routerOf({ library, store, tell, now, random, later, announce, net }: Environment): Router {
  const inTurn = queue()
  const voice = translatorOf(library)
  const loaded = (id: string) => loadedFrom(library, id)
  const freshId = (): string => (random() * 2 ** 21 + (random() >>> 11)).toString(36).padStart(11, '0')

  const local = localOf({ library, store, voice, inTurn, tell, now, later, announce })
  const { explain, readerOf } = voice
  const remote = net && remoteOf({ net, tell, random, later, loaded, explain, readerOf })
  const server = () => {
    if (!remote) throw new Trouble('absent')
    return remote
  }

  const answers: Answers = {
    ...local.answers,
    ...filesOf({ library, voice, local, remote, random, freshId }),
    speak({ language }) {
      voice.language = language
      local.show()
      remote?.show()
    },
    pace: ({ pace }) => local.pace(pace),
    catalogue: () =>
      Promise.all(
        library.games.map(async (id) => {
          const { game, gameView, bots } = await loaded(id)
          return gameCard(game, gameView, Object.keys(bots), voice.language)
        }),
      ),
    list: () => store.list(),
    async newGame({ game: id, players, options, seed }) {
      const { game, gameView } = await loaded(id)
      const session = newSession(game, { options, seed }, { id: freshId(), seats: players })
      if (isRefusal(session))
        return explain(
          id,
          session,
          players.map(({ name }) => name),
        )
      await local.keep(session, gameView)
      return { id: session.id }
    },
    async open({ id, invitation }) {
      const isHere = await inTurn(async () => {
        if (remote && !(await local.has(id))) {
          local.close()
          return false
        }
        remote?.close()
        await local.open(id)
        return true
      })
      if (!isHere) await server().open(id, invitation)
    },
    close() {
      remote?.close()
      local.close()
    },
    remove: ({ id }) => local.remove(id),
    tiles: async ({ game }) => (await loaded(game)).gameView.tiles?.() ?? [],
    rules: ({ game, language }) => {
      if (!library.games.includes(game)) throw new Trouble('unknown')
      return library.rules(game, language)
    },
    server: (call) => server().call(call),
    async newTable(given) {
      try {
        return { id: (await server().api.newTable(given)).id }
      } catch (error) {
        const refusal = error instanceof Unanswered ? error.more.refusal : undefined
        if (!refusal) throw error
        return explain(given.game, refusal, [])
      }
    },
    hearLobby: ({ on }) => remote?.line.lobby(on),
    somebodyElse: () => remote?.line.renew(),
  }

  return {
    ask<A extends Ask>(ask: A, given: Given<A>) {
      const isAtServer = remote?.isOpen && ask in remote.answers
      const answer: Answers[A] = isAtServer ? (remote.answers as Answers)[ask] : answers[ask]
      const work = async () => answer(given)
      return isAtServer || WAITING.includes(ask) ? work() : inTurn(work)
    },
    backOnline: () => remote?.hurry(),
    changedElsewhere: (id) => inTurn(() => local.changedElsewhere(id)),
  }
}
