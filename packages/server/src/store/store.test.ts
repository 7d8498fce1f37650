import { expect, test } from 'vitest'
import { describeStores } from '../testing/stores.ts'
import { UniqueViolation } from './db.ts'

describeStores('the database', ({ fresh, beside }) => {
  const putting = 'insert into users (id, name, name_key, created) values (?, ?, ?, ?)'

  test('gives back what was put in', async () => {
    const { db } = await fresh()
    expect(await db.run(putting, 'u1', "O'Neil ? 機関車", 'k', 1_800_000_000_123)).toBe(1)
    expect(await db.get('select name, created, email from users where id = ?', 'u1')).toEqual({
      name: "O'Neil ? 機関車",
      created: 1_800_000_000_123,
      email: null,
    })
    expect(await db.get('select id from users where id = ?', 'nobody')).toBeUndefined()
    expect(await db.get('select count(*) as count from users')).toEqual({ count: 1 })
    expect(await db.run('update users set name = ? where id = ?', 'x', 'nobody')).toBe(0)
  })

  test('a key is taken once', async () => {
    const { db } = await fresh()
    await db.run(putting, 'u1', 'Ada', 'ada', 1)
    await expect(db.run(putting, 'u1', 'Ben', 'ben', 1)).rejects.toThrow(UniqueViolation)
    await expect(db.run(putting, 'u2', 'Ada', 'ada', 1)).rejects.toThrow(UniqueViolation)
    expect(await db.all('select id from users')).toEqual([{ id: 'u1' }])
  })

  test('a transaction is done whole or not at all, and others do not come between', async () => {
    const { db } = await fresh()
    const failing = db.transaction(async (all) => {
      await all.run(putting, 'u1', 'Ada', 'ada', 1)
      await new Promise((later) => setTimeout(later, 20))
      await all.run(putting, 'u1', 'Ada', 'ada', 1)
    })
    const others = [2, 3, 4].map((one) =>
      db.transaction((all) => all.run(putting, `u${one}`, 'x', `x${one}`, 1)),
    )
    const alone = db.run(putting, 'u5', 'x', 'x5', 1)
    await expect(failing).rejects.toThrow(UniqueViolation)
    await Promise.all([...others, alone])
    expect(await db.all('select id from users order by id')).toEqual(
      ['u2', 'u3', 'u4', 'u5'].map((id) => ({ id })),
    )
  })

  test('what is announced is heard, until one does not listen any more', async () => {
    const { db } = await fresh()
    const heard: string[] = []
    const stop = db.subscribe((message) => heard.push(message))
    await expect
      .poll(async () => {
        await db.announce('game a')
        return heard.filter((one) => one === 'game a').length
      })
      .toBeGreaterThan(0)
    stop()
    const { length } = heard
    await db.announce('game b')
    await new Promise((later) => setTimeout(later, 50))
    expect(heard).toHaveLength(length)
  })

  test('a second process finds the tables, and what is in them', async () => {
    const services = await fresh()
    await services.db.run(putting, 'u1', 'Ada', 'ada', 1)
    const other = await beside(services)
    expect(await other.db.get('select name from users')).toEqual({ name: 'Ada' })
  })
})
