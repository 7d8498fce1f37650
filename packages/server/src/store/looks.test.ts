import { expect, test } from 'vitest'
import { describeStores } from '../testing/stores.ts'
import { giveLooks } from './looks.ts'

describeStores('the looks of names from before', ({ fresh }) => {
  test('the eldest has the look, and whoever looks like them keeps the name', async () => {
    const { db } = await fresh()
    for (const [id, name, created] of [
      ['u1', 'Аda', 2],
      ['u2', 'Ada', 1],
      ['u3', 'Ben', 3],
    ] as const)
      await db.run(
        'insert into users (id, name, name_key, created) values (?, ?, ?, ?)',
        id,
        name,
        name,
        created,
      )
    await giveLooks(db)
    expect(await db.all('select name, look from users order by id')).toEqual([
      { name: 'Аda', look: null },
      { name: 'Ada', look: 'ada' },
      { name: 'Ben', look: 'ben' },
    ])
  })
})
