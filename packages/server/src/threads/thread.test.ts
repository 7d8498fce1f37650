import { afterEach, expect, test } from 'vitest'
import { startThread } from './thread.ts'

type Toy = { add(one: number, other: number): number; hang(): never; die(): never; fail(): never }

const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ name, args: [one, other] }) => {
    if (name === 'die') process.exit(3)
    if (name === 'fail') throw new Error('not caught')
    while (name === 'hang');
    parentPort.postMessage({ value: one + other, ms: 1 })
  })
`)}`,
)

const open: { end(): Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map((thread) => thread.end())))

function toy() {
  const ends: Error[] = []
  const thread = startThread<Toy>(PROGRAM, (error) => ends.push(error))
  open.push(thread)
  return { thread, ends }
}

test('a thread answers while this one goes on', async () => {
  const { thread } = toy()
  expect(await Promise.all([thread.ask('play', 'add', 1, 2), thread.ask('look', 'add', 3, 4)])).toEqual([
    3, 7,
  ])
  const hanging = thread.ask('look', 'hang').catch((error: Error) => error.message)
  await new Promise((done) => setTimeout(done, 20))
  await thread.end()
  expect(await hanging).toMatch('ended')
})

test.each(['die', 'fail'] as const)(
  'a thread that ends fails what it was asked, and says so once (%s)',
  async (name) => {
    const { thread, ends } = toy()
    const all = await Promise.allSettled([
      thread.ask('play', 'add', 1, 2),
      thread.ask('play', name),
      thread.ask('play', 'add', 3, 4),
    ])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(thread.ended).toBe(true)
    expect(ends).toHaveLength(1)
    await expect(thread.ask('play', 'add', 5, 6)).rejects.toThrow()
  },
)
