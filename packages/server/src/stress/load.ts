import { parseArgs } from 'node:util'
import { columnsText, type Percentiles, round } from './load/figures.ts'
import { type LoadResult, load } from './load/loading.ts'
import { storeKind, withStore } from './stores.ts'

/** `npm run load`: how long people wait when many play at once. */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'embedded' },
    url: { type: 'string' },
    sockets: { type: 'string', default: '2000' },
    games: { type: 'string', default: '10000' },
    phases: { type: 'string', default: '50x60,200x10' },
    long: { type: 'string', default: '900' },
    templates: { type: 'string', default: '20' },
    profile: { type: 'string' },
  },
})
const store = storeKind(values.store)
const phases = values.phases.split(',').map((phase) => {
  const [perSecond = Number.NaN, seconds = Number.NaN] = phase.split('x').map(Number)
  return { perSecond, seconds }
})
const loaded = await withStore(store, values.url, (location) =>
  load(location, {
    sockets: Number(values.sockets),
    games: Number(values.games),
    phases,
    long: Number(values.long),
    templates: Number(values.templates),
    flags: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
    say: (what) => console.error(what),
  }),
)
print(loaded)
process.exitCode = loaded.phases.some(({ errors }) => errors > 0) ? 1 : 0

function print({ phases, cold, warm, coldUndo, undo, memory, examples }: LoadResult): void {
  const row = (name: string, { count, median, p95, p99, worst }: Percentiles) => [
    name,
    count,
    median,
    p95,
    p99,
    worst,
  ]
  const rows = phases.flatMap(({ perSecond, seconds, answered, delivered }) => [
    row(`${perSecond}/s for ${seconds} s: answer`, answered),
    row(`${perSecond}/s for ${seconds} s: all at the table`, delivered),
  ])
  console.log(`${store}: ${values.games} games, ${values.sockets} sockets; times in ms\n`)
  console.log(
    columnsText([
      ['', 'count', 'median', 'p95', 'p99', 'worst'],
      ...rows,
      row(`game at ${values.long}: open, warm`, warm),
      row(`game at ${values.long}: undo`, undo),
    ]),
  )
  console.log(
    `\n${columnsText([
      ['', ''],
      [`game at ${values.long}: open, cold`, round(cold)],
      [`game at ${values.long}: first undo, cold`, round(coldUndo)],
      ...phases.map(({ perSecond, processor }) => [
        `${perSecond}/s: processor for an action`,
        round(processor),
      ]),
      ...phases.map(({ perSecond, errors }) => [`${perSecond}/s: errors`, errors]),
      ['memory with all connections open, MB', memory.before],
      ['memory at the end, MB', memory.after],
    ])}`,
  )
  for (const example of examples.slice(0, 10)) console.log(example)
}
