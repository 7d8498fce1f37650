import type { Deed } from '../deeds.ts'
import { choose } from '../model.ts'
import { useStanding } from '../useStanding.ts'

/** Whether the one question is how much: shares to issue or to redeem. */
export const isAmount = ({ control, offers }: Deed): boolean =>
  control === 'list' && offers.length === 1 && offers[0]!.blank?.kind === 'integer'

/** How much is asked below, where what was picked up is shown: here it is only picked up. */
export const AmountDeed = ({ deed: { offers } }: { deed: Deed }) => {
  useStanding(() => void choose(offers[0]!))
  return null
}
