import { expect, test } from 'vitest'
import { ID, inStore, pebbleStore } from './testing/pebbleStore.ts'
import { terminal } from './testing/terminal.ts'

async function stored() {
  const shell = terminal()
  await pebbleStore(shell.cwd)
  await inStore(shell.cwd, (db) =>
    db.run(
      "insert into messages (game_id, place, user_id, text, said) values (?, 0, 'ann', ?, 0)",
      ID,
      'a\nb',
    ),
  )
  return shell
}

test('an account is banned, listed and let in again', async () => {
  const { run } = await stored()
  expect(await run('ban')).toEqual({ exit: 0, out: '', err: '' })
  expect(await run('ban', 'ann', '--reason', 'Insults', '--until', '2999-01-31')).toEqual({
    exit: 0,
    out: 'Ann is banned until 2999-01-31 00:00 UTC. log-ins ended 0, waiting tables left 0, games in play 0\n',
    err: '',
  })
  expect((await run('ban')).out).toBe('Ann is banned until 2999-01-31 00:00 UTC. Insults\n')
  expect((await run('ban', 'Ann', '--until', '2999-01-31T18:30')).out).toContain('2999-01-31 18:30 UTC')
  expect((await run('ban', 'Ann')).out).toContain('Ann is banned. ')
  expect(await run('unban', 'Ann')).toEqual({ exit: 0, out: '"Ann" can log in again.\n', err: '' })
  expect(await run('unban', 'Ann')).toEqual({ exit: 2, out: '', err: '"Ann" is not banned.\n' })
  for (const command of ['ban', 'unban'])
    expect((await run(command, 'Bob')).err).toBe('There is no account "Bob".\n')
})

test.each(['tomorrow', '2020-01-01', '2999-13-01', '2999-01-31 18:00'])(
  'no ban ends at "%s"',
  async (date) => {
    const { run } = await stored()
    const { exit, err } = await run('ban', 'Ann', '--until', date)
    expect([exit, err]).toEqual([2, expect.stringContaining('--until must be a date to come')])
    expect((await run('ban')).out).toBe('')
  },
)

test('a moderator is named, listed and none any more', async () => {
  const { run } = await stored()
  expect(await run('moderator')).toEqual({ exit: 0, out: '', err: '' })
  expect(await run('moderator', 'ann')).toEqual({ exit: 0, out: 'Ann is a moderator.\n', err: '' })
  expect((await run('moderator')).out).toBe('Ann\n')
  expect((await run('moderator', 'Ann', '--not')).out).toBe('Ann is not a moderator any more.\n')
  expect(await run('moderator', 'Ann', '--not')).toEqual({
    exit: 2,
    out: '',
    err: 'Ann is not a moderator.\n',
  })
  expect((await run('moderator', 'Bob')).err).toBe('There is no account "Bob" with a password.\n')
})

test('what is done stands in the log of the site, and why', async () => {
  const { run, cwd } = await stored()
  for (const args of [
    ['ban', 'Ann', '--reason', 'Insults'],
    ['unban', 'Ann', '--reason', 'Sorry'],
    ['remove-message', ID, '0', '--reason', 'Insult'],
    ['close', ID, '--reason', 'Spam'],
    ['reset-factor', 'Ann'],
  ])
    expect((await run(...args)).exit).toBe(0)
  expect(
    await inStore(cwd, (db) => db.all('select act, by_user, reason from site_log order by made, id')),
  ).toEqual(
    expect.arrayContaining([
      { act: 'ban', by_user: null, reason: 'Insults' },
      { act: 'unban', by_user: null, reason: 'Sorry' },
      { act: 'remove-message', by_user: null, reason: 'Insult' },
      { act: 'close', by_user: null, reason: 'Spam' },
      { act: 'reset-factor', by_user: null, reason: null },
    ]),
  )
})

test('a game is ended without a result, and verified as such', async () => {
  const { run } = await stored()
  expect(await run('close', ID)).toEqual({ exit: 0, out: `The game "${ID}" is ended.\n`, err: '' })
  expect(await run('close', ID)).toEqual({
    exit: 2,
    out: '',
    err: `The game "${ID}" is over already.\n`,
  })
  expect((await run('close', 'nowhere')).err).toBe('There is no table "nowhere".\n')
  expect((await run('verify')).out).toBe('games 1, different 0\n')
  expect((await run('export', ID)).exit).toBe(0)
})

test('what was said is listed and deleted', async () => {
  const { run, cwd } = await stored()
  expect((await run('remove-message', ID)).out).toBe('0 1970-01-01T00:00:00.000Z Ann: a b\n')
  expect(await run('remove-message', ID, '0')).toEqual({ exit: 0, out: 'Message 0 is deleted.\n', err: '' })
  expect(await inStore(cwd, (db) => db.all('select text, deleted_by from messages'))).toEqual([
    { text: '', deleted_by: 'site' },
  ])
  for (const number of ['7', 'x', '-1']) expect((await run('remove-message', ID, '--', number)).exit).toBe(2)
  expect((await run('remove-message', 'nowhere')).err).toBe('There is no table "nowhere".\n')
})
