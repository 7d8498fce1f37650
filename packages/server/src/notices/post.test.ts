import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startReceiver } from '../testing/receiver.ts'
import { NotPublicAddress, postBy } from './post.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())

const json = { 'Content-Type': 'application/json' }

test('what is sent arrives, and nobody is followed elsewhere', async () => {
  const { send } = postBy({ anywhere: true })
  expect(await send(`${receiver.address}/here`, json, '{"text":"手番"}')).toBe(204)
  receiver.status = 302
  expect(await send(`${receiver.address}/away`, json, '{}')).toBe(302)
  expect(receiver.got.map(({ path, headers, body }) => [path, headers['content-type'], `${body}`])).toEqual([
    ['/here', 'application/json', '{"text":"手番"}'],
    ['/away', 'application/json', '{}'],
  ])
})

test('what went out may have arrived; what did not go out failed', async () => {
  const { send } = postBy({ anywhere: true })
  receiver.status = null
  expect(await send(receiver.address, json, '{}')).toBeNull()
  const probe = createServer()
  await new Promise<void>((listens) => probe.listen(0, '127.0.0.1', () => listens()))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  await expect(send(`http://127.0.0.1:${port}/`, json, '{}')).rejects.toThrow('ECONNREFUSED')
})

test.each([
  receiver.address,
  'http://discord.com/api/webhooks/1/x',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'discord.com',
])('%s is not taken', async (address) => {
  const { takes, send } = postBy()
  expect(takes(address)).toBe(false)
  await expect(send(address, json, '{}')).rejects.toThrow(NotPublicAddress)
})

test('a name that leads to this machine is not followed', async () => {
  const { takes, send } = postBy()
  expect(takes('https://localhost:1/')).toBe(true)
  await expect(send('https://localhost:1/', json, '{}')).rejects.toThrow(NotPublicAddress)
})
