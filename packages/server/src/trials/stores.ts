import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../store/open.ts'

export const STORES = ['embedded', 'postgres'] as const
export type StoreKind = (typeof STORES)[number]

/** A new, empty store. */
export interface Store {
  readonly place: Place
  drop(): Promise<void>
}

/** In a temporary folder, or a new database of a PostgreSQL: the one at the address, else one of our own. */
export async function newStore(kind: StoreKind, url?: string): Promise<Store> {
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-trial-'))
    return { place: { folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  const { startPostgres } = await import('../testing/postgres.ts')
  const postgres = await startPostgres(url)
  return { place: { url: await postgres.fresh() }, drop: () => postgres.stop() }
}
