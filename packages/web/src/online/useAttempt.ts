import { useState } from 'preact/hooks'
import { WorkerTrouble } from '../worker/connection.ts'
import type { BanNotice, TroubleCode } from '../worker/protocol/troubles.ts'

/** Something that may not come off: whether it is under way, and what went wrong. */
export interface FormAttempt {
  readonly busy: boolean
  readonly trouble: TroubleCode | null
  /** How long to wait before another try, in seconds, where that is known. */
  readonly wait: number | undefined
  /** Until when the account is banned, and why, where that is what went wrong. */
  readonly ban: BanNotice | undefined
  /** Tries it; gives whether it came off. */
  attempt(work: () => Promise<unknown>): Promise<boolean>
}

export function useAttempt(): FormAttempt {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<WorkerTrouble | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailed(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof WorkerTrouble)) throw error
      setFailed(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble: failed?.code ?? null, wait: failed?.seconds, ban: failed?.ban, attempt }
}
