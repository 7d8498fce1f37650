import { defineConfig, type Plugin } from 'vite'

/** Workspace packages are built from their sources. */
const conditions = ['source', 'module', 'browser', 'development|production']

/** Writes the files of the build into the service worker, which keeps them for when there is no network. */
const precache = (): Plugin => ({
  name: 'precache',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const service = bundle['service.js']
      if (service?.type !== 'chunk') throw new Error('there is no service worker')
      const built = Object.keys(bundle).filter((file) => !['service.js', 'index.html'].includes(file))
      const files = ['/', ...built.map((file) => `/${file}`), ...PUBLIC]
      const code = service.code.replace(/["'`]%FILES%["'`]/, JSON.stringify(files))
      if (code === service.code) throw new Error('the service worker has no place for its files')
      service.code = code
    },
  },
})

/** Files that are served as they are. */
const PUBLIC = ['/icon.svg', '/icon-maskable.svg', '/manifest.webmanifest', '/first.js']

/** Which file of the worker a source goes to: each game has its own, and what games share is in one beside them. */
function fileOf(id: string): string | null {
  const rules = /\/games\/([^/]+)\/(rules\.\w+)\.md/.exec(id)
  if (rules) return `${rules[1]}.${rules[2]}`
  if (/\/packages\/(?:board|routes|finance|games\/18xx)\//.test(id)) return 'railway'
  if (/\/packages\/kernel\/|\/zod\//.test(id)) return 'kernel'
  const bots = /\/bots\/src\/([^/]+)\//.exec(id)
  if (bots) return `${bots[1]}.bots`
  const game = /\/games\/(?!list\/)([^/]+)\/src\/(stage\/)?/.exec(id)
  return game && `${game[1]}.${game[2] ? 'stage' : 'game'}`
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf, debugName: 'games' }],
        },
      },
    },
  },
  plugins: [precache()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', service: 'src/service/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
