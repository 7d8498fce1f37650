import { expect, test } from 'vitest'
import { terminal } from '../testing/terminal.ts'

const { run } = terminal()

test('one rule, a chapter, or the whole book', async () => {
  const one = '**PB-2.1 Take.** Take one to three pebbles.\n'
  const chapter = `${one}\n**PB-2.2 Toss.** Toss a coin for one or two.\n`
  expect(await run('rules', 'pebbles', 'PB-2.1')).toEqual({ exit: 0, out: one, err: '' })
  expect((await run('rules', 'pebbles', 'pb-2.1')).out).toBe(one)
  expect((await run('rules', 'pebbles', 'PB-2')).out).toBe(chapter)
  expect((await run('rules', 'pebbles', '2.1')).out).toBe(one)
  expect((await run('rules', 'pebbles', '2')).out).toBe(chapter)
  expect((await run('rules', 'pebbles')).out).toBe(`# Pebbles

## PB-1 The game

- **PB-1.1 Players.** Two or three play.
- **PB-1.2 Turns.** Players take turns until no pebble is left.
- **PB-1.3 End.** Whoever has most pebbles wins.

## PB-2 A turn

- **PB-2.1 Take.** Take one to three pebbles.
- **PB-2.2 Toss.** Toss a coin for one or two.

## PB-3 Charms

- **PB-3.1 Charm.** Hide an owl or a fox.

## PB-4 Shells

- **PB-4.1 Draw.** Take the next shell of the bag or the last one of the pile.

  | place | shells |
  |---|---|
  | hand | 3 |
- **PB-4.2 Trade.** Put one or two shells on the pile and take a pebble for each, while the heap has two.
`)
})

test('in Japanese', async () => {
  expect((await run('rules', 'pebbles', 'PB-2.1', '--lang', 'ja')).out).toBe(
    '**PB-2.1 取る。** 石を1〜3個取る。\n',
  )
})

test('what is not there', async () => {
  expect(await run('rules', 'pebbles', 'PB-9')).toEqual({
    exit: 2,
    out: '',
    err: 'pebbles has no rule "PB-9".\n',
  })
  expect((await run('rules', 'pebbles', 'PB-')).exit).toBe(2)
  expect((await run('rules', 'chess')).err).toBe('There is no game "chess"; the games are pebbles.\n')
  expect((await run('rules', '__proto__')).exit).toBe(2)
  expect((await run('rules')).err).toBe('ID is missing; --help tells more.\n')
})
