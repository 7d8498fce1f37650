import { GAMES } from '@roundhouse/games'
import {
  eventsFor,
  type Game,
  type GameEvent,
  type GameState,
  isRefusal,
  newTable,
  redactFor,
  replayEntry,
  type Viewer,
} from '@roundhouse/kernel'
import { exportStoredGame, openDatabase } from '@roundhouse/server'
import type { GameChange } from '@roundhouse/wire'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { chooser, decide, movesMade, onTurn, type Visit, visit } from './player.ts'
import { type Recorder, recorderTo, type SentMessage } from './recorder.ts'
import { registerAs } from './siteWithServer.ts'
import { withServer } from './withServer.ts'

/** Somebody at a browser of their own, and everything that the server ever sent there. */
interface Person extends Visit {
  readonly name: string
  readonly recorder: Recorder
}

/** What lies face down in 1846. */
interface Secrets {
  readonly draft: { readonly deck: readonly string[]; readonly chosen: readonly (readonly string[])[] } | null
}

describe.skipIf(noBrowser)('people play together', { timeout: 400_000 }, () => {
  const here = withServer()

  async function arrives(name: string): Promise<Person> {
    const recorder = await recorderTo(here.site.address)
    const person = { name, recorder, ...(await visit(here.browser)) }
    person.page.setDefaultTimeout(30_000)
    await person.page.goto(recorder.address)
    return person
  }

  const round = (page: Page): Promise<string> => page.locator('.title-bar .round').innerText()

  test('three play the draft and a stock round of 1846, a fourth looks on, and nobody is sent a hidden card', async () => {
    const [ada, ben, cy, dee] = (await Promise.all(['Ada', 'Ben', 'Cy', 'Dee'].map(arrives))) as [
      Person,
      Person,
      Person,
      Person,
    ]
    const players = [ada, ben, cy]
    const all = [...players, dee]
    for (const { page, name } of players) await registerAs(page, name)

    await ada.page.goto(new URL('/new/1846#online', ada.recorder.address).href)
    await ada.page.getByLabel('3', { exact: true }).check()
    await ada.page.getByLabel('Name of the table').fill('Friday')
    await ada.page.getByRole('button', { name: 'Set the table up' }).click()
    await ada.page.getByText('The game can start when every chair is taken.').waitFor()
    await dee.page.getByRole('link', { name: 'Friday' }).click()
    await dee.page.getByRole('heading', { name: 'Friday' }).waitFor()
    for (const { page } of [ben, cy]) await page.getByRole('button', { name: 'Join: 1846: Friday' }).click()
    const id = ada.page.url().split('/').at(-1)!
    await ada.page.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all(all.map(({ page }) => page.locator('.turn-bar').waitFor()))
    await dee.page.getByText('You are watching.').waitFor()

    const seen = async (moves: number) => {
      for (const { page, name } of all)
        await expect.poll(() => movesMade(page), { message: name, timeout: 60_000 }).toBe(moves)
      for (const { recorder } of all) recorder.time = moves
    }
    // the name of a tab says at once whether its player is asked
    const namesTheirTabs = async () => {
      for (const { page, name } of all) {
        const isAsked = (await page.locator('.turn-bar.mine').count()) > 0
        const tab = isAsked ? /^\(1\) 1846/ : /^1846/
        await expect.poll(() => page.title(), { message: name, timeout: 2000 }).toMatch(tab)
      }
    }
    const any = chooser(7)
    let moves = 0
    let bought = 0
    await seen(0)
    while (!(await round(ada.page)).includes('Operating')) {
      const isDraft = (await round(ada.page)).includes('istribution')
      const mover = await onTurn(players)
      expect(await dee.page.locator('.turn-bar.mine').count()).toBe(0)
      // who looks on has nothing to take back
      expect(await dee.page.locator('.action-bar').getByRole('button').count()).toBe(0)
      await decide(mover.page, { any, hurried: !isDraft && ++bought > 6 })
      moves = await movesMade(mover.page)
      await seen(moves)
      await namesTheirTabs()
      if (bought === 3) ben.recorder.cut()
    }
    // everybody has drafted, and decided at least once in the stock round
    expect(bought).toBeGreaterThanOrEqual(players.length)
    expect(moves).toBeGreaterThan(bought + players.length)

    await ada.page.keyboard.press('t')
    await ada.page.getByLabel('Say something').fill('Good luck')
    await ada.page.getByLabel('Say something').press('Enter')
    await dee.page.getByText('1 new message').waitFor({ state: 'attached' })
    await dee.page.keyboard.press('t')
    await dee.page.getByRole('log', { name: 'Chat' }).getByText('Good luck').waitFor()

    expect(all.flatMap(({ errors }) => errors).filter((error) => !/WebSocket/.test(error))).toEqual([])
    for (const { close, recorder } of all) {
      await close()
      await recorder.close()
    }
    await here.site.stop()

    const played = await playedAt(here.site.data, id)
    let compared = 0
    const isPushed = ({ path, text }: SentMessage) => path === '/api/live' && changeIn(text) !== undefined
    for (const { recorder } of all)
      expect(recorder.sent.filter(isPushed).length).toBeGreaterThanOrEqual(moves - 1)
    for (const { recorder, name } of all) {
      const viewer = played.names.includes(name) ? played.names.indexOf(name) : null
      for (const { path, time, text } of recorder.sent) {
        // the files of the site are the same for everybody
        if (!path.startsWith('/api')) continue
        const change = changeIn(text)
        const hidden = change
          ? faceDown(played, change.seq, viewer)
          : faceDown(played, time, viewer).filter((card) => faceDown(played, time + 1, viewer).includes(card))
        const open = change ? openTo(played, change) : ''
        for (const card of hidden) {
          compared++
          // had it been told, it would be seen
          if (change) expect(shown(JSON.stringify(played.states[change.seq]), card)).toBeGreaterThan(0)
          expect(shown(text, card), `${name} at move ${time}: ${card} in ${path}`).toBe(shown(open, card))
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})

const countOf = (text: string, part: string): number => text.split(part).length - 1

/** How often a card is named, but for where every card of the game has its place. */
const shown = (text: string, card: string): number => countOf(text, `"${card}"`) - countOf(text, `"${card}":`)

/** What a message tells of the game, if it does. */
function changeIn(text: string): GameChange | undefined {
  if (!text.includes('"view":')) return undefined
  return (JSON.parse(text) as { change: GameChange }).change
}

/** A game as the database of the server has it: who played, every position, and what each move told. */
interface PlayedGame {
  readonly game: Game
  readonly names: readonly string[]
  readonly states: readonly GameState[]
  readonly eventsByMove: readonly (readonly GameEvent[])[]
}

/** The cards that this viewer may not see after so many moves. */
function faceDown({ game, states }: PlayedGame, moves: number, viewer: Viewer): string[] {
  const state = states[Math.min(moves, states.length - 1)]!
  const cards = ({ draft }: Secrets) => (draft ? [...draft.deck, ...draft.chosen.flat()] : [])
  const known = cards(redactFor(game, state, viewer) as GameState & Secrets)
  return cards(state as GameState & Secrets).filter(
    (card, index) => known[index] === 'hidden' && card !== 'blank',
  )
}

/** What everybody may know of such a change. */
const openTo = ({ game, states, eventsByMove }: PlayedGame, { seq, from }: GameChange): string =>
  JSON.stringify([
    redactFor(game, states[seq]!, null),
    eventsByMove.slice(from, seq + 1).map((events) => eventsFor(events, null)),
  ])

async function playedAt(folder: string, id: string): Promise<PlayedGame> {
  const game = await GAMES['1846']!()
  const db = await openDatabase({ folder })
  const record = (await exportStoredGame(db, id, async () => game))!
  await db.close()
  const eventsByMove: GameEvent[][] = [[]]
  const table = newTable(game, record, eventsByMove[0])
  if (isRefusal(table)) throw new Error(table.rule)
  const states = [structuredClone(table.state)]
  for (const entry of record.entries) {
    eventsByMove.push([])
    replayEntry(table, entry, eventsByMove.at(-1))
    states.push(structuredClone(table.state))
  }
  return { game, names: record.players, states, eventsByMove }
}
