import type { Title } from '@roundhouse/18xx'
import type { Components } from '@roundhouse/board'
import { BOARD, COLORS, SMALL_BOARD } from './components/board.ts'
import { CERTIFICATES, CHART } from './components/market.ts'
import type { Options1860 } from './options.ts'
import { coverAsRecorded, coverOf1860 } from './track/cover.ts'

/** 1860 as the functions that titles share see it, on the map of 45 hexes. */
export const TITLE = {
  board: BOARD,
  colors: COLORS,
  // 1860-UPG.2; a printed village becomes a halt (1860-TR.3), and no tile has a halt where another has a small station
  coverRule: coverOf1860,
  // refused by 18xx/track/layRefusal.ts and tokenSlot.ts
  trackRules: {
    fixed: '1860-TR.9',
    color: '1860-UPG.1',
    phase: '1860-UPG.1',
    label: '1860-TR.4',
    stock: '1860-TR.8',
    stops: '1860-TR.3',
    exit: '1860-TR.5',
    track: '1860-UPG.2',
    'same-track': '1860-UPG.2',
    'first-connection': '1860-TR.6',
    'upgrade-connection': '1860-UPG.6',
    full: '1860-TOK.2',
  },
  chart: CHART,
  certificates: () => CERTIFICATES,
  pool: 'pool',
  // refused by 18xx/shares/selling.ts and buying.ts
  shareRules: {
    'own-shares': '1860-SR.2',
    supply: '1860-SR.4',
    'sold-before': '1860-SR.7',
    'presidents-share-in-pool': '1860-SR.12',
    par: '1860-LAY.4',
    'certificate-limit': '1860-CERT.2',
    'above-limit': '1860-CERT.3',
  },
  // refused by 18xx/runs/readRun.ts and refuseRun.ts, in this order
  runRules: {
    'no-train': '1860-RUN.1',
    'train-again': '1860-RUN.1',
    short: '1860-RUN.2',
    track: '1860-RUN.2',
    line: '1860-RUN.2',
    end: '1860-RUN.2',
    'no-end': '1860-RUN.2',
    token: '1860-RUN.3',
    'home-missed': '1860-RUN.3',
    apart: '1860-RUN.4',
    'track-again': '1860-RUN.5',
    'hex-again': '1860-RUN.6',
    'stop-again': '1860-RUN.7',
    'not-visited': '1860-RUN.8',
    skipped: '1860-RUN.8',
    stops: '1860-RUN.9',
    counted: '1860-RUN.9',
    'second-exception': '1860-RUN.10',
  },
  // refused by 18xx/trains/ownedTrains.ts and deals.ts
  trainRules: { 'train-limit': '1860-BUY.8', seller: '1860-BUY.5' },
} as const satisfies Title

type Title1860 = typeof TITLE

const onSmallMap = (title: Title1860): Title1860 => ({ ...title, board: SMALL_BOARD })
const AS_RECORDED: Title1860 = { ...TITLE, coverRule: coverAsRecorded }

/** By the options `map` and `recordedMoves`. */
const TITLES: Readonly<
  Record<Options1860['map'], Readonly<Record<Options1860['recordedMoves'], Title1860>>>
> = {
  standard: { judged: TITLE, asRecorded: AS_RECORDED },
  small: { judged: onSmallMap(TITLE), asRecorded: onSmallMap(AS_RECORDED) },
}

/** A game with its options. */
interface WithMap {
  readonly options: Pick<Options1860, 'map'> & Partial<Pick<Options1860, 'recordedMoves'>>
}

/** 1860 on the map of this game. */
export const titleOf = ({ options: { map, recordedMoves = 'judged' } }: WithMap): Title1860 =>
  TITLES[map][recordedMoves]

export const boardOf = (state: WithMap): Components => titleOf(state).board
