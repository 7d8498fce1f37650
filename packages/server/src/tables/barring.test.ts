import type { BarredPerson, GuestSeated, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { seatGuest } from '../accounts/guests.ts'
import { moveOn } from '../testing/moves.ts'
import { askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'

const barring = ({ ask }: Person, id: string, other: { readonly id: string }) =>
  ask<BarredPerson[]>('PUT', `/tables/${id}/barred/${other.id}`, {})
const admitting = ({ ask }: Person, id: string, other: { readonly id: string }) =>
  ask<BarredPerson[]>('DELETE', `/tables/${id}/barred/${other.id}`)
const saying = async ({ ask }: Person, id: string, more: object = {}) =>
  (await ask('POST', `/tables/${id}/chat`, { text: 'x', ...more })).status
const looking = async ({ ask }: Person, path: string) => (await ask('GET', path)).status

describeStores('people who are barred from a table', ({ fresh, two }) => {
  test('only the host bars, lifts it and sees who is barred', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await waitingTable([ada!, ben!])
    const path = `/tables/${id}/barred`
    for (const one of [ben!, cy!]) {
      expect((await barring(one, id, cy!)).status).toBe(403)
      expect((await admitting(one, id, cy!)).status).toBe(403)
      expect(await looking(one, path)).toBe(403)
    }
    const nobody = askServerWith(services)
    expect((await nobody('PUT', `${path}/${cy!.id}`, {})).status).toBe(401)
    expect((await nobody('DELETE', `${path}/${cy!.id}`)).status).toBe(401)
    expect((await nobody('GET', path)).status).toBe(401)
    expect((await barring(ada!, id, ada!)).body).toEqual({ trouble: 'state' })
    expect((await barring(ada!, id, { id: 'nobodyatall' })).status).toBe(404)
    expect((await barring(ada!, 'nosuchtable', cy!)).status).toBe(404)
    expect((await barring(ada!, id, cy!)).body).toEqual([{ user: cy!.id, name: 'Cy' }])
    expect((await ada!.ask('GET', path)).body).toEqual([{ user: cy!.id, name: 'Cy' }])
    expect((await admitting(ada!, id, cy!)).body).toEqual([])
    expect((await admitting(ada!, id, cy!)).body).toEqual([])
  })

  test('whoever is barred neither sits down nor talks, by whatever way, until it is lifted', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id, invitation } = await waitingTable([ada!, ben!])
    expect(await saying(ben!, id, { key: 'one' })).toBe(200)
    await barring(ada!, id, ben!)
    const card = (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
    expect(card.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    expect(card.invitation).not.toBe(invitation)
    // also under the key of what was said before, and by either invitation
    for (const more of [{}, { key: 'one' }]) expect(await saying(ben!, id, more)).toBe(403)
    for (const given of [{}, { invitation }, { invitation: card.invitation }])
      expect((await ben!.ask('POST', `/tables/${id}/join`, given)).status).toBe(403)
    const { body } = await ben!.ask('POST', `/tables/${id}/join`, {})
    expect(body).toEqual({ trouble: 'barred' })
    // an open table is for everybody to see
    expect(await looking(ben!, `/tables/${id}`)).toBe(200)
    await admitting(ada!, id, ben!)
    expect(await saying(ben!, id)).toBe(200)
    expect((await ben!.ask('POST', `/tables/${id}/join`, {})).status).toBe(200)
  })

  test('a guest who is barred does not come back as another one by the link of before', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const { id, invitation } = await waitingTable([ada], { visibility: 'unlisted' })
    const { me } = await seatGuest(services, invitation!, 'Gus')
    await barring(ada, id, me)
    const again = await askServerWith(services)<GuestSeated>('POST', `/invitations/${invitation}`, {
      name: 'Gustav',
    })
    expect(again.status).toBe(404)
    expect((await ada.ask<TableCard>('GET', `/tables/${id}`)).body.seats[1]!.kind).toBe('open')
  })

  test('where an invitation is needed to look, it helps nobody who is barred', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable([ada!, ben!], { visibility: 'unlisted' })
    await barring(ada!, id, cy!)
    const { invitation } = (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
    for (const path of [`/tables/${id}`, `/games/${id}`, `/tables/${id}/chat`, `/games/${id}/file`])
      expect(await looking(cy!, `${path}?invitation=${invitation}`)).toBe(404)
    expect(await looking(cy!, `/invitations/${invitation}`)).toBe(404)
    await admitting(ada!, id, cy!)
    expect(await looking(cy!, `/games/${id}?invitation=${invitation}`)).toBe(200)
  })

  test('also once the game has begun, but nobody who plays', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable([ada!, ben!])
    expect(await saying(cy!, id)).toBe(200)
    expect((await barring(ada!, id, ben!)).body).toEqual({ trouble: 'state' })
    expect((await barring(ada!, id, cy!)).status).toBe(200)
    expect(await saying(cy!, id)).toBe(403)
    expect((await moveOn(services, id, [ada!, ben!])).status).toBe(200)
    expect(await saying(ben!, id)).toBe(200)
  })

  test('done again it changes nothing, also at once and by two processes', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const path = `/tables/${id}/barred/${ben!.id}`
    const invitationNow = async () => (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body.invitation
    const answers = await Promise.all(
      [services, other, services].map((process) => ada!.at(process)<BarredPerson[]>('PUT', path, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const first = await invitationNow()
    expect((await barring(ada!, id, ben!)).body).toEqual([{ user: ben!.id, name: 'Ben' }])
    expect(await invitationNow()).toBe(first)
  })

  test('of those who join and are barred at once nobody sits there in the end', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    for (let round = 0; round < 5; round++) {
      const { id, invitation } = await waitingTable([ada!])
      await Promise.all([
        ben!.at(other)('POST', `/tables/${id}/join`, { invitation }),
        barring(ada!, id, ben!),
        ben!.ask('POST', `/tables/${id}/chat`, { text: 'x' }),
      ])
      const { seats } = (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
      expect(seats[1]!.kind).toBe('open')
      expect(await saying(ben!, id)).toBe(403)
      await ada!.ask('DELETE', `/tables/${id}`)
    }
  })

  test('whoever leaves for good is no longer among those who are barred', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const gil = await person(services, 'Gil', 'guest')
    const { id } = await waitingTable([ada])
    await barring(ada, id, gil)
    await gil.ask('DELETE', '/me', {})
    expect((await ada.ask('GET', `/tables/${id}/barred`)).body).toEqual([])
  })
})
