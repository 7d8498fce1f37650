import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

/** The service worker of a build whose page has this title. */
async function serviceWith(title: string): Promise<string | undefined> {
  const { output } = (await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [{ name: 'title', transformIndexHtml: (page) => page.replace('>Roundhouse<', `>${title}<`) }],
  })) as Rolldown.RolldownOutput
  const file = output.find(({ fileName }) => fileName === 'service.js')
  return file?.type === 'chunk' ? file.code : undefined
}

test('a build with another page has another service worker', { timeout: 120_000 }, async () => {
  const first = await serviceWith('Roundhouse')
  expect(first).toContain('/first.js')
  expect(await serviceWith('Roundhouse')).toBe(first)
  expect(await serviceWith('Another')).not.toBe(first)
})
