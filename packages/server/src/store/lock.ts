import { type FSWatcher, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { makeFile, makeFolder } from './folder.ts'

/** The file whose lock is held by the process that serves a folder. */
const FILE = 'roundhouse.lock'

/** SQLITE_BUSY. */
const BUSY = 5

export interface FolderLock {
  /** Whether it is still ours. */
  isHeld(): boolean
  release(): void
}

/**
 * Takes a folder for this process alone, until it is given back or the
 * process ends, however it ends: the system keeps the lock, not the file.
 * Should somebody delete the file, it is made and locked anew at once.
 * False when another process has it. Whoever only reads does not ask.
 */
export function lockFolder(folder: string): FolderLock | false {
  const path = join(folder, FILE)
  let file = lockFile(path)
  if (!file) return false
  let inode = inodeOf(path)
  let watcher = watchFile()

  function watchFile(): FSWatcher {
    const next = watch(path, { persistent: false }, () => {
      if (inodeOf(path) !== inode) lockAgain()
    })
    return next.on('error', () => next.close())
  }
  function lockAgain(): void {
    release()
    file = lockFile(path)
    if (!file) return
    inode = inodeOf(path)
    watcher = watchFile()
  }
  function release(): void {
    watcher.close()
    if (file) file.close()
    file = false
  }
  return { isHeld: () => file !== false, release }
}

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino

function lockFile(path: string): DatabaseSyncInstance | false {
  makeFolder(dirname(path))
  makeFile(path)
  const file = new DatabaseSync(path)
  try {
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === BUSY) return false
    throw error
  }
}
