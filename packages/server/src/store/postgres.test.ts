import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { DatabaseUnreachable } from './db.ts'
import { openPostgres } from './postgres.ts'

const freshUrl = (): Promise<string> => freshDatabase(inject('postgres')!)

/** Ends connections to a database, as its host does, or a restart; all but the one over which that is asked. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

describe.skipIf(noPostgres)('PostgreSQL', { timeout: 60_000 }, () => {
  test('a process goes on when a newer one has changed the tables', async () => {
    const db = await openPostgres(await freshUrl(), { connections: 1 })
    const rows = () => db.all('select * from engines where number = ?', 1846)
    await db.run('create table engines (number integer primary key)')
    await db.run('insert into engines (number) values (?)', 1846)
    expect(await rows()).toEqual([{ number: 1846 }])
    await db.run("alter table engines add column name text not null default ''")
    // so that it is asked again
    await expect(rows()).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(await rows()).toEqual([{ number: 1846, name: '' }])
    await db.close()
  })

  test('a connection that is lost inside a transaction ends that transaction and nothing else', async () => {
    const url = await freshUrl()
    const db = await openPostgres(url)
    await db.run('create table engines (number integer primary key)')
    const lost = db.transaction(async (all) => {
      await all.run('insert into engines values (1846)')
      await endConnections(url)
      // between two queries: nobody asks anything of the connection when it breaks
      await expect.poll(() => db.trouble()).toBe('unheard')
      await all.run('insert into engines values (1847)')
    })
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(await db.all('select * from engines')).toEqual([])
    await expect.poll(() => db.trouble(), { timeout: 10_000 }).toBeNull()
    await db.close()
  })

  test('of a commit whose answer is lost it is not said that it has failed', async () => {
    const proxy = await startDatabaseProxy(await freshUrl())
    const db = await openPostgres(proxy.url)
    await db.run('create table engines (number integer primary key)')
    proxy.loseAnswerTo('commit')
    await expect(
      db.transaction((all) => all.run('insert into engines values (1846)')),
    ).rejects.toBeInstanceOf(DatabaseUnreachable)
    expect(await db.all('select * from engines')).toEqual([{ number: 1846 }])
    await db.close()
    await proxy.close()
  })

  test('what cannot be announced is announced as soon as it can', async () => {
    const proxy = await startDatabaseProxy(await freshUrl())
    const db = await openPostgres(proxy.url)
    const heard: string[] = []
    db.subscribe((message) => heard.push(message))
    proxy.loseAnswerTo('pg_notify')
    await db.announce('a')
    proxy.loseAnswerTo('pg_notify')
    await db.announce('b')
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(expect.arrayContaining(['a', 'b']))
    await db.close()
    await proxy.close()
  })

  test('a query that takes too long is given up, also where nothing comes back at all', async () => {
    const proxy = await startDatabaseProxy(await freshUrl())
    const db = await openPostgres(proxy.url, { patience: 500 })
    await expect(db.get('select pg_sleep(60)')).rejects.toThrow('statement timeout')
    await db.get('select 1')
    proxy.silence()
    await expect(db.get('select 1')).rejects.toBeInstanceOf(DatabaseUnreachable)
    await db.close()
    await proxy.close()
  })
})
