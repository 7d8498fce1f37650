import { expect, test } from 'vitest'
import { isEmpty } from '../live/bucket.ts'
import { longestHold } from '../testing/longestHold.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'

const RATE = { most: 1000, perSecond: 100 }

const take = ({ buckets }: TestServices, amount: number, who = 'Ada'): void => {
  buckets.of(who, RATE).left -= amount
}

/** How many seconds it takes until there is something again. */
const waitIn = ({ buckets, time }: TestServices, who = 'Ada'): number => {
  const bucket = buckets.of(who, RATE)
  return isEmpty(bucket, time) ? Math.ceil(-bucket.left / RATE.perSecond) : 0
}

const written = ({ db }: TestServices) =>
  db.get<{ count: number; ms: number }>('select count(*) as count, sum(ms) as ms from spending')

describeStores('buckets', ({ fresh, beside, two }) => {
  test('are shared by all processes', async () => {
    const [here, there] = await two()
    take(here, 700)
    take(there, 700)
    await Promise.all([here.buckets.share(), there.buckets.share()])
    // whoever wrote first learns of it when there is something to write again
    take(here, 101)
    take(there, 101)
    await here.buckets.share()
    await there.buckets.share()
    expect(waitIn(there)).toBe(7)
    expect(waitIn(here)).toBeGreaterThanOrEqual(6)
    here.time += 60_000
    there.time = here.time
    take(here, 101)
    await here.buckets.share()
    expect(waitIn(here)).toBe(0)
  })

  test('give all that may be taken and a tenth more, however slowly it is taken in another process', async () => {
    const services = await fresh()
    const other = await beside(services)
    const taken = { here: 0, there: 0 }
    const SECONDS = 60
    for (let tenths = 0; tenths < 10 * SECONDS; tenths++) {
      if (!isEmpty(services.buckets.of('Ada', RATE), services.time)) {
        take(services, 30)
        taken.here += 30
      }
      if (!isEmpty(other.buckets.of('Ada', RATE), other.time)) {
        take(other, 5)
        taken.there += 5
      }
      services.time += 100
      other.time = services.time
      await services.buckets.share()
      await other.buckets.share()
    }
    expect(taken.here + taken.there).toBeGreaterThan(RATE.perSecond * SECONDS)
    // once as much as one may take at once, and a tenth of everything for one process more
    expect(taken.here + taken.there).toBeLessThan((RATE.most + RATE.perSecond * SECONDS) * 1.1 * 1.1)
  })

  test('give nothing more where there is one process', async () => {
    const services = await fresh()
    const SECONDS = 60
    let taken = 0
    for (let tenths = 0; tenths < 10 * SECONDS; tenths++) {
      if (!isEmpty(services.buckets.of('Ada', RATE), services.time)) {
        take(services, 15)
        taken += 15
      }
      services.time += 100
      await services.buckets.share()
    }
    expect(taken).toBeGreaterThan(RATE.perSecond * SECONDS)
    expect(taken).toBeLessThanOrEqual(RATE.most + RATE.perSecond * SECONDS + 15)
  })

  test('cost no query where little is taken, or slowly', async () => {
    const services = await fresh()
    for (let seconds = 0; seconds < 300; seconds++) {
      take(services, 9)
      services.time += 1000
      await services.buckets.share()
    }
    take(services, 90, 'Ben')
    await services.buckets.share()
    expect((await written(services))!.count).toBe(0)
    take(services, 20, 'Ben')
    await services.buckets.share()
    expect(await written(services)).toEqual({ count: 1, ms: 110 })
    await services.buckets.share()
    expect(await written(services)).toEqual({ count: 1, ms: 110 })
  })

  test('of a process whose clock is ahead keep nobody waiting elsewhere', async () => {
    const services = await fresh()
    const ahead = await beside(services)
    ahead.time += 60 * 60_000
    take(ahead, 1200)
    await ahead.buckets.share()
    take(services, 101)
    await services.buckets.share()
    expect(waitIn(services)).toBeLessThanOrEqual(4)
    services.time += 10_000
    take(services, 101)
    await services.buckets.share()
    expect(waitIn(services)).toBe(0)
  })

  test('of very many people are written down without holding up anybody', async () => {
    const services = await fresh()
    const { buckets } = services
    for (let user = 0; user < 4000; user++) take(services, 200, `user ${user}`)
    expect(await longestHold(() => Promise.all([buckets.share(), buckets.share()]))).toBeLessThan(50)
    expect(await written(services)).toEqual({ count: 4000, ms: 800_000 })
  })

  test('what could not be written is written the next time', async () => {
    const services = await fresh()
    const { buckets, db } = services
    take(services, 1500)
    await db.run('alter table spending rename to elsewhere')
    await expect(buckets.share()).rejects.toThrow()
    await db.run('alter table elsewhere rename to spending')
    await buckets.share()
    expect(await written(services)).toEqual({ count: 1, ms: 1500 })
    expect(waitIn(services)).toBe(5)
  })
})
