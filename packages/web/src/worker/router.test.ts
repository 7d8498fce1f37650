import { beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '../testing/memoryStore.ts'
import { library } from '../testing/pebbleLibrary.ts'
import type { Store } from './device/store.ts'
import { showcaseOf } from './library/showcase.ts'
import type { Push } from './protocol/messages.ts'
import type { LoggedLine, Position } from './protocol/position.ts'
import type { RequestAnswer, RequestInput, RequestName } from './protocol/requests.ts'
import type { SeatPlan } from './protocol/seatPlan.ts'
import { type Router, routerOf } from './router.ts'
import { Trouble } from './trouble.ts'

const person = (name: string): SeatPlan => ({ name, kind: 'person' })
const bot = (name: string): SeatPlan => ({ name, kind: 'one' })

let store: Store
let pushes: Push[]
let due: (() => void)[]
let announced: string[]
let seed: number
let router: Router

/** A router of its own at the same store: what a reload, or another window, has. */
function freshRouter(from = library): Router {
  return routerOf({
    library: from,
    store,
    publish: (push) => pushes.push(push),
    now: () => 1000,
    random: () => seed++,
    later: (work) => due.push(work),
    announce: (id) => announced.push(id),
  })
}

beforeEach(() => {
  store = memoryStore()
  pushes = []
  due = []
  announced = []
  seed = 7
  router = freshRouter()
})

const ask = <A extends RequestName>(name: A, given: RequestInput<A>): Promise<RequestAnswer<A>> =>
  router.ask(name, given)

async function begin(players: readonly SeatPlan[], options = {}): Promise<string> {
  const answer = await ask('newGame', { game: 'pebbles', players, options, seed: 1 })
  if (!('id' in answer)) throw new Error(answer.sentence)
  await ask('open', { id: answer.id })
  return answer.id
}

const take = (count: number) => ({ kind: 'take', count })

function positions(): Position[] {
  return pushes.flatMap((push) => (push.happened === 'position' ? [push.position] : []))
}

const now = (): Position => positions().at(-1)!

/** The log as the page has it. */
const log = (): string[] => {
  let lines: readonly LoggedLine[] = []
  for (const push of pushes)
    if (push.happened === 'position')
      lines = [...lines.filter(({ move }) => move < push.log.from), ...push.log.lines]
  return lines.map(({ move, text }) => `${move} ${text}`)
}

/** Lets time pass until nothing is due any more. */
async function whileDue(): Promise<void> {
  for (let work = due.shift(); work; work = due.shift()) {
    work()
    await ask('list', null)
  }
}

describe('one person', () => {
  test('a move is judged, stored and shown', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    expect(now().turn).toEqual({ seat: 0, prompt: 'take pebbles' })
    expect(now().offers).toEqual([
      {
        action: { kind: 'take' },
        blank: { kind: 'integer', field: 'count', min: 1, max: 3 },
        target: { on: 'nothing' },
        heading: 'Take',
      },
      { action: { kind: 'toss' }, target: { on: 'nothing' }, heading: 'Toss a coin' },
    ])
    expect(await ask('move', { seat: 0, action: take(3) })).toBeNull()
    expect(now()).toMatchObject({ move: 1, moves: 1, turn: { seat: 1 }, viewer: 1, canUndo: true })
    expect(log()).toEqual(['1 Aoi takes 3'])
    expect((await store.get(id))!.record.entries).toHaveLength(1)
    expect(announced).toEqual([id, id])
  })

  test('two moves that are decided together are shown at once', async () => {
    await begin([person('Left'), person('Right')])
    const shown = positions().length
    const refused = await ask('move', { seat: 0, action: take(3), next: take(1) })
    expect(refused).toMatchObject({ rule: 'PB-1.2' })
    expect(positions()).toHaveLength(shown + 1)
    expect(now()).toMatchObject({ moves: 1, turn: { seat: 1 } })
  })

  test('a refusal says why, with the rule, and nothing changes', async () => {
    await begin([person('Aoi'), person('Marek')])
    const before = pushes.length
    expect(await ask('move', { seat: 0, action: take(4) })).toEqual({
      rule: 'PB-2.1',
      sentence: 'You cannot take 4 of 12 pebbles.',
      text: '**PB-2.1 Take.** Take one to three pebbles.',
    })
    expect(pushes).toHaveLength(before)
    expect((await ask('whyNot', { actions: [{ kind: 'dance' }] }))?.sentence).toBe('There is no such action.')
    expect(await ask('whyNot', { actions: [take(2)] })).toBeNull()
  })

  test('a set-up that the rules forbid is refused', async () => {
    const given = { game: 'pebbles', options: {}, seed: 1 }
    expect(await ask('newGame', { ...given, players: [person('Aoi')] })).toMatchObject({ rule: 'PB-1.1' })
    expect(await ask('newGame', { ...given, players: [person('A'), person('A')] })).toMatchObject({
      sentence: 'Every player needs a name of their own.',
    })
  })

  test('what an action would bring', async () => {
    await begin([person('Aoi'), person('Marek')])
    expect(await ask('optionsAt', { actions: [take(2), { kind: 'toss' }] })).toMatchObject({
      previews: [{ label: 'Take 2', changes: [{ before: '12', after: '10' }] }, { label: 'Toss' }],
      tiles: [],
      refusal: null,
    })
  })

  test('where nothing is offered, the reason that most attempts share', async () => {
    await begin([person('Aoi'), person('Marek')])
    const attempts = { kinds: [], actions: [{ kind: 'dance' }, take(7), take(7)] }
    expect(await ask('optionsAt', { actions: [], attempts })).toMatchObject({
      refusal: { sentence: 'You cannot take 7 of 12 pebbles.' },
    })
  })

  test('what a filled blank would bring, or why it cannot be filled so', async () => {
    await begin([person('Aoi'), person('Marek')])
    expect(await ask('previewFilled', { action: take(3) })).toMatchObject({
      preview: { label: 'Take 3' },
      refusal: null,
    })
    expect(await ask('previewFilled', { action: take(4) })).toMatchObject({
      preview: null,
      refusal: { rule: 'PB-2.1' },
    })
  })

  test('another language tells everything again', async () => {
    await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: take(3) })
    await ask('speak', { language: 'ja' })
    expect(now().turn?.prompt).toBe('石を取る')
    expect(log()).toEqual(['1 Aoiが3個取る'])
    expect((await ask('whyNot', { actions: [take(9)] }))?.sentence).toBe('9個の石から9個は取れません。')
  })
})

describe('nothing is lost', () => {
  test('a game goes on after a reload, with its log and what was taken back', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: { kind: 'toss' } })
    await ask('move', { seat: 1, action: take(2) })
    await ask('undo', null)
    const before = now()
    const lines = log()
    pushes = []
    router = freshRouter()
    await ask('open', { id })
    expect(now()).toEqual(before)
    expect(log()).toEqual(lines)
    expect(now().canRedo).toBe(true)
    await ask('redo', null)
    expect(log()).toEqual([...lines, '2 Marek takes 2'])
  })

  test('a window that lost a race opens the game as it is', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    const here = router
    const there = freshRouter()
    await there.ask('open', { id })
    await there.ask('move', { seat: 0, action: take(1) })
    await expect(here.ask('move', { seat: 0, action: take(3) })).rejects.toThrow(new Trouble('elsewhere'))
    expect(now().scene.round).toBe('11 pebbles left')
    await here.ask('move', { seat: 1, action: take(3) })
    expect(now().scene.round).toBe('8 pebbles left')
  })

  test('where the bots of two windows move at once, nothing is wrong', async () => {
    const id = await begin([person('Aoi'), bot('Bo')])
    const there = freshRouter()
    await there.ask('open', { id })
    await router.ask('move', { seat: 0, action: take(1) })
    await there.changedElsewhere(id)
    expect(due).toHaveLength(2)
    for (const work of due.splice(0)) work()
    await there.ask('list', null)
    await whileDue()
    expect(now()).toMatchObject({ moves: 2, turn: { seat: 0 } })
    expect(pushes.filter(({ happened }) => happened === 'trouble')).toEqual([])
  })

  test('a table of the server that does not answer holds nothing up, and comes too late once it is left', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    const answers: ((response: Response) => void)[] = []
    const asked: string[] = []
    const slow = routerOf({
      library,
      store,
      publish: (push) => pushes.push(push),
      now: () => 1000,
      random: () => seed++,
      later: () => {},
      announce: () => {},
      net: {
        fetch(path) {
          asked.push(path)
          return new Promise((answer) => answers.push(answer))
        },
        socket: () => {
          throw new Error('nobody listens')
        },
      },
    })
    const opening = slow.ask('open', { id: 'far' })
    expect(await slow.ask('list', null)).toHaveLength(1)
    await slow.ask('close', null)
    await slow.ask('open', { id })
    pushes = []
    answers[0]!(Response.json({ id: 'far', state: 'waiting', seats: [] }))
    await opening
    expect(asked).toHaveLength(1)
    expect(pushes).toEqual([])
    await slow.ask('move', { seat: 0, action: take(2) })
    expect(now()).toMatchObject({ id, moves: 1 })
  })

  test('a window that is told of a change follows it', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    const there = freshRouter()
    await there.ask('open', { id })
    await there.ask('move', { seat: 0, action: take(1) })
    pushes = []
    await router.changedElsewhere(id)
    expect(now().moves).toBe(1)
  })

  test('a device without room keeps the game on the screen', async () => {
    await begin([person('Aoi'), person('Marek')])
    const { put } = store
    store.put = async () => {
      throw Object.assign(new Error(), { name: 'QuotaExceededError' })
    }
    await expect(ask('move', { seat: 0, action: take(1) })).rejects.toThrow(new Trouble('full'))
    expect(now().moves).toBe(1)
    store.put = put
    expect(await ask('move', { seat: 1, action: take(1) })).toBeNull()
  })

  test('what is opened is what was stored, though it was played here last', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: take(2) })
    const { put } = store
    store.put = () => Promise.reject(Object.assign(new Error(), { name: 'QuotaExceededError' }))
    await expect(ask('move', { seat: 1, action: take(1) })).rejects.toThrow(new Trouble('full'))
    store.put = put
    await ask('open', { id })
    expect(now()).toMatchObject({ moves: 1, turn: { seat: 1 } })
    const there = freshRouter()
    await there.ask('open', { id })
    await there.ask('move', { seat: 1, action: take(3) })
    await ask('open', { id })
    expect(now()).toMatchObject({ moves: 2, turn: { seat: 0 } })
  })

  test('games are listed and removed', async () => {
    const id = await begin([person('Aoi'), bot('Bot')])
    expect(await ask('list', null)).toMatchObject([
      {
        id,
        name: 'Pebbles',
        moves: 0,
        time: 1000,
        turn: [0],
        statusLines: { en: { prompt: 'take pebbles' }, ja: { round: '残り12個' } },
      },
    ])
    await ask('remove', { id })
    expect(await ask('list', null)).toEqual([])
    await expect(ask('open', { id })).rejects.toThrow(new Trouble('missing'))
  })
})

test('of which rules a game was begun by is known where its card does not say so', async () => {
  const games = [await begin([person('Aoi'), person('Marek')]), await begin([person('Aoi'), bot('B')])]
  for (const id of games) {
    const stored = (await store.get(id))!
    const { version: _, ...card } = (await store.list()).find((one) => one.id === id)!
    const version = id === games[0] ? 0 : stored.record.version
    await store.put({ ...stored, revision: 2, record: { ...stored.record, version } }, card)
  }
  const old = (await ask('list', null)).filter(({ oldRules }) => oldRules)
  expect(old.map(({ id }) => id)).toEqual([games[0]])
  const without = freshRouter({ ...library, games: [] })
  expect(await without.ask('list', null)).toMatchObject(games.map(() => ({ oldRules: true })))
})

describe('bots', () => {
  test('move at once when they are let run on, and at their pace again after that', async () => {
    await ask('pace', { pace: 'step' })
    await begin([bot('Bot 1'), bot('Bot 2'), person('Aoi')])
    expect(due).toHaveLength(0)
    await ask('forward', null)
    await whileDue()
    expect(now()).toMatchObject({ moves: 2, turn: { seat: 2 } })
    await ask('move', { seat: 2, action: take(1) })
    expect(due).toHaveLength(0)
  })

  test('stop running on when a pace is chosen', async () => {
    await begin([bot('Bot 1'), bot('Bot 2'), person('Aoi')])
    await ask('forward', null)
    await ask('pace', { pace: 'step' })
    await whileDue()
    expect(now()).toMatchObject({ moves: 0, turn: null })
  })

  test('do not move twice where a move was due already', async () => {
    await begin([bot('Bot 1'), person('Aoi')])
    expect(due).toHaveLength(1)
    await ask('forward', null)
    expect(due).toHaveLength(2)
    await whileDue()
    expect(now()).toMatchObject({ moves: 1, turn: { seat: 1 } })
  })

  test('move by themselves, one after another, at a readable pace', async () => {
    await begin([person('Aoi'), bot('B'), bot('C')])
    await ask('move', { seat: 0, action: take(2) })
    expect(now().turn).toBeNull()
    await whileDue()
    expect(log()).toEqual(['1 Aoi takes 2', '2 B takes 1', '3 C takes 1'])
    expect(
      positions()
        .slice(-3)
        .map(({ moves }) => moves),
    ).toEqual([1, 2, 3])
    expect(now()).toMatchObject({ turn: { seat: 0 }, viewer: 0 })
  })

  test('all at once when so asked', async () => {
    await ask('pace', { pace: 'instant' })
    await begin([person('Aoi'), bot('B'), bot('C')])
    await ask('move', { seat: 0, action: take(2) })
    await whileDue()
    expect(
      positions()
        .slice(-2)
        .map(({ moves }) => moves),
    ).toEqual([1, 3])
  })

  test('one move each time when stepped', async () => {
    await ask('pace', { pace: 'step' })
    await begin([person('Aoi'), bot('B'), bot('C')])
    await ask('move', { seat: 0, action: take(2) })
    await whileDue()
    expect(now().moves).toBe(1)
    await ask('botMove', null)
    expect(now().moves).toBe(2)
    await ask('pace', { pace: 'second' })
    await whileDue()
    expect(now().moves).toBe(3)
    await ask('botMove', null)
    expect(now().moves).toBe(3)
  })

  test('undo takes them back with the person, and redo gives them back', async () => {
    await begin([person('Aoi'), bot('B'), bot('C')])
    expect(now().canUndo).toBe(false)
    await ask('move', { seat: 0, action: take(2) })
    await whileDue()
    await ask('undo', null)
    expect(now()).toMatchObject({ moves: 0, canUndo: false, canRedo: true })
    expect(log()).toEqual([])
    await ask('redo', null)
    expect(now()).toMatchObject({ moves: 3, canRedo: false })
    expect(log()).toHaveLength(3)
  })

  test('luck is not taken back, whoever had it, but what was done openly since', async () => {
    await begin([person('Aoi'), bot('B')])
    await ask('move', { seat: 0, action: { kind: 'toss' } })
    await whileDue()
    expect(now()).toMatchObject({ moves: 2, canUndo: false })
    await ask('undo', null)
    expect(now().moves).toBe(2)
    await ask('move', { seat: 0, action: take(1) })
    await whileDue()
    await ask('undo', null)
    expect(now()).toMatchObject({ moves: 2, canUndo: false, turn: { seat: 0 } })
  })

  test('play a whole game among themselves', async () => {
    const id = await begin([bot('B'), bot('C')])
    await whileDue()
    expect(now()).toMatchObject({ over: true, moves: 12, turn: null, viewer: null })
    expect(now().standings).toMatchObject([
      { rank: 1, score: 6, facts: [{ label: 'Pebbles', value: '6' }] },
      { rank: 1 },
    ])
    expect((await ask('list', null))[0]).toMatchObject({ id, turn: [] })
    await ask('undo', null)
    expect(now()).toMatchObject({ moves: 12, canUndo: false })
  })
})

describe('what is hidden', () => {
  test('stays so until the device has been passed', async () => {
    await begin([person('Aoi'), person('Marek')], { charms: true })
    expect(now()).toMatchObject({ pass: 0, viewer: null, turn: null, offers: [] })
    await ask('take', null)
    expect(now()).toMatchObject({ pass: null, viewer: 0, turn: { seat: 0 } })
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    expect(now()).toMatchObject({ pass: 1, viewer: null, turn: null, offers: [] })
    expect(JSON.stringify(now())).not.toContain('fox')
    expect(log()).toEqual(['1 A charm is hidden'])
    await ask('take', null)
    expect(now().scene.players.map(({ facts }) => facts[0]?.value)).toEqual(['?', undefined])
    await ask('move', { seat: 1, action: { kind: 'hide', charm: 'owl' } })
    expect(now()).toMatchObject({ pass: 0, viewer: null, turn: null, offers: [] })
    expect(JSON.stringify(now())).not.toMatch(/fox|owl/)
    await ask('take', null)
    expect(now()).toMatchObject({ pass: null, viewer: 0, turn: { seat: 0 } })
    expect(now().scene.players.map(({ facts }) => facts[0]?.value)).toEqual(['fox', '?'])
    expect(log()).toEqual(['1 Only you see this', '1 A charm is hidden', '2 A charm is hidden'])
  })

  test('is never shown of a bot, nor in lists', async () => {
    await begin([person('Aoi'), bot('B')], { charms: true })
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    await whileDue()
    expect(now()).toMatchObject({ pass: null, viewer: 0 })
    expect(JSON.stringify(now())).not.toContain('owl')
    expect(JSON.stringify(await ask('list', null))).not.toMatch(/fox|owl/)
  })

  test('is not taken back, by whoever chose it or by whoever came after', async () => {
    await begin([person('Aoi'), person('Marek')], { charms: true })
    await ask('take', null)
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    expect(now()).toMatchObject({ pass: 1, canUndo: false })
    await ask('take', null)
    expect(now()).toMatchObject({ viewer: 1, canUndo: false })
    await ask('undo', null)
    expect(now()).toMatchObject({ moves: 1, viewer: 1 })
  })

  test('is not taken back with what a bot chose after it', async () => {
    await begin([person('Aoi'), bot('B')], { charms: true })
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    await whileDue()
    expect(now()).toMatchObject({ moves: 2, canUndo: false })
  })

  test('is taken back in a branch, where nobody hides anything from anybody', async () => {
    await begin([person('Aoi'), bot('B')], { charms: true })
    await ask('open', await ask('branch', { move: 0 }))
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    await ask('undo', null)
    expect(now()).toMatchObject({ moves: 0, turn: { seat: 0 } })
  })

  test('is asked for again after a reload', async () => {
    const id = await begin([person('Aoi'), person('Marek')], { charms: true })
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'fox' } })
    await ask('move', { seat: 1, action: { kind: 'hide', charm: 'owl' } })
    await ask('take', null)
    router = freshRouter()
    await ask('open', { id })
    expect(now()).toMatchObject({ pass: 0, viewer: null })
  })
})

describe('the past', () => {
  test('is shown as it was', async () => {
    await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: take(3) })
    await ask('move', { seat: 1, action: take(2) })
    const past = await ask('at', { move: 1 })
    expect(past).toMatchObject({ move: 1, moves: 2, turn: null, offers: [], asked: [{ seat: 1 }] })
    expect(past.scene.round).toBe('9 pebbles left')
  })

  test('can be played on in a game of its own, with luck of its own', async () => {
    const id = await begin([person('Aoi'), bot('B')])
    await ask('move', { seat: 0, action: { kind: 'toss' } })
    await whileDue()
    const branch = await ask('branch', { move: 1 })
    expect(now().id).toBe(id)
    await ask('open', { id: branch.id })
    expect(now()).toMatchObject({
      id: branch.id,
      moves: 1,
      branchOf: { id, move: 1 },
      turn: { seat: 1 },
      seats: [person('Aoi'), person('B')],
    })
    const [original, tried] = [(await store.get(id))!, (await store.get(branch.id))!]
    expect(tried.record.seed).not.toBe(original.record.seed)
    expect(tried.record.entries).toEqual(original.record.entries.slice(0, 1))
  })

  test('is played on only from what whoever has the device may know, until the game is over', async () => {
    await begin([person('Aoi'), bot('B')], { charms: true })
    expect(await ask('branch', { move: 0 })).toHaveProperty('id')
    await ask('move', { seat: 0, action: { kind: 'hide', charm: 'owl' } })
    expect(await ask('branch', { move: 1 })).toHaveProperty('id')
    await whileDue()
    await expect(ask('branch', { move: 2 })).rejects.toThrow(new Trouble('hidden'))
    while (!now().over) {
      await ask('move', { seat: 0, action: take(1) })
      await whileDue()
    }
    await ask('open', await ask('branch', { move: 2 }))
    expect(now()).toMatchObject({ pass: null, turn: { seat: 0 } })
  })
})

test('how a game was set up is told, and the number of its luck only when it is over', async () => {
  const id = await begin([person('Aoi'), person('Marek')])
  expect(await ask('again', { id })).toEqual({
    game: 'pebbles',
    players: [person('Aoi'), person('Marek')],
    options: { heap: 12, quick: false, charms: false, shells: false, begins: 'first' },
  })
  for (const seat of [0, 1, 0, 1]) await ask('move', { seat, action: take(3) })
  expect(await ask('again', { id })).toHaveProperty('seed')
  const [card] = await ask('list', null)
  expect(card?.values?.at(0)).toEqual([0, 0])
  expect(card?.values?.at(-1)).toEqual([6, 6])
})

describe('files', () => {
  test('a game that was exported can be imported', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: take(3) })
    const { file, text } = await ask('export', { id })
    expect(file).toBe('pebbles-Aoi-Marek.json')
    const copy = await ask('import', { text })
    await ask('open', copy)
    expect(copy).toEqual({ id: expect.not.stringMatching(`^${id}$`), moves: 1 })
    expect(now()).toMatchObject({ id: copy.id, moves: 1 })
    router = freshRouter()
    await ask('open', copy)
    await ask('move', { seat: 1, action: take(1) })
    const cards = await ask('list', null)
    expect(cards.find((card) => card.id === copy.id)).toMatchObject({ moves: 2, imported: true })
    expect(cards.find((card) => card.id === id)).not.toHaveProperty('imported')
  })

  test('bots keep their seats, where there is such a bot', async () => {
    const id = await begin([person('Aoi'), bot('B')])
    const { text } = await ask('export', { id })
    await ask('open', await ask('import', { text }))
    expect(now()).toMatchObject({ seats: [person('Aoi'), bot('B')] })
    const stranger = text.replace(`"${bot('B').kind}"`, '"stranger"')
    await ask('open', await ask('import', { text: stranger }))
    expect(now()).toMatchObject({ seats: [person('Aoi'), person('B')] })
  })

  test('what is wrong with how a game is set up is said', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    const { text } = await ask('export', { id })
    const long = text.replace('"Aoi"', `"${'o'.repeat(25)}"`)
    await expect(ask('import', { text: long })).rejects.toMatchObject({
      code: 'damaged',
      fileFault: { name: 'o'.repeat(24) },
    })
    const astral = text.replace('"Aoi"', `"${'𠮷'.repeat(24)}"`)
    expect(await ask('import', { text: astral })).toMatchObject({ moves: 0 })
    const alone = text.replace('"Aoi","Marek"', '"Aoi"')
    await expect(ask('import', { text: alone })).rejects.toMatchObject({
      code: 'damaged',
      fileFault: { sentence: expect.stringMatching(/./) },
    })
  })

  test('a game that another program recorded can be imported', async () => {
    await ask('open', await ask('import', { text: '{"pebbles":[3,2,1]}' }))
    expect(now()).toMatchObject({ moves: 3, seats: [person('Left'), person('Right')] })
    expect(log()).toEqual(['1 Left takes 3', '2 Right takes 2', '3 Left takes 1'])
  })

  test('what reads files is fetched before there is one', async () => {
    const pebbles = await library.game('pebbles')
    let fetched = 0
    const recording = async () => void fetched++
    const other = freshRouter({ ...library, game: async () => ({ ...pebbles, recording }) })
    await other.ask('readyImport', null)
    expect(fetched).toBe(1)
    expect(await other.ask('list', null)).toEqual([])
  })

  test('a game that was ended is over, and so it stays in a file of ours', async () => {
    const imported = await ask('import', { text: '{"pebbles":[3,2],"endedBy":"players"}' })
    const { text } = await ask('export', imported)
    for (const game of [imported, await ask('import', { text })]) {
      await ask('open', game)
      expect(now()).toMatchObject({ over: true, asked: [], turn: null, offers: [], endedBy: 'players' })
      expect(now()).toMatchObject({ canUndo: false, canRedo: false, standings: [{ score: 3 }, { score: 2 }] })
      expect(log().at(-1)).toBe('2 The game is over: ended by its players.')
      expect((await ask('move', { seat: 0, action: take(1) }))?.sentence).toBeDefined()
      expect(await ask('at', { move: 1 })).toMatchObject({ over: false, asked: [{ seat: 1 }] })
      const card = (await ask('list', null)).find(({ id }) => id === game.id)
      expect(card).toMatchObject({ turn: [], endedBy: 'players', statusLines: { en: { prompt: '' } } })
      expect(card?.values).toBeDefined()
    }
    await ask('speak', { language: 'ja' })
    expect(log().at(-1)).toBe('2 ゲーム終了：プレイヤーが途中で終了')
  })

  test('bots do not play on in a game that was ended, and a line tried from it goes on', async () => {
    const id = await begin([person('Aoi'), bot('B')])
    await ask('move', { seat: 0, action: take(3) })
    const { text } = await ask('export', { id })
    const ended = text.replace('"entries"', '"endedBy":"program","entries"')
    await ask('open', await ask('import', { text: ended }))
    await ask('botMove', null)
    await whileDue()
    expect(now()).toMatchObject({ over: true, moves: 1, endedBy: 'program' })
    await ask('open', await ask('branch', { move: 1 }))
    expect(now()).toMatchObject({ over: false, moves: 1 })
    expect(now()).not.toHaveProperty('endedBy')
  })

  test('recorded players are called by their names, where these tell them apart', async () => {
    const file = (...names: string[]) =>
      JSON.stringify({ pebbles: [1], players: names.map((name, id) => ({ id, name })) })
    await ask('open', await ask('import', { text: file('Ann', 'Bo') }))
    expect(now()).toMatchObject({ seats: [person('Ann'), person('Bo')] })
    for (const [one, other] of [
      ['Ann', 'Ann'],
      ['Ann', 'An\u200bn\u202e'],
      ['\u200b', 'Bo'],
      ['o'.repeat(1000), 'o'.repeat(999)],
    ] as const) {
      await ask('open', await ask('import', { text: file(one, other) }))
      expect(now()).toMatchObject({ seats: [person('Left'), person('Right')] })
    }
    await ask('open', await ask('import', { text: file('🚂'.repeat(1000), 'יעל') }))
    expect(now()).toMatchObject({ seats: [person('🚂'.repeat(24)), person('יעל')] })
  })

  test('a game that is not here is called by its name', async () => {
    await expect(ask('import', { text: '{"title":"Chess"}' })).rejects.toThrow(
      new Trouble('otherGame', { title: 'Chess' }),
    )
  })

  test.each([
    ['not JSON', 'unreadable'],
    ['{"hello":"world"}', 'unknown'],
    ['null', 'unknown'],
    ['{"format":"roundhouse/1","game":"pebbles"}', 'damaged'],
    ['{"pebbles":7}', 'unknown'],
  ] as const)('%s is %s', async (text, code) => {
    await expect(ask('import', { text })).rejects.toThrow(new Trouble(code))
    expect(await ask('list', null)).toEqual([])
  })

  test('a game of other rules is exported as it is stored, and opens where those rules are', async () => {
    const id = await begin([person('Aoi'), bot('Bot')])
    await ask('move', { seat: 0, action: take(2) })
    const { record } = (await store.get(id))!
    const later = await library.game('pebbles')
    const changed = freshRouter({ ...library, game: async () => ({ ...later, version: later.version + 1 }) })
    await expect(changed.ask('open', { id })).rejects.toMatchObject({ reason: 'version' })
    expect(await changed.ask('list', null)).toMatchObject([{ id, oldRules: true }])
    expect(await ask('list', null)).toEqual([expect.not.objectContaining({ oldRules: true })])
    const { file, text } = await changed.ask('export', { id })
    expect(file).toBe('pebbles-Aoi-Bot.json')
    expect(JSON.parse(text)).toEqual({ ...record, seats: ['person', 'one'] })
    await changed.ask('remove', { id })
    expect(await changed.ask('list', null)).toEqual([])
    const back = await ask('import', { text })
    expect((await store.get(back.id))!.record.entries).toEqual(record.entries)
  })

  test('a record of other rules, or with a move that the rules forbid, is no good', async () => {
    const id = await begin([person('Aoi'), person('Marek')])
    await ask('move', { seat: 0, action: take(3) })
    const { text } = await ask('export', { id })
    const other = text.replace(/"version":\d+/, '"version":99')
    await expect(ask('import', { text: other })).rejects.toThrow(new Trouble('version'))
    const forged = text.replace('"count":3', '"count":4')
    const sentence = 'You cannot take 4 of 12 pebbles.'
    await expect(ask('import', { text: forged })).rejects.toThrow(
      new Trouble('action', { action: 1, sentence }),
    )
    const strange = text.replace('"kind":"take"', '"kind":"eat"')
    await expect(ask('import', { text: strange })).rejects.toThrow(new Trouble('action', { action: 1 }))
  })
})

test('the catalogue tells of every game', async () => {
  expect(await ask('catalogue', null)).toMatchObject([
    {
      id: 'pebbles',
      players: { min: 2, max: 3 },
      bots: ['one'],
      presets: [],
      thumbnail: { board: { layout: 'pointy' } },
    },
  ])
  expect(await ask('rules', { game: 'pebbles', language: 'ja' })).toContain('# 小石')
  await expect(ask('rules', { game: 'chess', language: 'ja' })).rejects.toThrow(new Trouble('unknown'))
})

test('a game that brings no example along has no picture of one', async () => {
  expect(await ask('exampleBoard', { game: 'pebbles' })).toBeNull()
  await expect(ask('exampleBoard', { game: 'chess' })).rejects.toThrow(new Trouble('unknown'))
})

test('an example is shown as it ends', async () => {
  const id = await begin([person('Aoi'), person('Marek')])
  await ask('move', { seat: 0, action: take(3) })
  const record = JSON.parse((await ask('export', { id })).text)
  router = freshRouter({ ...library, ...showcaseOf(library, async () => record) })
  expect(await ask('exampleBoard', { game: 'pebbles' })).toMatchObject({ board: { layout: 'pointy' } })
  record.entries[0].action.count = 4
  await expect(ask('exampleBoard', { game: 'pebbles' })).rejects.toThrow(new Trouble('damaged'))
})
