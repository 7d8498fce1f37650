import * as z from 'zod/mini'

const options = z.strictObject({
  /** 1856-1.2j: which corporations are under the destination condition. */
  destinationRule: z.enum(['untilSixes', 'parredBeforeFives']),
  /** 1856-3i: of which prices the average is taken. */
  cgrParAverage: z.enum(['allMerged', 'dropLowestOfThree']),
  /** 1856-3c: whether a president may rescue his corporation from the CGR. */
  formationPresidentRepay: z.enum(['allowed', 'forbidden']),
  /** 1856-3m: when the later table of certificate limits is looked up. */
  certLimitTable: z.enum(['live', 'formationOnly', 'fixed']),
  /** 1856-1.2b: whether players buy privates from each other. */
  privateTradeBetweenPlayers: z.enum(['allowed', 'forbidden']),
  /** 1856-2.7k: in how many blocks a president sells shares of one corporation for interest and loans. */
  forcedSaleBlocks: z.enum(['one', 'several']),
  /** 1856-3p: which test frees the dividend and the price of the CGR. */
  cgrPermanentTrain: z.enum(['owns', 'everOwned']),
  /** 1856-5.1f: how many corporations may have the right to the bridge, and to the tunnel. */
  bonusRights: z.enum(['three', 'unlimited']),
  /** 1856-2.2p: whether the other set of destinations holds. */
  alternateDestinations: z.boolean(),
  /** 1856-P: whether the last train is an 8. */
  eightTrain: z.boolean(),
})

export type Options1856 = Readonly<z.infer<typeof options>>

/** By the book, and as games recorded elsewhere were played. */
const PRESETS: Readonly<Record<'book' | 'recorded', Options1856>> = {
  book: {
    destinationRule: 'untilSixes',
    cgrParAverage: 'allMerged',
    formationPresidentRepay: 'allowed',
    certLimitTable: 'live',
    privateTradeBetweenPlayers: 'allowed',
    forcedSaleBlocks: 'one',
    cgrPermanentTrain: 'owns',
    bonusRights: 'three',
    alternateDestinations: false,
    eightTrain: false,
  },
  recorded: {
    destinationRule: 'parredBeforeFives',
    cgrParAverage: 'dropLowestOfThree',
    formationPresidentRepay: 'allowed',
    certLimitTable: 'formationOnly',
    privateTradeBetweenPlayers: 'forbidden',
    forcedSaleBlocks: 'several',
    cgrPermanentTrain: 'everOwned',
    bonusRights: 'three',
    alternateDestinations: false,
    eightTrain: false,
  },
}

/** A preset, and what differs from it. */
export const optionsShape = z.pipe(
  z.extend(z.partial(options), { preset: z._default(z.enum(['book', 'recorded']), 'book') }),
  z.transform(({ preset, ...differing }) => ({ ...PRESETS[preset], ...differing }) as Options1856),
)
