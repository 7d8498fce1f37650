import { expect, test } from 'vitest'
import { lineOf, type Rank } from './line.ts'

test('people who play come before people who look, and bots come last', async () => {
  const line = lineOf()
  const served: string[] = []
  const enter = (rank: Rank, name: string) => line.enter(rank, () => void served.push(name))
  const all = [enter('bot', 'first'), enter('bot', 'bot'), enter('look', 'looks')]
  all.push(enter('play', 'plays'), enter('look', 'looks too'), enter('play', 'plays too'))
  expect(line.length).toBe(6)
  await Promise.all(all)
  expect(served).toEqual(['first', 'plays', 'plays too', 'looks', 'looks too', 'bot'])
  expect(line.length).toBe(0)
})

test('so many are served at once, and whoever fails holds up nobody', async () => {
  const line = lineOf(2)
  let served = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++served)
    await new Promise(setImmediate)
    served--
    throw new Error('no')
  }
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => line.enter('look', work)))
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(most).toBe(2)
  expect(await line.enter('look', () => 'next')).toBe('next')
})
