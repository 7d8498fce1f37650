import { describe, expect, inject, test } from 'vitest'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'

describe.skipIf(noPostgres)('PostgreSQL', () => {
  test('a process goes on when a newer one has changed the tables', async () => {
    const db = openPostgres(await freshDatabase(inject('postgres')!), 1)
    const rows = () => db.all('select * from engines where number = ?', 1846)
    await db.run('create table engines (number integer primary key)')
    await db.run('insert into engines (number) values (?)', 1846)
    expect(await rows()).toEqual([{ number: 1846 }])
    await db.run("alter table engines add column name text not null default ''")
    await expect(rows()).rejects.toThrow('cached plan')
    expect(await rows()).toEqual([{ number: 1846, name: '' }])
    await db.close()
  })
})
