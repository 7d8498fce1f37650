import {
  canonical,
  copy,
  exported,
  isRefusal,
  newTable,
  reopen as replayed,
  type Table,
} from '@roundhouse/kernel'
import { readGame } from './importing.ts'
import { type Library, loadedFrom } from './library.ts'
import type { Local } from './local.ts'
import { namesOf, peopleOf, type Remote } from './online/remote.ts'
import { type Answers, type Branching, PERSON, type SeatPlan } from './protocol.ts'
import { knowsAll } from './seats.ts'
import { newSession, put } from './session.ts'
import type { Translator } from './translator.ts'
import { Trouble } from './trouble.ts'

/** What the desk lends to whatever makes one game of another. */
interface Lent {
  readonly library: Library
  readonly voice: Translator
  readonly local: Local
  /** The tables of the server, where there may be one. */
  readonly remote: Remote | undefined
  random(): number
  freshId(): string
}

/** Games that are written to a file, read from one, set up again, or played on from a moment of another. */
export function filesOf({
  library,
  voice,
  local,
  remote,
  random,
  freshId,
}: Lent): Pick<Answers, 'again' | 'branch' | 'export' | 'import'> {
  /** A game of its own from a moment of another. */
  async function branched(
    { game, record, line }: Table,
    seats: readonly SeatPlan[],
    branchOf: Branching,
  ): Promise<{ id: string }> {
    // With a seed of its own, so that a line that is tried does not tell what luck the game itself will have.
    const setup = { options: copy(record.options), setup: record.setup, seed: random() }
    const session = newSession(game, setup, { id: freshId(), seats, branchOf })
    if (isRefusal(session)) throw new Trouble('broken')
    for (const made of line.slice(0, branchOf.move)) put(session, made)
    await local.keep(session, await library.gameView(game.id))
    return { id: session.id }
  }

  return {
    async again({ id }) {
      if (remote && !(await local.has(id))) {
        const card = await remote.api.table(id)
        const { game, options, title, visibility, pace, undo } = card
        return { game, players: peopleOf(card), options, online: { title, visibility, pace, undo } }
      }
      const { table, seats } = await local.look(id)
      const { game, record, state } = table
      const { players, options, seed } = record
      const anew = newTable(game, { players, options, seed })
      const isOver = game.asked(state).length === 0
      // a game recorded elsewhere, or a line that was tried, did not have the luck of its seed
      const isItsLuck = !isRefusal(anew) && canonical(anew.record.setup) === canonical(record.setup)
      return {
        game: game.id,
        players: seats,
        options: copy(options) as Record<string, unknown>,
        ...(isOver && isItsLuck && { seed }),
      }
    },
    async branch({ move }) {
      if (remote?.isOpen) {
        const { card, file } = await remote.saved()
        if (file.redacted) throw new Trouble('unfinished')
        const table = replayed((await loadedFrom(library, card.game)).game, file)
        if ('refused' in table) throw new Trouble('damaged')
        return branched(table, peopleOf(card), { id: card.id, move })
      }
      const { session } = local.atTable()
      if (!knowsAll(session, move)) throw new Trouble('hidden')
      const { id, table, seats } = session
      return branched(
        table,
        seats.map(({ name }) => ({ name, kind: PERSON })),
        { id, move },
      )
    },
    async export({ id }) {
      if (remote && !(await local.has(id))) {
        const { card, file } = await remote.saved(id)
        return { file: fileName(card.game, namesOf(card)), text: `${JSON.stringify(file)}\n` }
      }
      const { table, seats } = await local.look(id)
      return {
        file: fileName(table.game.id, table.record.players),
        text: `${JSON.stringify({ ...exported(table), seats: seats.map(({ kind }) => kind) })}\n`,
      }
    },
    async import({ text }) {
      const session = await readGame(text, library, freshId()).catch((error: unknown) => {
        throw error instanceof Trouble ? error : new Trouble('damaged')
      })
      if ('refused' in session) {
        const { game, action, refused, players } = session
        const { sentence } = await voice.explain(game.id, refused, players)
        if (action === undefined) throw new Trouble('damaged', { sentence })
        throw new Trouble('action', { action, ...(refused.rule !== game.fallbackRules.form && { sentence }) })
      }
      await local.keep(session, await library.gameView(session.table.game.id))
      return { id: session.id, moves: session.table.line.length }
    },
  }
}

const fileName = (game: string, players: readonly string[]): string => `${game}-${players.join('-')}.json`
