import { useState } from 'preact/hooks'
import { WorkerTrouble } from '../worker/client.ts'
import type { TroubleCode } from '../worker/protocol.ts'

/** Something that may not come off: whether it is under way, and what went wrong. */
export interface Attempt {
  readonly busy: boolean
  readonly trouble: TroubleCode | null
  /** Tries it; gives whether it came off. */
  attempt(work: () => Promise<unknown>): Promise<boolean>
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<TroubleCode | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setTrouble(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof WorkerTrouble)) throw error
      setTrouble(error.code)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, attempt }
}
