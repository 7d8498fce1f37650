import { rowChart } from '@roundhouse/finance'
import type { SharesTitle } from '../shares/sharesTitle.ts'

/** A title invented for tests, as far as shares go; its rules are called by what they are about. */
export const SHARES_TITLE = {
  chart: rowChart('0 40 50 60 70 80'),
  certificates: () => ({ shares: 10, presidents: 2, weight: 1 }),
  pool: 'pool' as const,
  shareRules: {
    'own-shares': 'own-shares',
    'pool-limit': 'pool-limit',
    'presidents-share': 'presidents-share',
    'sold-before': 'sold-before',
    supply: 'supply',
    'presidents-share-in-pool': 'presidents-share-in-pool',
    'holding-limit': 'holding-limit',
    'certificate-limit': 'certificate-limit',
    'above-limit': 'above-limit',
    par: 'par',
  },
} satisfies SharesTitle
