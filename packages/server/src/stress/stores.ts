import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreLocation } from '../store/open.ts'
import { embeddedHarms, type Harms, postgresHarms } from './harms.ts'

const STORES = ['embedded', 'postgres'] as const
export type StoreKind = (typeof STORES)[number]

/** Works on a new, empty store, and with what may be done to it: in a temporary folder, or a database of a PostgreSQL, the one at the address or one of our own. */
export async function withStore<T>(
  kind: StoreKind,
  url: string | undefined,
  work: (location: StoreLocation, harms: Harms) => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-stress-'))
    return work({ folder }, embeddedHarms(folder)).finally(() =>
      rmSync(folder, { recursive: true, force: true }),
    )
  }
  const { startPostgres } = await import('../testing/postgres.ts')
  const postgres = await startPostgres(url)
  return work({ url: await postgres.fresh() }, postgresHarms(postgres)).finally(() => postgres.stop())
}

/** A kind of store, as it is written on a command line. */
export function storeKind(text: string | undefined): StoreKind {
  const kind = STORES.find((one) => one === text)
  if (kind) return kind
  process.stderr.write(`--store is one of ${STORES.join(', ')}\n`)
  process.exit(2)
}
