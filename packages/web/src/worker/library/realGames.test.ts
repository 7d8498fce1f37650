import { expect, test } from 'vitest'
import { memoryStore } from '../../testing/memoryStore.ts'
import type { Push } from '../protocol/messages.ts'
import type { Position } from '../protocol/position.ts'
import { routerOf } from '../router.ts'
import { library } from './realLibrary.ts'

test.each(library.games)('%s goes from its first move to its result', { timeout: 120_000 }, async (game) => {
  let drawn = 1
  const due: (() => void)[] = []
  const positions: Position[] = []
  const troubles: Push[] = []
  const router = routerOf({
    library,
    store: memoryStore(),
    publish: (push) => {
      if (push.happened === 'position') positions.push(push.position)
      if (push.happened === 'trouble') troubles.push(push)
    },
    now: () => 0,
    random: () => drawn++,
    later: (work) => due.push(work),
    announce: () => {},
  })
  const [card] = (await router.ask('catalogue', null)).filter(({ id }) => id === game)
  const kind = card!.bots.at(-1)!
  const players = ['A', 'B', 'C', 'D'].map((name) => ({ name, kind }))
  const begun = await router.ask('newGame', { game, players, options: {}, seed: 3 })
  if (!('id' in begun)) throw new Error(begun.sentence)
  await router.ask('pace', { pace: 'instant' })
  await router.ask('open', begun)
  for (let work = due.shift(); work; work = due.shift()) {
    work()
    await router.ask('list', null)
  }
  const last = positions.at(-1)!
  expect(troubles).toEqual([])
  expect(last).toMatchObject({ over: true, offers: [] })
  expect(last.standings.map(({ facts }) => facts.length)).not.toContain(0)
  const middle = await router.ask('at', { move: Math.floor(last.moves / 2) })
  expect(middle.scene.round).not.toBe(last.scene.round)
  for (const { scene, move } of [middle, last])
    for (const { id: owner } of scene.networks ?? []) {
      const network = await router.ask('network', { owner, move })
      expect(network!.hexes.length).toBeGreaterThan(0)
    }
  expect(await router.ask('network', { owner: 'nobody', move: middle.move })).toBeNull()
  const branch = await router.ask('branch', { move: middle.move })
  await router.ask('open', branch)
  const tried = positions.at(-1)!
  expect(tried.offers.length).toBeGreaterThan(0)
  const { text } = await router.ask('export', begun)
  expect((await router.ask('import', { text })).id).not.toBe(begun.id)
})
