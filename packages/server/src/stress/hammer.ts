import { numberIn, readFlags } from './flags.ts'
import { hammer, isSound } from './hammering.ts'
import { chooseHarms } from './harms.ts'
import { storeKind, withStore } from './stores.ts'

const values = readFlags(
  'npm run hammer -- [flags]: plays against processes that are killed and a database that is harmed, and checks that nothing is lost and nothing doubled',
  {
    seconds: ['120', 'how long it plays'],
    games: ['50', 'how many games it plays'],
    clients: ['8', 'how many people play them, four at the least'],
    processes: ['2', 'how many processes serve them; one serves an embedded store'],
    store: ['postgres', 'embedded or postgres'],
    url: [
      undefined,
      'a PostgreSQL to make a database in, which is harmed no more than by ending its connections; one of our own without it',
    ],
    harm: [
      'all',
      'what is done to the store: all, none, or some of terminate,kill-backend,restart,crash (postgres) and kill-writing,torn-write (embedded)',
    ],
  },
)
const store = storeKind(values.store)
const options = {
  seconds: numberIn('seconds', values.seconds),
  games: numberIn('games', values.games),
  clients: numberIn('clients', values.clients),
  processes: store === 'embedded' ? 1 : numberIn('processes', values.processes),
  peace: [1000, 4000],
} as const
const hammered = await withStore(store, values.url, (location, harms) =>
  hammer(location, { ...options, harms: chooseHarms(harms, values.harm!) }),
)
console.log(JSON.stringify({ store, ...hammered }, null, 2))
process.exitCode = isSound(hammered) ? 0 : 1
