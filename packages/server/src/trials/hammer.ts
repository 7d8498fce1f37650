import { parseArgs } from 'node:util'
import { hammer, isSound } from './hammering.ts'
import { newStore, STORES, type StoreKind } from './stores.ts'

/** `npm run hammer`: nothing is lost and nothing doubled, whatever happens to the processes. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    games: { type: 'string', default: '50' },
    clients: { type: 'string', default: '8' },
    processes: { type: 'string', default: '2' },
    store: { type: 'string', default: 'postgres' },
    url: { type: 'string' },
  },
})
const kind = values.store as StoreKind
if (!STORES.includes(kind)) throw new Error(`--store is one of ${STORES.join(', ')}`)
const store = await newStore(kind, values.url)
const hammered = await hammer(store.place, {
  seconds: Number(values.seconds),
  games: Number(values.games),
  clients: Number(values.clients),
  // The embedded store is served by one process.
  processes: kind === 'embedded' ? 1 : Number(values.processes),
  peace: [1000, 4000],
})
await store.drop()
console.log(JSON.stringify({ store: kind, ...hammered }, null, 2))
process.exitCode = isSound(hammered) ? 0 : 1
