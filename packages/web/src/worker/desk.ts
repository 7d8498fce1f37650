import {
  type Action,
  canonical,
  copy,
  exported,
  type Game,
  isRefusal,
  type Language,
  newTable,
  type Reader,
  type Refusal,
  type RuleBook,
  readRuleBook,
  reopen as replayed,
  type Stage,
  sentenceOf,
  type Table,
  UnfitRecord,
  viewOf,
  whyNot,
} from '@roundhouse/kernel'
import { isBotAsked, playBot } from './bots.ts'
import { cardOf, storedOf } from './card.ts'
import { readGame } from './importing.ts'
import type { Bots, Library } from './library.ts'
import { CODES, Unanswered } from './online/calling.ts'
import type { Net } from './online/net.ts'
import { namesOf, peopleOf, remoteOf } from './online/remote.ts'
import {
  type Answer,
  type Answers,
  type Ask,
  type Branching,
  type Given,
  type Pace,
  PERSON,
  type Push,
  type SeatPlan,
  type WhyNot,
} from './protocol.ts'
import { gameCard } from './sample.ts'
import { handOver, knowsAll, takeDevice, viewerOf } from './seats.ts'
import { seenBy } from './seen.ts'
import { giveBack, isPerson, makeMove, put, type Sitting, sitAgain, sitDown, takeBack } from './sitting.ts'
import type { Store } from './store.ts'
import { Trouble } from './trouble.ts'
import { logFrom, momentOf, newFrom, nowOf } from './view.ts'

/** The world around the desk. */
export interface Surroundings {
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

/** The game on the desk, with what it is shown and played with. */
interface Open {
  readonly sitting: Sitting
  readonly stage: Stage
  readonly bots: Bots
}

export interface Desk {
  ask<A extends Ask>(ask: A, given: Given<A>): Promise<Answer<A>>
  /** Another window has changed this game. */
  changedElsewhere(id: string): Promise<void>
  /** There is a network again. */
  backOnline(): void
}

/** How long a bot's move is left on the screen. */
const READABLE = 1000

/** How many moves bots make before the screen is brought up to date. */
const AT_ONCE = 20

/** Answers what the page asks, one request after another. */
export function deskOf({ library, store, tell, now, random, later, announce, net }: Surroundings): Desk {
  let language: Language = 'en'
  let pace: Pace = 'second'
  let open: Open | undefined
  let shown: { readonly sitting: Sitting; readonly told: Sitting['told']; readonly key: string } | undefined
  let botIsDue = false
  let thinking = false
  const books = new Map<string, Promise<RuleBook>>()

  const reader = ({ table }: Sitting): Reader => ({ language, players: table.record.players })
  const atTable = () => {
    if (!open) throw new Trouble('missing')
    return open
  }
  const loaded = async (id: string): Promise<{ game: Game; stage: Stage; bots: Bots }> => {
    if (!library.games.includes(id)) throw new Trouble('unknown')
    const [game, stage, bots] = await Promise.all([library.game(id), library.stage(id), library.bots(id)])
    return { game, stage, bots }
  }
  const bookOf = (game: string): Promise<RuleBook> => {
    const key = `${game} ${language}`
    const known = books.get(key) ?? library.rules(game, language).then(readRuleBook)
    books.set(key, known)
    return known
  }
  const told = async (game: string, refusal: Refusal, players: readonly string[]): Promise<WhyNot> => {
    const book = await bookOf(game)
    const { rule } = refusal
    return { rule, sentence: sentenceOf(book, refusal, players), text: book.get(rule)?.text ?? '' }
  }

  /** Shows where the game stands, with the lines of the log that the page does not have. */
  function show(): void {
    if (!open) return
    const { sitting, stage } = open
    const viewer = viewerOf(sitting)
    const key = `${language} ${viewer}`
    const known = shown?.sitting === sitting && shown.key === key ? shown.told : []
    const from = newFrom(sitting.told, known)
    shown = { sitting, told: [...sitting.told], key }
    tell({
      happened: 'position',
      position: nowOf(sitting, stage, reader(sitting)),
      log: logFrom(sitting, from, stage, viewer, reader(sitting)),
    })
  }

  async function keep(sitting: Sitting, stage: Stage): Promise<void> {
    const stored = await store
      .put(storedOf(sitting), cardOf(sitting, stage, now()))
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
    const { sitting, stage } = atTable()
    handOver(sitting)
    try {
      await keep(sitting, stage)
    } finally {
      show()
    }
    letBotsMove()
  }

  async function read(id: string): Promise<Open> {
    const stored = await store.get(id)
    if (!stored) throw new Trouble('missing')
    const { game, stage, bots } = await loaded(stored.record.game)
    const sitting = sitAgain(game, stored.record, stored)
    sitting.revision = stored.revision
    return { sitting, stage, bots }
  }

  const remote =
    net &&
    remoteOf({
      net,
      tell,
      random,
      later,
      loaded,
      told,
      readerOf: (players) => ({ language, players }),
    })
  const server = () => {
    if (!remote) throw new Trouble('absent')
    return remote
  }
  /** Whether a game is not on this device, but may be the server's. */
  const isRemote = async (id: string): Promise<boolean> =>
    remote !== undefined && open?.sitting.id !== id && !(await store.get(id))

  /** A game of its own from a moment of another. */
  async function branched(
    { game, record, line }: Table,
    seats: readonly SeatPlan[],
    branchOf: Branching,
  ): Promise<{ id: string }> {
    // With a seed of its own, so that a line that is tried does not tell what luck the game itself will have.
    const setup = { options: copy(record.options), setup: record.setup, seed: random() }
    const sitting = sitDown(game, setup, { id: freshId(), seats, branchOf })
    if (isRefusal(sitting)) throw new Trouble('broken')
    for (const made of line.slice(0, branchOf.move)) put(sitting, made)
    await keep(sitting, await library.stage(game.id))
    return { id: sitting.id }
  }

  async function reopen(id: string): Promise<void> {
    const holder = open?.sitting.id === id ? open.sitting.holder : null
    open = await read(id)
    open.sitting.holder = holder
    handOver(open.sitting)
    show()
    letBotsMove()
  }

  function think(begins: boolean): void {
    if (thinking !== begins) tell({ happened: 'thinking', thinking: begins })
    thinking = begins
  }

  function letBotsMove(): void {
    const isDue = open !== undefined && pace !== 'step' && isBotAsked(open.sitting)
    think(isDue)
    if (!isDue || botIsDue) return
    botIsDue = true
    later(() => void inTurn(botsMove).catch(report), pace === 'instant' ? 0 : READABLE)
  }

  async function botsMove(): Promise<void> {
    botIsDue = false
    if (!open || pace === 'step') return think(false)
    const most = pace === 'instant' ? AT_ONCE : 1
    let made = 0
    while (made < most && playBot(open.sitting, open.bots)) made++
    if (made > 0) await changed()
    else think(false)
  }

  function report(error: unknown): void {
    think(false)
    tell({ happened: 'trouble', trouble: codeOf(error) })
  }

  const freshId = (): string => (random() * 2 ** 21 + (random() >>> 11)).toString(36).padStart(11, '0')

  const answers: Answers = {
    speak({ language: spoken }) {
      language = spoken
      show()
      remote?.show()
    },
    pace({ pace: wanted }) {
      pace = wanted
      letBotsMove()
    },
    catalogue: () =>
      Promise.all(
        library.games.map(async (id) => {
          const { game, stage, bots } = await loaded(id)
          return gameCard(game, stage, Object.keys(bots), language)
        }),
      ),
    list: () => store.list(),
    async newGame({ game: id, players, options, seed }) {
      const { game, stage } = await loaded(id)
      const sitting = sitDown(game, { options, seed }, { id: freshId(), seats: players })
      if (isRefusal(sitting))
        return told(
          id,
          sitting,
          players.map(({ name }) => name),
        )
      await keep(sitting, stage)
      return { id: sitting.id }
    },
    async again({ id }) {
      if (await isRemote(id)) {
        const card = await server().api.table(id)
        const { game, options, title, visibility, pace, undo } = card
        return { game, players: peopleOf(card), options, online: { title, visibility, pace, undo } }
      }
      const { sitting } = open?.sitting.id === id ? open : await read(id)
      const { game, record, state } = sitting.table
      const { players, options, seed } = record
      const anew = newTable(game, { players, options, seed })
      const isOver = game.asked(state).length === 0
      // a game recorded elsewhere, or a line that was tried, did not have the luck of its seed
      const isItsLuck = !isRefusal(anew) && canonical(anew.record.setup) === canonical(record.setup)
      return {
        game: game.id,
        players: sitting.seats,
        options: copy(options) as Record<string, unknown>,
        ...(isOver && isItsLuck && { seed }),
      }
    },
    async open({ id, invitation }) {
      if (!(await isRemote(id))) {
        remote?.close()
        return reopen(id)
      }
      open = undefined
      think(false)
      await server().open(id, invitation)
    },
    close() {
      remote?.close()
      open = undefined
      shown = undefined
      think(false)
    },
    async remove({ id }) {
      await store.remove(id)
      if (open?.sitting.id === id) open = undefined
      announce(id)
      tell({ happened: 'shelf' })
    },
    async move({ seat, action, next }) {
      const { sitting } = atTable()
      const { game, record } = sitting.table
      const refused = makeMove(sitting, seat, action)
      if (refused) return told(game.id, refused, record.players)
      const then = next === undefined ? undefined : makeMove(sitting, seat, next)
      await changed()
      return then ? told(game.id, then, record.players) : null
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
      const { sitting, stage } = atTable()
      return momentOf(sitting, stage, reader(sitting), Math.min(move, sitting.table.line.length))
    },
    async branch({ move }) {
      if (remote?.isOpen) {
        const { card, file } = await remote.saved()
        if (file.redacted) throw new Trouble('unfinished')
        const table = replayed((await loaded(card.game)).game, file)
        if ('refused' in table) throw new Trouble('damaged')
        return branched(table, peopleOf(card), { id: card.id, move })
      }
      const { sitting } = atTable()
      if (!knowsAll(sitting, move)) throw new Trouble('hidden')
      const { id, table, seats } = sitting
      return branched(
        table,
        seats.map(({ name }) => ({ name, kind: PERSON })),
        { id, move },
      )
    },
    choices({ actions }) {
      const { sitting, stage } = atTable()
      const seat = seatOnTurn(sitting)
      const state = seenBy(sitting, seat)
      return actions.map((action: Action) => stage.choice(state, action, seat, reader(sitting)))
    },
    async whyNot({ action }) {
      const { sitting } = atTable()
      const { game, state, record } = sitting.table
      const refused = whyNot(game, state, seatOnTurn(sitting), action)
      return refused ? told(game.id, refused, record.players) : null
    },
    tiles: async ({ game }) => (await loaded(game)).stage.tiles?.() ?? [],
    hex({ hex }) {
      const { sitting, stage } = atTable()
      const state = viewOf(sitting.table.game, sitting.table.state, viewerOf(sitting))
      return stage.hex?.(state, hex, reader(sitting)) ?? { facts: [], tiles: [] }
    },
    draw({ filling, stroke }) {
      const { sitting, stage } = atTable()
      const state = seenBy(sitting, seatOnTurn(sitting))
      return stage.draw?.(state, filling, stroke, reader(sitting)) ?? null
    },
    async export({ id }) {
      if (await isRemote(id)) {
        const { card, file } = await server().saved(id)
        return { file: fileName(card.game, namesOf(card)), text: `${JSON.stringify(file)}\n` }
      }
      const { sitting } = open?.sitting.id === id ? open : await read(id)
      const { game, record } = sitting.table
      return {
        file: fileName(game.id, record.players),
        text: `${JSON.stringify({ ...exported(sitting.table), seats: sitting.seats.map(({ kind }) => kind) })}\n`,
      }
    },
    async import({ text }) {
      const sitting = await readGame(text, library, freshId()).catch((error: unknown) => {
        throw error instanceof Trouble ? error : new Trouble('damaged')
      })
      if ('refused' in sitting) {
        const { game, action, refused, players } = sitting
        const { sentence } = await told(game.id, refused, players)
        if (action === undefined) throw new Trouble('damaged', { sentence })
        throw new Trouble('action', { action, ...(refused.rule !== game.door.form && { sentence }) })
      }
      await keep(sitting, await library.stage(sitting.table.game.id))
      return { id: sitting.id, moves: sitting.table.line.length }
    },
    rules: ({ game, language: spoken }) => {
      if (!library.games.includes(game)) throw new Trouble('unknown')
      return library.rules(game, spoken)
    },
    server: (call) => server().call(call),
    async newTable(given) {
      try {
        return { id: (await server().api.newTable(given)).id }
      } catch (error) {
        const refusal = error instanceof Unanswered ? error.more.refusal : undefined
        if (!refusal) throw error
        return told(given.game, refusal, [])
      }
    },
    hearLobby: ({ on }) => remote?.line.lobby(on),
    somebodyElse: () => remote?.line.renew(),
  }

  /** Answers that wait for the server hold nothing else up. */
  const WAITING: readonly Ask[] = ['server', 'newTable', 'hearLobby', 'somebodyElse']

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }

  return {
    ask<A extends Ask>(ask: A, given: Given<A>) {
      const isAtServer = remote?.isOpen && ask in remote.answers
      const answer: Answers[A] = isAtServer ? (remote.answers as Answers)[ask] : answers[ask]
      const work = async () => answer(given)
      return isAtServer || WAITING.includes(ask) ? work() : inTurn(work)
    },
    backOnline: () => remote?.line.hurry(),
    changedElsewhere: (id) =>
      inTurn(async () => {
        tell({ happened: 'shelf' })
        if (open?.sitting.id !== id) return
        const stored = await store.get(id)
        if (stored && stored.revision > open.sitting.revision) await reopen(id)
      }),
  }
}

/** The seat for which the page asks: the person who is asked, else whoever has the device. */
function seatOnTurn({ table, seats, holder }: Sitting): number {
  const asked = table.game.asked(table.state)
  const mine = asked.find(({ seat }) => seat === holder) ?? asked.find(({ seat }) => isPerson(seats[seat]!))
  return mine?.seat ?? holder ?? 0
}

const fileName = (game: string, players: readonly string[]): string => `${game}-${players.join('-')}.json`

export function codeOf(error: unknown): Trouble['code'] {
  if (error instanceof Unanswered) return CODES[error.reason]
  if (error instanceof Trouble) return error.code
  if (error instanceof UnfitRecord) return error.reason === 'version' ? 'version' : 'damaged'
  return 'broken'
}
