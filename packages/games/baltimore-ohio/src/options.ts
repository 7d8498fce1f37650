import * as z from 'zod/mini'

const off = z._default(z.boolean(), false)
const on = z._default(z.boolean(), true)

export const optionsShape = z.strictObject({
  /** BO-10.5: the price rises only when the larger net income is also paid out. */
  priceRiseRequiresDividend: off,
  /** BO-9.5: a negative net income is paid from the treasury, as far as it reaches. */
  lossChargedToTreasury: off,
  /** BO-8.6: coal pays only when the company owns equipment. */
  coalNeedsEquipment: off,
  /** BO-11.2: a company that enters receivership loses its equipment. */
  receivershipScrapsEquipment: off,
  /** BO-3.11: when off, unowned shares leave the box by redemption only. */
  playersMayBuyUnownedShares: on,
  /** BO-8.8: a lumber counter. Its hex is not known, so no game can be set up with it. */
  lumber: off,
})

export type BnoOptions = z.infer<typeof optionsShape>
