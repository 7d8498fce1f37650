import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted, for whoever watches over the server. */
export interface Metrics {
  readonly registry: Registry
  /** With which figures are read; nobody reads them where there is none. */
  readonly token: string | null
  /** How long requests took, in seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Entries that people wrote into logs, and those of bots. */
  readonly actions: Counter
  readonly botMoves: Counter
  readonly notices: Counter<'kind' | 'outcome'>
}

export function metricsOf(token: string | null = null): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    token,
    requests: new Histogram({
      name: 'roundhouse_request_seconds',
      help: 'How long requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 1, 3],
      registers,
    }),
    actions: new Counter({
      name: 'roundhouse_actions_total',
      help: 'Entries that people wrote into the logs of games',
      registers,
    }),
    botMoves: new Counter({ name: 'roundhouse_bot_moves_total', help: 'Moves of bots', registers }),
    notices: new Counter({
      name: 'roundhouse_notices_total',
      help: 'Notices by how they went',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  }
}

/** Something of which there are so many at any moment. */
export function measure({ registry }: Metrics, name: string, help: string, count: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

/** To count them every open line is gone through, which takes long where there are many. */
const DEAR = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
]

/** Memory, processor and the rest of the process. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
  for (const name of DEAR) registry.removeSingleMetric(name)
}
