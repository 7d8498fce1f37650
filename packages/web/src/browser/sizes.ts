import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@roundhouse/kernel'
import type { Browser } from 'playwright-core'
import { parseSync } from 'vite'
import type { BuiltSite } from './site.ts'

/** How much is loaded for something, in bytes as they are sent. */
interface Size {
  readonly of: string
  readonly bytes: number
  readonly files: readonly string[]
}

/** Whether a file has a part of a game, or of what games share. */
export const isGamePart = (file: string): boolean =>
  /\/(?:18xx|railway)-|\.(?:game|bots|rules\.\w+)-/.test(file)

/** The files that the first page asks for until it is quiet. */
export async function firstLoad(browser: Browser, { address, folder }: BuiltSite): Promise<Size> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const files = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    files.add(pathname === '/' ? 'index.html' : pathname.slice(1))
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return sizeOf(
    folder,
    'the first page',
    [...files].filter((file) => existsSync(join(folder, file))),
  )
}

/** What each game brings along: its rules and view, its bots, its book in one language, and what games share. */
export function gameSizes({ folder }: BuiltSite): Size[] {
  const assets = readdirSync(join(folder, 'assets'))
  const always = withImports(folder, [assets.find((name) => /^worker-.*\.js$/.test(name))!])
  const file = (start: string) => assets.find((name) => name.startsWith(`${start}-`))
  const games = assets.flatMap((name) => /^(.+)\.game-/.exec(name)?.[1] ?? [])
  return games.flatMap((game) =>
    LANGUAGES.map((language) => {
      const parts = ['game', 'bots', `rules.${language}`].map((part) => file(`${game}.${part}`))
      if (parts.some((part) => part === undefined)) throw new Error(`${game} is not in files of its own`)
      const files = withImports(folder, parts as string[]).filter((name) => !always.includes(name))
      return sizeOf(folder, `${game} in ${language}`, files)
    }),
  )
}

/** These files of the build, and those that come with them. */
function withImports(folder: string, names: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const path = `assets/${name}`
    if (found.has(path)) return
    found.add(path)
    const { module } = parseSync(name, readFileSync(join(folder, path), 'utf8'))
    for (const { moduleRequest } of module.staticImports) add(moduleRequest.value.replace('./', ''))
  }
  names.forEach(add)
  return [...found]
}

const sizeOf = (folder: string, of: string, files: readonly string[]): Size => ({
  of,
  bytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0),
  files,
})

export const inWords = ({ of, bytes, files }: Size): string =>
  `${of}: ${(bytes / 1000).toFixed(1)} kB, gzipped (${files.join(', ')})`
