import { createServer, type Socket } from 'node:net'
import type { Channel } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { type Person, people } from '../testing/people.ts'
import { startReceiver } from '../testing/receiver.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { addChannel } from './channels.ts'
import { mailBy } from './mail.ts'
import { startSender } from './sender.ts'

/** A mail server that takes every connection and says nothing. */
async function startSilence() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const { port } = server.address() as { port: number }
  return {
    address: `smtp://127.0.0.1:${port}`,
    get reached() {
      return sockets.size
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describeStores('the sender of notices', ({ fresh }) => {
  test('a mail server that does not answer holds no other notices up', async () => {
    const services = await fresh()
    const [ada, ben, cid] = (await people(services, 'Ada', 'Ben', 'Cid')) as [Person, Person, Person]
    const silence = await startSilence()
    services.mail = mailBy(silence.address, 'trains@example.com')
    await services.db.run("update users set email = 'ben@example.com' where id = ?", ben.id)
    const receiver = await startReceiver()
    const mailed = await addChannel(services, ben.id, { kind: 'mail' })
    const posted = await addChannel(services, cid.id, { kind: 'webhook', address: receiver.address })
    /** It is the turn of both at a table, of which one is told. */
    const owe = async (to: Person, { id: channel }: Channel): Promise<void> => {
      const { id } = await begunTable([ada, to])
      await services.db.run("update games set turn = '[0, 1]' where id = ?", id)
      await services.db.run(
        'insert into notices (id, channel_id, game_id, seq, due) values (?, ?, ?, 1, 0)',
        channel,
        channel,
        id,
      )
    }
    const sender = startSender(services, () => false, 20)
    await owe(ben, mailed)
    await expect.poll(() => silence.reached).toBe(1)
    await owe(cid, posted)
    await expect.poll(() => receiver.got.length).toBe(1)
    expect(silence.reached).toBe(1)
    silence.close()
    await sender.stop()
    await receiver.close()
  })
})
