import type { TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { LIMITS } from '../accounts/limits.ts'
import { askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, NEW_TABLE, waitingTable } from '../testing/tables.ts'

describeStores('lists of tables', ({ fresh }) => {
  const titles = async ({ ask }: Pick<Person, 'ask'>, list: string) =>
    (await ask<TableCard[]>('GET', `/tables?list=${list}`)).body.map(({ title }) => title)

  test('each shows what belongs there', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const nobody = { ask: askServerWith(services) }
    const later = () => services.time++
    await waitingTable([ada!], { title: 'open' })
    later()
    await waitingTable([ada!], { title: 'invited', visibility: 'invited' })
    later()
    await waitingTable([ada!], { title: 'unlisted', visibility: 'unlisted' })
    later()
    await waitingTable([ada!, ben!], { title: 'full', players: 2 })
    later()
    await begunTable([ada!, ben!], { title: 'played' })
    later()
    await begunTable([ada!, ben!], { title: 'played in private', visibility: 'invited' })
    later()
    const { id } = await begunTable([ada!], {
      title: 'ended',
      players: 2,
      bots: [{ seat: 1, bot: 'random' }],
    })
    await ada!.ask('POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })

    expect(await titles(nobody, 'open')).toEqual(['invited', 'open'])
    expect(await titles(cy!, 'playing')).toEqual(['played'])
    expect(await titles(cy!, 'mine')).toEqual([])
    expect(await titles(cy!, 'finished')).toEqual([])
    expect((await titles(ben!, 'mine')).sort()).toEqual(['full', 'played', 'played in private'])
    expect((await titles(ada!, 'mine')).sort()).toEqual([
      'full',
      'invited',
      'open',
      'played',
      'played in private',
      'unlisted',
    ])
    expect(await titles(ada!, 'finished')).toEqual(['ended'])
    expect((await nobody.ask('GET', '/tables?list=mine')).status).toBe(401)
    expect((await nobody.ask('GET', '/tables?list=all')).status).toBe(400)
    expect((await nobody.ask('GET', '/tables?list=open&order=title')).status).toBe(400)
    expect((await nobody.ask('GET', '/tables?list=open&page=-1')).status).toBe(400)
  })

  test('where it is my turn comes first, then where something happened last', async () => {
    const services = await fresh()
    const two = await people(services, 'Ada', 'Ben')
    for (let number = 0; number < 8; number++) {
      services.time++
      const seated = number % 3 === 0 ? two.toReversed() : two
      const { id } = await waitingTable(seated, { players: 2, title: String(number) })
      await seated[0]!.ask('POST', `/tables/${id}/start`, { shuffle: false })
    }
    for (const one of two) {
      const { body } = await one.ask<TableCard[]>('GET', '/tables?list=mine')
      const isMine = ({ turn, mine }: TableCard) => turn.includes(mine!)
      const expected = [...body].sort(
        (a, b) => Number(isMine(b)) - Number(isMine(a)) || Number(b.title) - Number(a.title),
      )
      expect(body.map(({ title }) => title)).toEqual(expected.map(({ title }) => title))
      expect(body.some(isMine)).toBe(true)
    }
  }, 30_000)

  test('a page has fifty tables', async () => {
    const services = await fresh()
    services.limits = {
      ...LIMITS,
      tables: { ...LIMITS.tables, waiting: 100, waitingAtAddress: 1000, rate: { most: 100, perSecond: 1 } },
    }
    const ada = await person(services, 'Ada')
    for (let number = 0; number < 53; number++) {
      services.time++
      await ada.ask('POST', '/tables', { ...NEW_TABLE, title: String(number) })
    }
    const pages = await Promise.all(
      [0, 1, 2].map(
        async (page) => (await ada.ask<TableCard[]>('GET', `/tables?list=open&page=${page}`)).body,
      ),
    )
    expect(pages.map(({ length }) => length)).toEqual([50, 3, 0])
    expect(pages.flat().map(({ title }) => Number(title))).toEqual(
      Array.from({ length: 53 }, (_, n) => 52 - n),
    )
    expect((await ada.ask<TableCard[]>('GET', '/tables?list=mine&page=1')).body).toHaveLength(3)
  }, 30_000)
})
