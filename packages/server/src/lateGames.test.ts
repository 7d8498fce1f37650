import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_PAGE } from '@roundhouse/wire'
import { afterAll, expect, test } from 'vitest'
import { startServer } from './server.ts'
import type { StoreLocation } from './store/open.ts'
import { copyTemplates, type LoadAccount, newAccounts } from './stress/load/copies.ts'
import { hearOf } from './stress/load/watching.ts'
import { longestHold } from './testing/longestHold.ts'
import { playToEnd } from './testing/moves.ts'
import { people } from './testing/people.ts'
import { describeStores, type TestServices } from './testing/stores.ts'
import { begunTable } from './testing/tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-late-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
afterAll(() => rmSync(folder, { recursive: true }))

/** A whole server, to which everybody comes from an address of their own. */
async function serveAt(location: StoreLocation) {
  const site = await startServer({ port: 0, folder, location, log: () => {}, trustProxy: true })
  if ('trouble' in site) throw new Error(site.trouble)
  return site
}

const headersOf = ({ cookie, from }: LoadAccount) => ({
  ...OWN_PAGE,
  Cookie: cookie,
  'X-Forwarded-For': from,
})

/** A game of more than a hundred moves: as the cards fall, some are shorter. */
async function longGame(services: TestServices): Promise<string> {
  const players = await people(services, 'Ada', 'Ben', 'Cy')
  for (;;) {
    const { id } = await begunTable(players)
    if ((await playToEnd(services, id)) > 100) return id
  }
}

describeStores('fifty late games', ({ fresh, placeOf }) => {
  test('hold nobody up when they are opened, looked at or watched, or somebody has another name in them', async () => {
    const services = await fresh()
    const id = await longGame(services)
    const veterans = await newAccounts(services.db, 3)
    const onlookers = await newAccounts(services.db, 100)
    const games = await copyTemplates(services.db, [id], veterans, 50)
    const site = await serveAt(placeOf(services))
    const ask = async (who: LoadAccount, path: string, change?: object) => {
      const answer = await fetch(new URL(`/api${path}`, site.address), {
        method: change ? 'PATCH' : 'GET',
        headers: headersOf(who),
        ...(change && { body: JSON.stringify(change) }),
      })
      await answer.text()
      return answer.status
    }
    const held = {
      lines: await longestHold(() =>
        Promise.all(
          onlookers.map((who, number) => hearOf(site.address, headersOf(who), games[number % 39]!.id)),
        ),
      ),
      opening: await longestHold(async () => {
        const asked = games.slice(39).map(({ id }, number) => ask(onlookers[number]!, `/games/${id}`))
        expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
      }),
      past: await longestHold(async () => {
        const asked = games.map(({ id }, number) => ask(onlookers[number]!, `/games/${id}/moves/${number}`))
        expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
      }),
      name: await longestHold(async () => {
        expect(await ask(veterans[0]!, '/me', { name: 'Zoe' })).toBe(200)
      }),
    }
    for (const [what, ms] of Object.entries(held)) expect(ms, what).toBeLessThan(50)
    await site.close()
  })
})
