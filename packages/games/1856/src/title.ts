import type { SharesAndPresident, Title } from '@roundhouse/18xx'
import { coverKeepingTrack } from '@roundhouse/board'
import { type Certificates, sharesInAll } from '@roundhouse/finance'
import { BOARD, COLORS } from './components/board.ts'
import { CHART, TEN_SHARES, TWENTY_SHARES } from './components/market.ts'

/** 1856 as the functions that titles share see it. */
export const TITLE = {
  board: BOARD,
  colors: COLORS,
  // 1856-2.2d
  coverRule: coverKeepingTrack(),
  // refused by 18xx/track/layRefusal.ts and tokenSlot.ts
  trackRules: {
    fixed: '1856-2.2b',
    color: '1856-2.2c',
    phase: '1856-2.2c',
    label: '1856-2.2e',
    stock: '1856-2.2l',
    stops: '1856-2.2b',
    exit: '1856-2.2f',
    track: '1856-2.2d',
    'same-track': '1856-2.2d',
    'first-connection': '1856-2.2g',
    'upgrade-connection': '1856-2.2g',
    full: '1856-2.3c',
  },
  chart: CHART,
  // 1856-3g: only the CGR can have more than ten shares, which its shares tell
  certificates: ({ shares }: SharesAndPresident): Certificates =>
    sharesInAll(shares) > TEN_SHARES.shares ? TWENTY_SHARES : TEN_SHARES,
  pool: 'pool',
  // refused by 18xx/shares/selling.ts and buying.ts
  shareRules: {
    'own-shares': '1856-1.1a',
    'pool-limit': '1856-1.1d',
    'presidents-share': '1856-1.1e',
    supply: '1856-1.2a',
    'sold-before': '1856-1.2c',
    par: '1856-1.2e',
    'holding-limit': '1856-1.2m',
    'certificate-limit': '1856-1.2n',
    'above-limit': '1856-1d',
  },
  // refused by 18xx/runs/readRun.ts and refuseRun.ts, in this order
  runRules: {
    'no-train': '1856-2.4a',
    short: '1856-2.4a',
    track: '1856-2.4a',
    line: '1856-2.4a',
    'train-again': '1856-2.4a',
    token: '1856-2.4a',
    'not-visited': '1856-2.4b',
    stops: '1856-2.4b',
    skipped: '1856-2.4b',
    counted: '1856-2.4b',
    'stop-again': '1856-2.4c',
    end: '1856-2.4d',
    'group-again': {
      'Canadian West': '1856-2.4e',
      'Lower Canada': '1856-2.4e',
      Buffalo: '1856-2.4e',
    },
    'track-again': '1856-2.4f',
    full: '1856-2.4h',
  },
  // refused by 18xx/trains/ownedTrains.ts and deals.ts
  trainRules: { 'train-limit': '1856-2.7d', seller: '1856-2.7b' },
} as const satisfies Title
