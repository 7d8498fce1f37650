import type { Fact } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

/** What holds for everybody. */
export interface PositionFigures {
  readonly phase: string
  /** null: there is none. */
  readonly trainLimit: number | null
  readonly bank: number
  readonly bankBroken: boolean
  readonly certificateLimit: number | null
}

/** Phase, train limit, bank and certificate limit. */
export function positionFacts(figures: PositionFigures, { words, names }: Wording18xx): Fact[] {
  const { facts, supplies } = words
  const { phase, trainLimit, bank, bankBroken, certificateLimit } = figures
  const cash = names.money(bank)
  return [
    { label: facts.phase, value: phase },
    { label: facts.trainLimit, value: String(trainLimit ?? supplies.unlimited) },
    {
      label: facts.bank,
      ...(bankBroken ? { value: facts.broken({ cash }), alarming: true } : { value: cash }),
    },
    { label: facts.certificateLimit, value: String(certificateLimit ?? supplies.unlimited) },
  ]
}
