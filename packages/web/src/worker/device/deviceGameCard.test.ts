import type { GameView } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { memoryStore } from '../../testing/memoryStore.ts'
import { library } from '../library/realLibrary.ts'
import { PERSON } from '../protocol/seatPlan.ts'
import { routerOf } from '../router.ts'

test('the card of a stored move is made from the scene on the screen', async () => {
  const gameView = await library.gameView('baltimore-ohio')
  let scenes = 0
  const counting: GameView = {
    ...gameView,
    scene(view, reader) {
      scenes++
      return gameView.scene(view, reader)
    },
  }
  const store = memoryStore()
  const router = routerOf({
    library: { ...library, gameView: async () => counting },
    store,
    publish() {},
    now: () => 0,
    random: () => 1,
    later() {},
    announce() {},
  })
  const players = ['Ada', 'Ben', 'Cid'].map((name) => ({ name, kind: PERSON }))
  const answer = await router.ask('newGame', { game: 'baltimore-ohio', players, options: {}, seed: 1 })
  if (!('id' in answer)) throw new Error(answer.sentence)
  await router.ask('open', { id: answer.id })
  const before = scenes
  const { turn } = (await store.list())[0]!
  expect(await router.ask('move', { seat: turn[0]!, action: { kind: 'pass' } })).toBeNull()
  expect(scenes - before).toBe(1)
  expect((await store.list())[0]!.thumbnail).toBeDefined()
})
