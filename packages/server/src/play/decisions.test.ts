import { GAMES } from '@roundhouse/games'
import { decisions, hash, type Offer, randomAction, seeded } from '@roundhouse/kernel'
import type { GameDecisions, GameOpened, Judgement, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { entriesFrom } from '../store/games.ts'
import { browser, browserOf } from '../testing/browser.ts'
import { lookInto, moveOn, playToEnd } from '../testing/moves.ts'
import { askServerWith, type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'

const BNO = { game: 'baltimore-ohio' }

const asked = async ({ ask }: Pick<Person, 'ask'>, id: string, query = '') =>
  (await ask<GameDecisions>('GET', `/games/${id}/decisions${query}`)).body

const judge = async ({ ask }: Pick<Person, 'ask'>, id: string, action: unknown, query = '') =>
  (await ask<Judgement>('POST', `/games/${id}/why-not${query}`, { action })).body

/** Whoever is asked first, and the others. */
async function onTurn(players: readonly Person[], id: string) {
  const { turn } = (await players[0]!.ask<TableCard>('GET', `/tables/${id}`)).body
  const player = players[turn[0]!]!
  return { player, waiting: players.filter((one) => one !== player) }
}

/** Without what an open blank proposes. */
const listed = (offers: readonly Offer[]) =>
  offers.map(({ action, blank }) => ({
    action,
    ...(blank && { blank: blank.kind === 'open' ? { kind: blank.kind, field: blank.field } : blank }),
  }))

/** The cards of 1846 while they are distributed. */
const draftOf = (state: unknown) => (state as { draft: { deck: string[]; chosen: string[][] } }).draft

const hashNow = (services: TestServices, id: string) =>
  lookInto(services, id, ({ table }) => hash(table.state))

describeStores('what may be done', ({ fresh }) => {
  test.each(Object.keys(GAMES))('in %s one can play by what is answered alone', async (game) => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { game })
    const luck = seeded(4)
    // where trains run, until one has
    let isEnough = game !== '1846'
    for (let moves = 0; moves < 60 || !isEnough; moves++) {
      services.time += 1000
      const { player, waiting } = await onTurn(players, id)
      for (const other of waiting)
        expect(await asked(other, id, '?proposals=1')).toEqual({ seq: moves, decisions: [] })
      const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
      const own = decisions(await services.library.game(game), body.change.view)
      expect(await asked(player, id)).toEqual({
        seq: moves,
        decisions: own.map(({ offers, ...question }) => ({ ...question, offers: listed(offers) })),
      })
      const { seq, decisions: given } = await asked(player, id, '?proposals=1')
      const offers = given[0]!.offers as readonly Offer[]
      isEnough ||= offers.some(({ blank }) => blank?.kind === 'open')
      const action = randomAction(offers, luck)
      expect(await judge(player, id, action)).toEqual({ fine: true })
      expect(await player.ask('POST', `/games/${id}/actions`, { seq, action })).toMatchObject({
        status: 200,
        body: { seq: moves + 1 },
      })
    }
  })

  test('nobody is told of a hand by it: whatever is hidden, the answers are the same', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players)
    for (let moves = 0; moves < 2; moves++) await moveOn(services, id, players)
    const everybody = [...players, ...(await people(services, 'Eve'))]
    const { player } = await onTurn(players, id)
    const own = players.indexOf(player)
    const real = await lookInto(services, id, ({ table }) => structuredClone(draftOf(table.state)))
    const cards = [...new Set([...real.deck, ...real.chosen.flat()])]
    const answers = async () => {
      const all = []
      for (const one of everybody) {
        all.push(await asked(one, id, '?proposals=1'))
        for (const card of [...cards, 'hidden', 'nonsense'])
          all.push(await judge(one, id, { kind: 'draft', card }))
      }
      return all
    }
    const before = await answers()
    const seen = draftOf((await player.ask<GameOpened>('GET', `/games/${id}`)).body.change.view)
    const hidden = cards.filter((card) => ![...seen.deck, ...seen.chosen[own]!].includes(card))
    expect(hidden).not.toEqual([])
    const offered = JSON.stringify(await asked(player, id))
    for (const card of hidden) expect(offered).not.toContain(`"${card}"`)

    await lookInto(services, id, ({ table }) => {
      const draft = draftOf(table.state)
      const others = draft.chosen.flatMap((cards, seat) => (seat === own ? [] : cards))
      const secret = [...others, ...draft.deck.splice(seen.deck.indexOf('hidden'))]
      const last = secret.pop()!
      secret.unshift(last)
      draft.chosen = draft.chosen.map((cards, seat) =>
        seat === own ? cards : cards.map(() => secret.shift()!),
      )
      draft.deck.push(...secret)
      expect(draft).not.toEqual(real)
    })
    expect(await answers()).toEqual(before)
  })

  test('whoever only looks on is asked nothing, and there is nothing for whoever may not look', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const [eve] = await people(services, 'Eve')
    const nobody = { ask: askServerWith(services) }
    const { id } = await begunTable(players, BNO)
    for (const one of [eve!, nobody]) expect(await asked(one, id)).toEqual({ seq: 0, decisions: [] })
    const action = (await asked((await onTurn(players, id)).player, id)).decisions[0]!.offers[0]!.action
    const given = { action }
    expect(await nobody.ask('POST', `/games/${id}/why-not`, given)).toMatchObject({ status: 401 })
    expect(await eve!.ask('POST', `/games/${id}/why-not`, given)).toMatchObject({ status: 403 })

    const secret = await begunTable(players, { ...BNO, visibility: 'unlisted' })
    const waits = await waitingTable(players, BNO)
    for (const one of [eve!, nobody])
      for (const table of [secret.id, waits.id, 'abcdefgh'])
        expect(await one.ask('GET', `/games/${table}/decisions`)).toMatchObject({ status: 404 })
    expect(await asked(eve!, secret.id, `?invitation=${secret.invitation}`)).toMatchObject({ decisions: [] })
    for (const table of [secret.id, 'abcdefgh'])
      expect(await eve!.ask('POST', `/games/${table}/why-not`, given)).toMatchObject({ status: 404 })
  })

  test('what is refused is told by rule and in words, and nothing is done', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const before = await hashNow(services, id)
    const { player, waiting } = await onTurn(players, id)
    const { action } = (await asked(player, id)).decisions[0]!.offers[0]!
    const refused = {
      fine: false,
      refusal: { reason: 'turn', figures: { player: { seat: expect.anything() } } },
    }
    const en = await judge(waiting[0]!, id, action)
    expect(en).toMatchObject({ ...refused, sentence: expect.stringContaining(player.name) })
    const ja = await judge(waiting[0]!, id, action, '?lang=ja')
    expect(ja).toMatchObject({ ...refused, sentence: expect.stringMatching(/\p{sc=Hiragana}/u) })
    for (const odd of [
      { kind: 'nonsense' },
      { kind: '' },
      { ...action, extra: 1 },
      { ...action, seat: 0 },
      { kind: action.kind },
      { kind: 'toString' },
    ])
      expect(await judge(player, id, odd), JSON.stringify(odd)).toMatchObject({
        fine: false,
        refusal: { rule: expect.stringMatching(/^BO-/) },
        sentence: expect.stringMatching(/\S/),
      })
    expect(await hashNow(services, id)).toBe(before)
    expect(await entriesFrom(services.db, id, 0)).toEqual([])
    expect(services.lines).toEqual([])
  })

  test('the language is that of the address, or else of the browser', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben')
    const page = await browserOf(services, 'Cid')
    const { id, invitation } = await waitingTable(players, { ...BNO, players: 3 })
    await page.ask('POST', `/tables/${id}/join`, { invitation })
    await players[0]!.ask('POST', `/tables/${id}/start`, {})
    const read = async (accept: string, query = '') => {
      const path = `/games/${id}/why-not${query}`
      const given = { action: { kind: 'nonsense' } }
      return (await page.ask('POST', path, given, { 'Accept-Language': accept })).body.sentence
    }
    const [en, ja] = [await read('ja', '?lang=en'), await read('en', '?lang=ja')]
    expect(en).not.toBe(ja)
    for (const accept of ['ja', 'ja-JP, en;q=0.5', 'de, en;q=0.4, JA;q=0.8', 'fr;q=1, en;q=0, ja;q=0.1'])
      expect(await read(accept), accept).toBe(ja)
    for (const accept of ['', '*', 'de', 'en-GB,ja;q=0.9', 'ja;q=0', ';;,=q'])
      expect(await read(accept), accept).toBe(en)
  })

  test('what is not as described gets no further', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player } = await onTurn(players, id)
    const { action } = (await asked(player, id)).decisions[0]!.offers[0]!
    for (const given of [
      {},
      { action: 7 },
      { action: null },
      { action: [] },
      { action: {} },
      { action: { kind: 7 } },
      { action: { kind: 'x'.repeat(65) } },
      { action, seat: 1 },
      { action, seq: 0 },
      [action],
    ])
      expect(await player.ask('POST', `/games/${id}/why-not`, given), JSON.stringify(given)).toMatchObject({
        status: 400,
        body: { trouble: 'form' },
      })
    const paths = [
      ['POST', 'why-not?lang=de'],
      ['POST', 'why-not?lang=__proto__'],
      ['POST', 'why-not?seat=1'],
      ['GET', 'decisions?proposals=2'],
      ['GET', 'decisions?proposals=yes'],
      ['GET', 'decisions?seat=1'],
      ['GET', 'decisions?viewer=1'],
    ] as const
    for (const [method, path] of paths)
      expect(
        await player.ask(method, `/games/${id}/${path}`, method === 'POST' ? { action } : undefined),
        path,
      ).toMatchObject({ status: 400 })
  })

  test('whoever asks without end must wait', async () => {
    const services = await fresh()
    services.limits = {
      ...services.limits,
      reads: { most: 3, perSecond: 2 },
      writes: { account: { most: 2, perSecond: 2 }, address: { most: 100, perSecond: 100 } },
    }
    const api = apiOf(services)
    const ada = await browserOf(services, 'Ada', api)
    const statuses = []
    for (let count = 0; count < 4; count++)
      statuses.push((await ada.ask('GET', '/games/abcdefgh/decisions?proposals=1')).status)
    for (let count = 0; count < 3; count++)
      statuses.push((await ada.ask('POST', '/games/abcdefgh/why-not', { action: { kind: 'pass' } })).status)
    expect(statuses).toEqual([404, 404, 404, 429, 404, 404, 429])
    const foreign = await browser(services, api).ask(
      'POST',
      '/games/abcdefgh/why-not',
      {},
      { 'X-Roundhouse': '' },
    )
    expect(foreign.body).toEqual({ trouble: 'foreign' })
  })

  test('once it is over nobody is asked anything', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const ended = await begunTable(players, BNO)
    await players[0]!.ask('POST', `/tables/${ended.id}/ballots`, { kind: 'end', subject: 0 })
    for (const { ask } of players.slice(1))
      await ask('POST', `/tables/${ended.id}/ballots/end/0`, { agree: true })
    const { id } = await begunTable(players, BNO)
    const seq = await playToEnd(services, id)
    for (const player of players) {
      expect(await asked(player, ended.id)).toEqual({ seq: 0, decisions: [] })
      expect(await player.ask('POST', `/games/${ended.id}/why-not`, { action: { kind: 'pass' } })).toEqual({
        status: 409,
        body: { trouble: 'state' },
      })
      expect(await asked(player, id)).toEqual({ seq, decisions: [] })
      expect(await judge(player, id, { kind: 'pass' })).toMatchObject({ refusal: { reason: 'over' } })
    }
  })
})
