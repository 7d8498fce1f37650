import type { Channel, Channels } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { mailBy } from '../notices/mail.ts'
import { postBy } from '../notices/post.ts'
import { setEmail, setUnconfirmed } from '../store/users.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { people } from '../testing/people.ts'
import { startReceiver } from '../testing/receiver.ts'
import { describeStores } from '../testing/stores.ts'

const push = {
  kind: 'push',
  endpoint: 'https://push.example/secret',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

describeStores('channels', ({ fresh }) => {
  test('somebody has channels, and nobody else sees them or their secrets', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const webhook = { kind: 'webhook', address: 'https://discord.com/api/webhooks/1/secret' }
    const added = await ada!.ask<Channel>('POST', '/me/channels', webhook)
    expect(added).toMatchObject({
      status: 200,
      body: { kind: 'webhook', label: 'discord.com', enabled: true },
    })
    const { id } = added.body
    await ada!.ask('POST', '/me/channels', push)
    const off = await ada!.ask<Channel>('PATCH', `/me/channels/${id}`, { enabled: false })
    expect(off.body).toEqual({ ...added.body, enabled: false })
    const all = await ada!.ask<Channels>('GET', '/me/channels')
    expect(all.body).toEqual({
      channels: expect.arrayContaining([off.body, expect.objectContaining({ label: 'push.example' })]),
      kinds: ['webhook', 'push'],
    })
    expect(JSON.stringify(all)).not.toContain('secret')
    expect((await ben!.ask<Channels>('GET', '/me/channels')).body.channels).toEqual([])
    for (const [method, path, body] of [
      ['PATCH', `/me/channels/${id}`, { enabled: true }],
      ['DELETE', `/me/channels/${id}`, undefined],
      ['POST', `/me/channels/${id}/test`, undefined],
    ] as const)
      expect((await ben!.ask(method, path, body)).status).toBe(404)
    expect((await ada!.ask<Channels>('GET', '/me/channels')).body).toEqual(all.body)
    expect((await ada!.ask('POST', '/me/channels', webhook)).body).toEqual(added.body)
    expect((await ada!.ask('DELETE', `/me/channels/${id}`)).status).toBe(200)
    expect((await ada!.ask<Channels>('GET', '/me/channels')).body.channels).toHaveLength(1)
  })

  test.each([
    { kind: 'webhook', address: 'javascript:alert(1)' },
    { kind: 'webhook', address: 'https://127.0.0.1/' },
    { kind: 'webhook', address: 'http://discord.com/api/webhooks/1/x' },
    { kind: 'webhook', address: `https://discord.com/${'x'.repeat(1000)}` },
    { kind: 'webhook', address: 'https://discord.com/x', user_id: 'ben' },
    { kind: 'push', endpoint: 'https://push.example/x', keys: { p256dh: '', auth: '' } },
    { kind: 'push', endpoint: 'https://[::1]/x', keys: push.keys },
    { kind: 'pigeon' },
  ])('%j is no channel', async (given) => {
    const services = await fresh()
    const [ada] = await people({ ...services, post: postBy() }, 'Ada')
    expect((await ada!.ask('POST', '/me/channels', given)).status).toBe(400)
    expect(await services.db.all('select * from channels')).toEqual([])
  })

  test('mail goes to those who have an address, where there is a mail server', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    const mailbox = await startMailbox()
    const unconfirmed = { status: 409, body: { trouble: 'unconfirmed' } }
    expect(await ada!.ask('POST', '/me/channels', { kind: 'mail' })).toEqual(unconfirmed)
    services.mail = mailBy(mailbox.address, 'turns@roundhouse.example')
    expect(await ada!.ask('POST', '/me/channels', { kind: 'mail' })).toEqual(unconfirmed)
    await setUnconfirmed(services.db, ada!.id, 'ada@example.com')
    expect(await ada!.ask('POST', '/me/channels', { kind: 'mail' })).toEqual(unconfirmed)
    await setEmail(services.db, ada!.id, 'ada@example.com')
    expect((await ada!.ask<Channels>('GET', '/me/channels')).body.kinds).toEqual(['mail', 'webhook', 'push'])
    const { id } = (await ada!.ask<Channel>('POST', '/me/channels', { kind: 'mail' })).body
    expect((await ada!.ask('POST', `/me/channels/${id}/test`)).body).toEqual({ sent: true })
    expect(mailbox.letters).toMatchObject([{ to: 'ada@example.com' }])
    expect(mailbox.letters[0]!.text).toContain('This is how you will be told that it is your turn.')
    await mailbox.close()
  })

  test('there are as many channels as anybody has browsers', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    const add = (number: number) =>
      ada!.ask('POST', '/me/channels', { kind: 'webhook', address: `https://discord.com/${number}` })
    for (let number = 0; number < 20; number++) expect((await add(number)).status).toBe(200)
    expect(await add(20)).toEqual({ status: 409, body: { trouble: 'many' } })
    expect((await add(19)).status).toBe(200)
  })

  test('whoever makes a channel anew waits all the same, and has a few probes a day', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const receiver = await startReceiver()
    const probe = async (who = ada!, path = '') => {
      const given = { kind: 'webhook', address: `${receiver.address}/${path}` }
      const { id } = (await who.ask<Channel>('POST', '/me/channels', given)).body
      const { status } = await who.ask('POST', `/me/channels/${id}/test`)
      await who.ask('DELETE', `/me/channels/${id}`)
      return status
    }
    expect([await probe(), await probe(), await probe(ada, 'elsewhere')]).toEqual([200, 429, 429])
    expect(await probe(ben)).toBe(200)
    const statuses = []
    for (let minutes = 0; minutes < 15; minutes++) {
      services.time += 60_000
      statuses.push(await probe())
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    expect(statuses.at(-1)).toBe(429)
    services.time += 36 * 60 * 60_000
    expect(await probe()).toBe(200)
    expect(receiver.got).toHaveLength(12)
    await receiver.close()
  })

  test('a channel is tried once a minute', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada <@everyone> <!channel>')
    const receiver = await startReceiver()
    const { address } = receiver
    const { id } = (await ada!.ask<Channel>('POST', '/me/channels', { kind: 'webhook', address })).body
    const probe = () => ada!.ask('POST', `/me/channels/${id}/test`)
    expect((await probe()).body).toEqual({ sent: true })
    expect((await probe()).status).toBe(429)
    services.time += 60_000
    receiver.status = 500
    expect((await probe()).body).toEqual({ sent: false })
    expect(receiver.got).toHaveLength(2)
    expect(JSON.parse(String(receiver.got[0]!.body))).toEqual({
      content:
        'Ada \\<\\@everyone\\> \\<!channel\\>, this is a test\nThis is how you will be told that it is your turn.',
      allowed_mentions: { parse: [] },
      text: 'Ada &lt;@everyone&gt; &lt;!channel&gt;, this is a test\nThis is how you will be told that it is your turn.',
    })
    await receiver.close()
  })

  test('a push is sent so that only the browser can read it', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    const receiver = await startReceiver()
    receiver.status = 201
    const { key } = (await ada!.ask<{ key: string }>('GET', '/push-key')).body
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    expect((await ada!.ask<{ key: string }>('GET', '/push-key')).body.key).toBe(key)
    const given = { ...push, endpoint: `${receiver.address}/browser` }
    const { id } = (await ada!.ask<Channel>('POST', '/me/channels', given)).body
    expect((await ada!.ask('POST', `/me/channels/${id}/test`)).body).toEqual({ sent: true })
    const [{ path, headers, body }] = receiver.got as [(typeof receiver.got)[0]]
    expect(path).toBe('/browser')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers.authorization).toContain(`k=${key}`)
    expect(String(body)).not.toContain('Ada')
    await receiver.close()
  })

  test('nobody who is not logged in has channels', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    await services.db.run('delete from sessions')
    expect((await ada!.ask('GET', '/me/channels')).status).toBe(401)
    expect((await ada!.ask('POST', '/me/channels', push)).status).toBe(401)
  })
})
