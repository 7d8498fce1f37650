import { parseArgs } from 'node:util'
import { hammer, isSound } from './hammering.ts'
import { storeKind, withStore } from './stores.ts'

/** `npm run hammer`: plays against processes that are killed, and checks that nothing is lost and nothing doubled. */
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
const store = storeKind(values.store)
const hammered = await withStore(store, values.url, (location) =>
  hammer(location, {
    seconds: Number(values.seconds),
    games: Number(values.games),
    clients: Number(values.clients),
    // The embedded store is served by one process.
    processes: store === 'embedded' ? 1 : Number(values.processes),
    peace: [1000, 4000],
  }),
)
console.log(JSON.stringify({ store, ...hammered }, null, 2))
process.exitCode = isSound(hammered) ? 0 : 1
