import { posix } from 'node:path'
import type { Source } from './sources.ts'

/** A room of the house: a package, or `games/*` for any one game. */
type Room =
  | 'kernel'
  | 'board'
  | 'routes'
  | 'finance'
  | 'view'
  | '18xx'
  | 'games/*'
  | 'games/list'
  | 'bots'
  | 'wire'
  | 'server'
  | 'web'
  | 'cli'
  | 'bench'

interface Neighbours {
  /** Rooms it may import. */
  readonly rooms: readonly Room[]
  /** What it may import from outside the project; `node:` stands for all of Node. */
  readonly outside: readonly string[]
  /** Rooms that only its tests may import. */
  readonly forTests?: readonly Room[]
}

/** Who may import whom, and nothing else. */
const MAY_IMPORT: Readonly<Record<Room, Neighbours>> = {
  kernel: { rooms: [], outside: [] },
  board: { rooms: ['kernel'], outside: [] },
  routes: { rooms: ['kernel', 'board'], outside: [] },
  finance: { rooms: ['kernel'], outside: [] },
  view: { rooms: ['kernel'], outside: [] },
  '18xx': { rooms: ['kernel', 'board', 'routes', 'finance', 'view'], outside: ['zod'] },
  'games/*': { rooms: ['kernel', 'board', 'routes', 'finance', 'view', '18xx'], outside: ['zod'] },
  'games/list': { rooms: ['kernel', 'view', 'games/*'], outside: [] },
  bots: { rooms: ['kernel', 'board', 'routes', 'finance', 'games/*'], outside: [] },
  wire: { rooms: ['kernel'], outside: ['zod'] },
  server: {
    rooms: ['kernel', 'view', 'games/list', 'bots', 'wire'],
    outside: [
      'hono',
      '@hono/node-server',
      '@hono/zod-openapi',
      '@photostructure/sqlite',
      'nodemailer',
      'pg',
      'prom-client',
      'web-push',
      'ws',
      'zod',
      'node:',
    ],
  },
  web: {
    rooms: ['kernel', 'view', 'games/list', 'bots', 'wire'],
    outside: ['preact', '@preact/signals', 'uplot', 'uqr', 'zod'],
    forTests: ['server'],
  },
  cli: {
    rooms: ['kernel', 'board', 'routes', 'games/list', 'bots', 'wire', 'server'],
    outside: ['node:', 'zod'],
  },
  bench: { rooms: ['kernel', 'board', 'routes', 'games/list', 'bots'], outside: ['node:', 'tinybench'] },
}

/** Tests, what only tests use, and what only the build uses. */
const FOR_TEST = /\.test\.ts$|\.config\.ts$|\/(?:testing|scenarios|browser)\//

/** Tests may also use these, wherever they are. */
const FOR_TESTS = ['vitest', 'fast-check', 'node:', 'vite', 'playwright-core', 'axe-core']

/** `import … from`, `export … from`, `import '…'` and `import('…')`, as statements and not as words in a text. */
const IMPORT =
  /^\s*(?:import|export)\b[^'"`;=]*?\bfrom\s*['"]([^'"\s]+)['"]|^\s*import\s*['"]([^'"\s]+)['"]|\bimport\(\s*['"]([^'"\s]+)['"]/gm

/** A sentence for each import of this file that leads where it may not. */
export function wrongImports({ path, text }: Source): string[] {
  const room = roomOf(path)
  if (!room) return []
  return [...text.matchAll(IMPORT)]
    .map(([, from, alone, late]) => (from ?? alone ?? late)!)
    .filter((name) => !isAllowed(path, room, name))
    .map((name) => `${path} may not import ${name}`)
}

/** What shows a game: rules do without it. */
const VIEW = /^packages\/(?:18xx|games\/(?!list\/)[^/]+)\/src\/view\//

/** Whether the rules of a game, or what they share, would load what shows it. */
const showsInRules = (path: string, name: string): boolean =>
  /^packages\/(?:18xx|games\/(?!list\/))/.test(path) &&
  !VIEW.test(path) &&
  (name === '@roundhouse/18xx/view' ||
    (name.startsWith('.') && VIEW.test(posix.join(posix.dirname(path), name))))

function isAllowed(path: string, room: Room, name: string): boolean {
  if (showsInRules(path, name)) return false
  if (name.startsWith('.')) return folderOf(posix.join(posix.dirname(path), name)) === folderOf(path)
  const { rooms, outside, forTests = [] } = MAY_IMPORT[room]
  const isTest = FOR_TEST.test(path)
  const other = packageRoom(name)
  if (other)
    return (
      rooms.includes(other) || (isTest && forTests.includes(other)) || (other === room && room !== 'games/*')
    )
  const known = isTest ? [...outside, ...FOR_TESTS] : outside
  return known.some(
    (allowed) => name === allowed || name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`),
  )
}

/** `packages/kernel`, or `packages/games/1846`. */
const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/games/') ? 3 : 2)
    .join('/')

function roomOf(path: string): Room | undefined {
  const folder = folderOf(path)
  if (folder === 'packages/games/list') return 'games/list'
  if (folder.startsWith('packages/games/')) return 'games/*'
  return folder.startsWith('packages/') ? (folder.slice('packages/'.length) as Room) : undefined
}

function packageRoom(name: string): Room | undefined {
  const own = /^@roundhouse\/([^/]+)/.exec(name)?.[1]
  if (own === undefined) return undefined
  if (own === 'games') return 'games/list'
  return own in MAY_IMPORT ? (own as Room) : 'games/*'
}
