import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, runnerImport } from 'vite'

/** Workspace packages are built from their sources. */
const conditions = ['source', 'module', 'browser', 'development|production']

/** Files that are served as they are. */
const PUBLIC = join(import.meta.dirname, 'public')

/** The names of screens. */
const SCREENS = join(import.meta.dirname, 'src/styles/media.css')

/**
 * Writes the files of the build into the service worker, which keeps them for when there is no network.
 * The names of most change with what is in them; of the page and the public files the contents count too.
 */
const precache = (): Plugin => ({
  name: 'precache',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { 'service.js': service, 'index.html': page, ...built } = bundle
      if (service?.type !== 'chunk' || page?.type !== 'asset') throw new Error('there is no service worker')
      const asIs = readdirSync(PUBLIC).sort()
      const files = ['', ...Object.keys(built).sort(), ...asIs].map((file) => `/${file}`)
      const version = createHash('sha256').update(files.join()).update(page.source)
      for (const file of asIs) version.update(readFileSync(join(PUBLIC, file)))
      const build = version.digest('hex').slice(0, 12)
      // so that a page knows which build it is of, and the server which one it serves
      page.source = String(page.source).replace('%BUILD%', build)
      const written = { FILES: JSON.stringify(files), VERSION: JSON.stringify(build) }
      for (const [name, value] of Object.entries(written)) {
        const code = service.code.replace(new RegExp(`["'\`]%${name}%["'\`]`), value)
        if (code === service.code) throw new Error(`the service worker has no place for its ${name}`)
        service.code = code
      }
    },
  },
})

/** Lets every style sheet call screens by the names of `styles/media.css`. */
const namedScreens = (): Plugin => ({
  name: 'named-screens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler(code) {
      this.addWatchFile(SCREENS)
      return readFileSync(SCREENS, 'utf8') + code
    },
  },
})

/** What begins the name of a module with a part of what is shown of games. */
const SHOWN = '\0shown:'

/**
 * Works out what is shown of each game while the site is built, and writes it down, a file for each:
 * whoever looks at a list of games loads none of them.
 */
const showcase = (): Plugin => {
  let written: Promise<Readonly<Record<string, string>>> | undefined
  const workOut = async () => {
    const { module } = await runnerImport<{ written: Record<string, string> }>(
      join(import.meta.dirname, 'src/worker/library/writtenShowcase.ts'),
      {
        root: import.meta.dirname,
        logLevel: 'error',
        environments: { inline: { resolve: { noExternal: [/^@roundhouse\//], conditions } } },
      },
    )
    return module.written
  }
  return {
    name: 'showcase',
    resolveId: (id) => (id.startsWith(SHOWN) ? id : undefined),
    load: {
      filter: { id: /realShowcase\.ts$|shown:/ },
      async handler(id) {
        written ??= workOut()
        const files = await written
        if (id.startsWith(SHOWN)) return `export default ${files[id.slice(SHOWN.length)]}`
        const loads = Object.keys(files).map(
          (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(SHOWN + file)})`,
        )
        return `const FILES = {${loads.join()}}
const read = (what) => async (game, language) => (await FILES[[game, what, language].join('.')]()).default
const showcase = () => ({ card: read('card'), exampleBoard: read('exampleBoard') })
export { showcase as realShowcase }`
      },
    },
  }
}

/** Which file of the worker a source goes to: each game with its view and the 18xx family have their own, and what all share is beside them. */
function fileOf(id: string): string | null {
  const rules = /\/games\/([^/]+)\/(rules\.\w+)\.md/.exec(id)
  if (rules) return `${rules[1]}.${rules[2]}`
  if (id.startsWith(SHOWN)) return id.slice(SHOWN.length)
  if (/\/src\/recorded\//.test(id)) return 'recorded'
  if (/\/packages\/18xx\//.test(id)) return '18xx'
  if (/\/packages\/(?:board|routes|finance)\//.test(id)) return 'railway'
  if (/\/packages\/(?:kernel|view)\/|\/zod\//.test(id)) return 'kernel'
  const bots = /\/bots\/src\/([^/]+)\//.exec(id)
  if (bots) return `${bots[1]}.bots`
  const game = /\/games\/(?!list\/)([^/]+)\/src\//.exec(id)
  return game && `${game[1]}.game`
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  // as for players everywhere: without the file and line of every element, which tests would have else
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: {
    format: 'es',
    plugins: () => [showcase()],
    rolldownOptions: {
      // what is shown of games takes its time
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf, debugName: 'games' }],
        },
      },
    },
  },
  plugins: [namedScreens(), precache()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    // the oldest that know what the style sheets cannot do without
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', service: 'src/service/worker.ts' },
      output: {
        // what the first page needs is one file; the service worker stands alone
        codeSplitting: {
          groups: [{ name: 'page', tags: ['$initial'], test: (id) => !id.includes('/src/service/') }],
        },
        entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
