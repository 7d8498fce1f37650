import type { RoundScene } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

type RoundWords = Pick<Wording18xx['words'], 'round' | 'roundShort'>

/** A stock round of a set, or a numbered operating round of it; round 0 is the stock round. */
export function roundInSet(
  set: number,
  round: number,
  { round: long, roundShort: short }: RoundWords,
): Pick<RoundScene, 'label' | 'name'> {
  if (round === 0) return { label: short.stock({ set }), name: long.stock({ set }) }
  return { label: short.operating({ set, round }), name: long.operating({ set, round }) }
}
