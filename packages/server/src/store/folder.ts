import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder that nobody else reads. One by one: in a place like /proc `recursive` would try for ever. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  mkdirSync(path, { mode: 0o700 })
}

/** Makes a file that nobody else reads. One that is there is not touched: closing it would give up its locks. */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
