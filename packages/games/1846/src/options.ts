import * as z from 'zod/mini'

export interface Options1846 {
  /** 1846-0.1: which privates there are. */
  readonly edition: 'first' | 'second'
  /** 1846-0.2: until when a corporation may issue or redeem. */
  readonly issueTiming: 'step1' | 'untilDividend'
  /** 1846-0.3: when a corporation may use its privates. */
  readonly privateTiming: 'onPurchase' | 'ownTurn'
  /** 1846-0.4: what becomes of Mail Contract and Steamboat that players own in phase III. */
  readonly unsoldAtPhase3: 'keep' | 'close'
  /** 1846-0.5: trains of the last type. */
  readonly phase4Trains: 'unlimited' | 'nine'
  /** 1846-0.6: whether only the best run is accepted. */
  readonly bestRun: 'forced' | 'declared'
}

/** By the book, and as games recorded elsewhere were played. */
const PRESETS: Readonly<Record<'book' | 'recorded', Options1846>> = {
  book: {
    edition: 'first',
    issueTiming: 'step1',
    privateTiming: 'onPurchase',
    unsoldAtPhase3: 'keep',
    phase4Trains: 'unlimited',
    bestRun: 'forced',
  },
  recorded: {
    edition: 'first',
    issueTiming: 'untilDividend',
    privateTiming: 'ownTurn',
    unsoldAtPhase3: 'close',
    phase4Trains: 'nine',
    bestRun: 'declared',
  },
}

/** A preset, and what differs from it. */
const asked = z.strictObject({
  preset: z._default(z.enum(['book', 'recorded']), 'book'),
  edition: z.optional(z.enum(['first', 'second'])),
  issueTiming: z.optional(z.enum(['step1', 'untilDividend'])),
  privateTiming: z.optional(z.enum(['onPurchase', 'ownTurn'])),
  unsoldAtPhase3: z.optional(z.enum(['keep', 'close'])),
  phase4Trains: z.optional(z.enum(['unlimited', 'nine'])),
  bestRun: z.optional(z.enum(['forced', 'declared'])),
})

export const optionsShape = z.pipe(
  asked,
  z.transform(({ preset, ...differing }) => ({ ...PRESETS[preset], ...differing }) as Options1846),
)
