import { expect, test } from 'vitest'
import { describeStores } from '../testing/worlds.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts'

const PATIENCE = { most: 3, within: 60_000, wait: 10_000 }

describeStores('attempts', ({ fresh, two }) => {
  test('after too many one must wait, each further time twice as long', async () => {
    const world = await fresh()
    const attempt = () => countAttempt(world, 'ada', PATIENCE)
    for (let count = 0; count < 3; count++) await attempt()
    await expect(attempt()).rejects.toMatchObject({ code: 'often', more: { seconds: 10 } })
    world.time += 4000
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 6 } })
    world.time += 6000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 20 } })
    world.time += 20_000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 40 } })
    await countAttempt(world, 'ben', PATIENCE)
  })

  test('nobody waits for ever, and after some calm it begins anew', async () => {
    const world = await fresh()
    const attempt = () => countAttempt(world, 'ada', PATIENCE)
    for (let count = 0; count < 20; count++) {
      await attempt()
      world.time += count < 2 ? 0 : 60 * 60_000
    }
    world.time += 60_001
    for (let count = 0; count < 3; count++) await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 10 } })
  })

  test('few within a time never wait', async () => {
    const world = await fresh()
    for (let count = 0; count < 10; count++) {
      await countAttempt(world, 'ada', PATIENCE)
      world.time += 31_000
    }
  })

  test('what ended well does not count', async () => {
    const world = await fresh()
    const attempt = () => countAttempt(world, 'ada', PATIENCE)
    for (let count = 0; count < 9; count++) {
      await attempt()
      await forgiveAttempt(world, 'ada')
    }
    for (let count = 0; count < 3; count++) await attempt()
    await forgetAttempts(world, 'ada')
    await attempt()
  })

  test('many at once, in two processes, do not slip through', async () => {
    const [world, other] = await two()
    const settled = await Promise.allSettled(
      Array.from({ length: 60 }, (_, place) => countAttempt(place % 2 ? world : other, 'ada', PATIENCE)),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'often' })
  })

  test('nobody reads off the database who it was', async () => {
    const world = await fresh()
    await countAttempt(world, 'a password in the wrong field', PATIENCE)
    expect(JSON.stringify(await world.db.all('select * from attempts'))).not.toContain('password')
  })
})
