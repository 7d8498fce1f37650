import type { TestProject } from 'vitest/node'
import { noPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for all tests of a run; undefined where there is none. */
    readonly postgres: string | undefined
  }
}

/** Starts one PostgreSQL for a whole run of tests. */
export default async function postgresForAll(project: TestProject): Promise<() => Promise<void>> {
  if (noPostgres) {
    project.provide('postgres', undefined)
    return async () => {}
  }
  const postgres = await startPostgres(process.env.POSTGRES_URL, 'careless')
  project.provide('postgres', postgres.url)
  return postgres.stop
}
