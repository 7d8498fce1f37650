import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_HEADER, type LivePush } from '@roundhouse/wire'
import { afterAll, expect, test } from 'vitest'
import { logTo } from './ops/log.ts'
import { startServer } from './server.ts'
import { siteBuildOf } from './siteBuild.ts'
import { openLiveSocket } from './testing/wholeServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const writePage = (head: string) => writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}`)

test('the page says which build it is of', () => {
  writePage('<meta name="build" content="0123456789ab" />')
  expect(siteBuildOf(folder)).toBe('0123456789ab')
  writePage('<meta name="build" content="%BUILD%" />')
  expect(siteBuildOf(folder)).toBeNull()
})

test('every answer and every live line says which build is served', async () => {
  writePage('<meta name="build" content="0123456789ab" />')
  const log = logTo(
    () => {},
    () => 0,
  )
  const location = { folder: join(folder, 'data') }
  const site = await startServer({ port: 0, folder, location, log })
  if ('trouble' in site) throw new Error(site.trouble)
  for (const path of ['/api/session', '/api/tables/missing1', '/api/nowhere', '/api/ready']) {
    const { headers } = await fetch(new URL(path, site.address))
    expect(headers.get(BUILD_HEADER), path).toBe('0123456789ab')
  }
  const { socket, heard } = await openLiveSocket(site.address, '')
  await expect
    .poll(() => heard.map((text) => JSON.parse(text) as LivePush))
    .toContainEqual({ kind: 'build', build: '0123456789ab' })
  socket.close()
  await site.close()
})
