import { openSync, readSync } from 'node:fs'

const read = Buffer.alloc(64)

/** Where the system tells of the thread that opens it how long it has worked; undefined on systems without. */
const file = openOwn()

function openOwn(): number | undefined {
  try {
    return openSync('/proc/thread-self/schedstat', 'r')
  } catch {
    return undefined
  }
}

/** How long this thread has worked, in milliseconds; where nobody knows that, how much time has passed. */
export function processorTime(): number {
  if (file === undefined) return performance.now()
  const length = readSync(file, read, 0, read.length, 0)
  return Number.parseInt(read.toString('latin1', 0, length), 10) / 1e6
}
