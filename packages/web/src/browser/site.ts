import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Site, serveSite } from '@roundhouse/server'
import { type Alias, build } from 'vite'

const WEB = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))

/** Which games the site has: those that there are, or one small game made for tests. */
export type Games = 'real' | 'pebbles'

/** The worker's library is the one place where games come in. */
const ALIASES: Readonly<Record<Games, Alias[]>> = {
  real: [],
  pebbles: [
    { find: /^\.\/library\/realLibrary\.ts$/, replacement: join(WEB, 'src/testing/pebbleLibrary.ts') },
  ],
}

/** A site that is served, and the folder that it is served from. */
export interface BuiltSite extends Site {
  readonly folder: string
}

/** Serves the site as it is built from the sources of this moment. Tests of one moment share one build. */
export async function servedSite(games: Games): Promise<BuiltSite> {
  const folder = join(tmpdir(), `roundhouse-web-${games}-${fingerprint()}`)
  if (!existsSync(folder)) await buildInto(folder, games)
  const site = await serveSite({ port: 0, folder })
  if ('trouble' in site) throw new Error(site.trouble)
  return { ...site, folder }
}

async function buildInto(folder: string, games: Games): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'roundhouse-building-'))
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { alias: ALIASES[games] },
    build: { outDir, emptyOutDir: true },
  })
  try {
    renameSync(outDir, folder)
  } catch (error) {
    // another test file was quicker
    if (!existsSync(folder)) throw error
    rmSync(outDir, { recursive: true })
  }
}

/** Changes whenever a source does. */
function fingerprint(): string {
  const sum = createHash('sha256')
  for (const path of filesBelow(PACKAGES)) sum.update(`${path} ${statSync(path).mtimeMs} `)
  return sum.digest('hex').slice(0, 16)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path)
    return /\.(?:tsx?|css|html|md|js|svg|webmanifest)$/.test(entry.name) && !entry.name.includes('.test.')
      ? [path]
      : []
  })
