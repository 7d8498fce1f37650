import { numberIn, readFlags } from './flags.ts'
import { columnsText, type Percentiles, round } from './load/figures.ts'
import { type LoadOptions, type LoadResult, load } from './load/loading.ts'
import { storeKind, withStore } from './stores.ts'

const values = readFlags('npm run load -- [flags]: how long people wait when many play at once', {
  store: ['embedded', 'embedded or postgres'],
  url: [undefined, 'a PostgreSQL to make a database in; one of our own without it'],
  sockets: ['2000', 'how many live connections are open'],
  games: ['10000', 'how many games are stored'],
  phases: ['50x60,200x10', 'how many actions a second, and for how many seconds'],
  long: ['900', 'how many actions a long game has'],
  templates: ['20', 'how many games are played, of which the others are copies'],
  dearest: ['30', 'for how many seconds the dearest things are asked for over and over while people play'],
  late: ['300', 'how many late games are there to be asked for'],
  bots: ['10', 'at how many tables steady bots play meanwhile'],
  profile: [undefined, 'a folder for profiles of the processor'],
})
const store = storeKind(values.store)
const phases = values.phases!.split(',').map((phase) => {
  const [perSecond, seconds] = phase.split('x')
  return { perSecond: numberIn('phases', perSecond), seconds: numberIn('phases', seconds) }
})
const options: LoadOptions = {
  sockets: numberIn('sockets', values.sockets),
  games: numberIn('games', values.games),
  phases,
  long: numberIn('long', values.long),
  templates: numberIn('templates', values.templates),
  dearest: {
    seconds: numberIn('dearest', values.dearest),
    late: numberIn('late', values.late),
    withBots: numberIn('bots', values.bots),
  },
  flags: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
  say: (what) => console.error(what),
}
const loaded = await withStore(store, values.url, (location) => load(location, options))
print(loaded)
process.exitCode = [...loaded.phases, loaded.dearest.phase].some(({ errors }) => errors > 0) ? 1 : 0

function print({ phases, dearest, cold, warm, coldUndo, undo, memory, examples }: LoadResult): void {
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
  console.log(`\nwhile the dearest things are asked for, for ${dearest.phase.seconds} s\n`)
  console.log(
    columnsText([
      ['', 'count', 'median', 'p95', 'p99', 'worst', 'told to wait'],
      row('event loop: late by', dearest.late),
      row('event loop: worked between two looks', dearest.worked),
      row('whoever measures: late by', dearest.measuring),
      row('a person’s move: answer', dearest.phase.answered),
      row('a person’s move: all at the table', dearest.phase.delivered),
      ...[...dearest.kinds].map(([kind, { answered, refused }]) => [...row(kind, answered), refused]),
      ['moves of bots', dearest.botMoves],
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
