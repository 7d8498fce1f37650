import * as z from 'zod/mini'

const options = z.strictObject({
  /** 1846-0.1: which privates there are. */
  edition: z.enum(['first', 'second']),
  /** 1846-0.2: until when a corporation may issue or redeem. */
  issueTiming: z.enum(['step1', 'untilDividend']),
  /** 1846-0.3: when a corporation may use its privates. */
  privateTiming: z.enum(['onPurchase', 'ownTurn']),
  /** 1846-0.4: what becomes of Mail Contract and Steamboat that players own in phase III. */
  unsoldAtPhase3: z.enum(['keep', 'close']),
  /** 1846-0.5: trains of the last type. */
  phase4Trains: z.enum(['unlimited', 'nine']),
  /** 1846-0.6: whether only the best run is accepted. */
  bestRun: z.enum(['forced', 'declared']),
  /** 1846-G.1: whether shares may be issued in an emergency that bring no train within reach. */
  uselessIssue: z.enum(['refused', 'allowed']),
})

export type Options1846 = Readonly<z.infer<typeof options>>

/** By the book, and as games recorded elsewhere were played. */
const PRESETS: Readonly<Record<'book' | 'recorded', Options1846>> = {
  book: {
    edition: 'first',
    issueTiming: 'step1',
    privateTiming: 'onPurchase',
    unsoldAtPhase3: 'keep',
    phase4Trains: 'unlimited',
    bestRun: 'forced',
    uselessIssue: 'refused',
  },
  recorded: {
    edition: 'first',
    issueTiming: 'untilDividend',
    privateTiming: 'ownTurn',
    unsoldAtPhase3: 'close',
    phase4Trains: 'nine',
    bestRun: 'declared',
    uselessIssue: 'allowed',
  },
}

/** A preset, and what differs from it. */
export const optionsShape = z.pipe(
  z.extend(z.partial(options), { preset: z._default(z.enum(['book', 'recorded']), 'book') }),
  z.transform(({ preset, ...differing }) => ({ ...PRESETS[preset], ...differing }) as Options1846),
)
