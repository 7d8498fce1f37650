import { liftLapsedBans } from '../accounts/bans.ts'
import { tidyAccounts } from '../accounts/tidy.ts'
import { wakeBots } from '../play/bots.ts'
import type { Services } from '../services.ts'
import { closeExpired } from '../tables/expiry.ts'

/** Does what is due by itself. What is over is thrown away for good, and so only by a clock that can be believed. */
export async function lookRound(services: Services, isClockSteady: () => boolean): Promise<void> {
  const clearing = isClockSteady() ? [tidyAccounts(services), closeExpired(services)] : []
  await Promise.all([wakeBots(services), liftLapsedBans(services), ...clearing])
}
