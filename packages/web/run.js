/** Runs a script of this package that is written in TypeScript: `node packages/web/run.js pictures FOLDER`. */
import { join } from 'node:path'
import { runnerImport } from 'vite'

const [script, ...given] = process.argv.slice(2)
const path = join(import.meta.dirname, 'src/browser', `${script}.ts`)
const { module } = await runnerImport(path, {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
})
await module.default(...given)
