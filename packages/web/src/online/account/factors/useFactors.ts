import type { Factors } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import type { TroubleCode } from '../../../worker/protocol/troubles.ts'
import { useAttempt } from '../../useAttempt.ts'
import { factorServer } from './factorServer.ts'

/** The factors as the server knows them. */
export interface FactorsState {
  /** Null until they are known. */
  readonly known: Factors | null
  readonly trouble: TroubleCode | null
  readonly wait: number | undefined
  setKnown(factors: Factors): void
}

export function useFactors(): FactorsState {
  const [known, setKnown] = useState<Factors | null>(null)
  const { attempt, trouble, wait } = useAttempt()
  useEffect(() => void attempt(async () => setKnown(await factorServer.factors())), [])
  return { known, trouble, wait, setKnown }
}
