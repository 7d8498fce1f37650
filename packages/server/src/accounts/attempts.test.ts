import { expect, test } from 'vitest'
import { describeStores } from '../testing/stores.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts'

const LIMIT = { most: 3, within: 60_000, wait: 10_000 }

describeStores('attempts', ({ fresh, two }) => {
  test('after too many one must wait, each further time twice as long', async () => {
    const services = await fresh()
    const attempt = () => countAttempt(services, 'ada', LIMIT)
    for (let count = 0; count < 3; count++) await attempt()
    await expect(attempt()).rejects.toMatchObject({ code: 'often', more: { seconds: 10 } })
    services.time += 4000
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 6 } })
    services.time += 6000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 20 } })
    services.time += 20_000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 40 } })
    await countAttempt(services, 'ben', LIMIT)
  })

  test('nobody waits for ever, and after some calm it begins anew', async () => {
    const services = await fresh()
    const attempt = () => countAttempt(services, 'ada', LIMIT)
    for (let count = 0; count < 20; count++) {
      await attempt()
      services.time += count < 2 ? 0 : 60 * 60_000
    }
    services.time += 60_001
    for (let count = 0; count < 3; count++) await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 10 } })
  })

  test('whoever has to wait by a clock that was ahead waits no longer than by one that is right', async () => {
    const services = await fresh()
    const attempt = () => countAttempt(services, 'ada', LIMIT)
    const day = 24 * 60 * 60_000
    services.time += day
    for (let count = 0; count < 3; count++) await attempt()
    services.time -= day
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 10 } })
    services.time += 4000
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 6 } })
    services.time += 6000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 20 } })
    services.time += 20_000 + 60_001
    for (let count = 0; count < 3; count++) await attempt()
  })

  test('attempts that a clock counted that was ahead are forgotten like others', async () => {
    const services = await fresh()
    const attempt = () => countAttempt(services, 'ada', LIMIT)
    services.time += 24 * 60 * 60_000
    for (let count = 0; count < 2; count++) await attempt()
    services.time -= 24 * 60 * 60_000
    await attempt()
    await expect(attempt()).rejects.toMatchObject({ more: { seconds: 10 } })
    services.time += 10_000 + 60_001
    for (let count = 0; count < 3; count++) await attempt()
  })

  test('few within a time never wait', async () => {
    const services = await fresh()
    for (let count = 0; count < 10; count++) {
      await countAttempt(services, 'ada', LIMIT)
      services.time += 31_000
    }
  })

  test('what ended well does not count', async () => {
    const services = await fresh()
    const attempt = () => countAttempt(services, 'ada', LIMIT)
    for (let count = 0; count < 9; count++) {
      await attempt()
      await forgiveAttempt(services, 'ada')
    }
    for (let count = 0; count < 3; count++) await attempt()
    await forgetAttempts(services, 'ada')
    await attempt()
  })

  test('many at once, in two processes, do not slip through', async () => {
    const [services, other] = await two()
    const settled = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => countAttempt(index % 2 ? services : other, 'ada', LIMIT)),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'often' })
  })

  test('nobody reads off the database who it was', async () => {
    const services = await fresh()
    await countAttempt(services, 'a password in the wrong field', LIMIT)
    expect(JSON.stringify(await services.db.all('select * from attempts'))).not.toContain('password')
  })
})
