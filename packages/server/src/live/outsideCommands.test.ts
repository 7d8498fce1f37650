import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LivePush, Message, TableCard } from '@roundhouse/wire'
import { expect, inject, test } from 'vitest'
import { banUser } from '../accounts/bans.ts'
import { openStored, type StoreLocation } from '../store/open.ts'
import { chatOf, removeMessageBySite } from '../tables/chatBySite.ts'
import { closeTableBySite } from '../tables/closeBySite.ts'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { NEW_TABLE } from '../testing/tables.ts'
import { caller, startWholeServer } from '../testing/wholeServer.ts'

const PLACES: readonly (readonly [string, () => Promise<StoreLocation>])[] = [
  ['a folder', async () => ({ folder: mkdtempSync(join(tmpdir(), 'roundhouse-outside-')) })],
  ...(noPostgres
    ? []
    : [['PostgreSQL', async () => ({ url: await freshDatabase(inject('postgres')!) })] as const]),
]

test.each(PLACES)(
  'what a command does beside the server of %s is heard by all who have a table open',
  {
    timeout: 60_000,
  },
  async (_, place) => {
    const location = await place()
    const site = await startWholeServer(location)
    const [ada, mal] = await Promise.all(['Ada', 'Mal'].map((name) => caller(site, name)))
    const { id } = (await ada!.ask<TableCard>('POST', '/tables', NEW_TABLE)).body
    await mal!.ask('POST', `/tables/${id}/chat`, { text: 'Insult' })
    const [watching, banned] = await Promise.all([ada!.connect(), mal!.connect()])
    for (const { socket } of [watching, banned]) socket.send(JSON.stringify({ watch: id, seq: 0 }))
    const heard = (): LivePush[] => watching.heard.map((text) => JSON.parse(text))
    await expect.poll(() => heard().map(({ kind }) => kind), { timeout: 5000 }).toContain('present')

    const db = await openStored(location)
    const command = { db, now: Date.now }
    expect(await chatOf(db, id)).toMatchObject([{ place: 0, text: 'Insult', name: 'Mal' }])
    expect(await removeMessageBySite(command, id, 0)).toBe(true)
    expect(await removeMessageBySite(command, id, 7)).toBe(false)
    expect(await removeMessageBySite(command, 'nowhere', 0)).toBe(false)
    const removed = (push: LivePush) => push.kind === 'message' && push.message.deletedBy === 'site'
    await expect.poll(() => heard().some(removed), { timeout: 5000 }).toBe(true)
    expect((await ada!.ask<Message[]>('GET', `/tables/${id}/chat`)).body[0]!.text).toBe('')

    await banUser(command, 'Mal', { until: null, reason: null })
    expect(await banned.closed).toBe(1008)
    expect((await mal!.ask('GET', '/me')).status).toBe(401)

    expect(await closeTableBySite(command, id, async () => undefined)).toBe('taken')
    await expect
      .poll(() => heard().at(-1), { timeout: 5000 })
      .toEqual({ kind: 'gone', table: id, why: 'site' })
    expect(await db.all('select 1 from announcements')).toEqual([])
    await db.close()
    await site.close()
  },
)

test('a live line of somebody who is barred hears no more of a table by invitation', async () => {
  const site = await startWholeServer()
  const [ada, mal] = await Promise.all(['Ada', 'Mal'].map((name) => caller(site, name)))
  const given = { ...NEW_TABLE, visibility: 'invited' }
  const { id, invitation } = (await ada!.ask<TableCard>('POST', '/tables', given)).body
  const { socket, heard } = await mal!.connect()
  const pushes = (): LivePush[] => heard.map((text) => JSON.parse(text))
  const watch = (link: string | null) => socket.send(JSON.stringify({ watch: id, seq: 0, invitation: link }))
  watch(invitation)
  await expect.poll(() => pushes().map(({ kind }) => kind), { timeout: 5000 }).toContain('table')
  const { body: me } = await mal!.ask<{ id: string }>('GET', '/me')
  await ada!.ask('PUT', `/tables/${id}/barred/${me.id}`, {})
  await expect.poll(() => pushes().at(-1)?.kind, { timeout: 5000 }).toBe('gone')
  const told = heard.length
  watch((await ada!.ask<TableCard>('GET', `/tables/${id}`)).body.invitation)
  await expect.poll(() => pushes().slice(told), { timeout: 5000 }).toContainEqual({ kind: 'gone', table: id })
  await ada!.ask('POST', `/tables/${id}/chat`, { text: 'He is gone.' })
  expect(
    pushes()
      .slice(told)
      .map(({ kind }) => kind),
  ).not.toContain('message')
  socket.close()
  await site.close()
}, 60_000)
