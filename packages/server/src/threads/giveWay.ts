import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Where the system tells which thread asks. */
const OWN = '/proc/thread-self'

/** From now on this thread works when no other wants to; where threads have no numbers it works like the others. */
export function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync(OWN))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
