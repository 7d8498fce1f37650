import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { makeFile, makeFolder } from './folder.ts'

/** The file whose lock is held by the process that serves a folder. */
const FILE = 'roundhouse.lock'

/** SQLITE_BUSY. */
const BUSY = 5

/**
 * Takes a folder for this process alone, until it is given back or the
 * process ends, however it ends: the system keeps the lock, not the file.
 * False when another process has it. Whoever only reads does not ask.
 */
export function lockFolder(folder: string): { release(): void } | false {
  const path = join(folder, FILE)
  makeFolder(folder)
  makeFile(path)
  const file = new DatabaseSync(path)
  try {
    file.exec('begin exclusive')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === BUSY) return false
    throw error
  }
}
