import type { Title } from '@roundhouse/18xx'
import { coverKeepingTrack } from '@roundhouse/board'
import { BOARD, COLORS } from './components/board.ts'
import { CERTIFICATES, CHART } from './components/market.ts'

/** 1846 as the functions that titles share see it. */
export const TITLE = {
  board: BOARD,
  colors: COLORS,
  // 1846-6.20d
  coverRule: coverKeepingTrack(),
  // refused by 18xx/track/layRefusal.ts and tokenSlot.ts
  trackRules: {
    fixed: '1846-6.20b',
    color: '1846-6.20b',
    phase: '1846-6.20b',
    label: '1846-6.20c',
    stock: '1846-6.22',
    stops: '1846-6.20c',
    exit: '1846-6.20e',
    track: '1846-6.20d',
    'same-track': '1846-6.20d',
    'first-connection': '1846-6.20f',
    'upgrade-connection': '1846-6.20g',
    full: '1846-6.24a',
  },
  chart: CHART,
  certificates: () => CERTIFICATES,
  pool: 'market',
  // refused by 18xx/shares/selling.ts and buying.ts
  shareRules: {
    'own-shares': '1846-5.20',
    'pool-limit': '1846-5.24',
    'presidents-share': '1846-5.24',
    'sold-before': '1846-5.13',
    supply: '1846-5.1a',
    'presidents-share-in-pool': '1846-7.04',
    'holding-limit': '1846-5.11',
    'certificate-limit': '1846-5.14',
    'above-limit': '1846-5.15',
    par: '1846-5.1c',
  },
  // refused by 18xx/runs/readRun.ts and refuseRun.ts, in this order
  runRules: {
    'no-train': '1846-6.30a',
    short: '1846-6.30a',
    track: '1846-6.30a',
    line: '1846-6.30a',
    'train-again': '1846-6.30a',
    token: '1846-6.30a',
    'stop-again': '1846-6.30b',
    full: '1846-6.30b',
    end: '1846-6.30b',
    'group-again': { Chicago: '1846-6.31', E: '1846-6.32' },
    'not-visited': '1846-6.33',
    stops: '1846-6.33',
    skipped: '1846-6.33',
    counted: '1846-6.33',
    'token-unpaid': '1846-6.33',
    'track-again': '1846-6.34d',
  },
  // refused by 18xx/trains/ownedTrains.ts and deals.ts
  trainRules: { 'train-limit': '1846-6.56', seller: '1846-6.50a' },
} as const satisfies Title
