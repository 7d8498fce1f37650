import { decisions, randomAction, seeded } from '@roundhouse/kernel'
import type { GameOpened } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'

const UNREACHABLE = { status: 503, body: { trouble: 'unreachable' } }

/** As PostgreSQL says it where there is no room for an entry. */
const NO_ROOM = [
  `create function no_room() returns trigger language plpgsql as
   $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  'create trigger no_room before insert on entries execute function no_room()',
]

describeStores('a move for which there is no room on the disk', ({ fresh, placeOf }) => {
  /** Leaves the database as much room as it has taken, and takes that back. */
  async function fillDisk(services: TestServices): Promise<() => Promise<unknown>> {
    const { db } = services
    if ('folder' in placeOf(services)) {
      await db.get('pragma max_page_count = 1')
      return () => db.get('pragma max_page_count = 1000000')
    }
    for (const statement of NO_ROOM) await db.run(statement)
    return () => db.run('drop trigger no_room on entries')
  }

  test('is not made, and is once there is room and it comes again', async () => {
    const services = await fresh()
    const those = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable(those, { game: 'baltimore-ohio' })
    const game = await services.library.game('baltimore-ohio')
    const openedBy = async (one: Person) => (await one.ask<GameOpened>('GET', `/games/${id}`)).body
    const move = async () => {
      for (const person of those) {
        const { viewer, change } = await openedBy(person)
        const decision = decisions(game, change.view).find(({ seat }) => seat === viewer)
        if (!decision) continue
        const action = randomAction(decision.offers, seeded(change.seq))
        const request = { seq: change.seq, key: `move ${change.seq}`, action }
        const send = () => person.ask('POST', `/games/${id}/actions`, request)
        return { seq: change.seq, send, answer: await send() }
      }
      throw new Error('nobody is asked')
    }
    const makeRoom = await fillDisk(services)
    let last = await move()
    // what is small still finds room in what was taken
    while (last.answer.status === 200) last = await move()
    expect(last.answer).toEqual(UNREACHABLE)
    expect(await last.send()).toEqual(UNREACHABLE)
    expect((await openedBy(those[0]!)).change.seq).toBe(last.seq)
    expect(services.db.trouble()).toBe('full')
    await makeRoom()
    expect(await last.send()).toEqual({ status: 200, body: { seq: last.seq + 1 } })
    expect(await last.send()).toEqual({ status: 200, body: { seq: last.seq + 1 } })
    expect((await openedBy(those[0]!)).change.seq).toBe(last.seq + 1)
  })
})
