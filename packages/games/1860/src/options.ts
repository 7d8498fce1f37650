import * as z from 'zod/mini'

/** Destinations are no part of it (1860-OPT.1). */
const options = z.strictObject({
  /** 1860-OPT: which map is played on. */
  map: z.enum(['standard', 'small']),
  /** 1860-RUN.8: whether small stations on the way must be visited. */
  towns: z.enum(['mustStop', 'maySkip']),
  /** 1860-RUN.6: whether a train may enter a hex again on other track. */
  hexReentry: z.enum(['forbidden', 'allowed']),
  /** 1860-INS.6: what a leased train earns. */
  insolvency: z.enum(['perStop', 'halfRevenue', 'fixed']),
  /** 1860-REC.3: how much of it a company in receivership gets. */
  receivershipLease: z.enum(['half', 'full']),
  /** 1860-SR.9: what shares of a trainless company that has never operated are worth. */
  unoperatedShares: z.enum(['half', 'full']),
  /** 1860-AUC.3: the least first bid. */
  auctionOpening: z.literal([0, 5]),
  /** 1860-AUC.5: whether a player who passed may bid again in the same auction. */
  auctionReentry: z.enum(['allowed', 'out']),
  /** 1860-AUC.9: among whom a tie for the priority deal is decided. */
  auctionPriorityTie: z.enum(['tied', 'anyHolder']),
  /** 1860-PRIV.4: into which companies privates are exchanged. */
  privateExchange: z.enum(['printed', 'seedTable']),
  /** 1860-PRIV.4: when they are exchanged. */
  exchangeTiming: z.enum(['ownTurn', 'anyTime']),
  /** 1860-TOK.2: what a token needs. */
  tokenReach: z.enum(['connected', 'ownTrain']),
  /** 1860-RUN.3: whether a route must visit the home city. */
  homeTokenRoute: z.enum(['no', 'yes']),
  /** 1860-DIV.5: where a marker goes that a dividend does not move. */
  unmovedDividend: z.enum(['toEnd', 'stay']),
  /** 1860-BUY.7: whether a company must buy a train for all that it has. */
  forcedTrainAtExactPrice: z.enum(['yes', 'no']),
  /** 1860-BUY.8: whether there is a train limit. */
  trainLimit: z.enum(['on', 'off']),
  /** 1860-SET.4: how many 7+4 trains there are. */
  sevenPlusFour: z.literal([1, 2]),
  /** 1860-SOU.3: whether companies start for the first time after the Southern Railway. */
  startAfterSouthern: z.enum(['forbidden', 'allowed']),
  /** 1860-NAT.1: which companies need a train for nationalisation. */
  nationalisationMembers: z.enum(['floated', 'parred']),
  /** 1860-NAT.3: whether track, tokens and halts outlast a nationalisation before the next stock round. */
  nationalisationTrack: z.enum(['none', 'untilStockRound']),
  /** 1860-NAT.8: what happens when no company would be left. */
  nationalisationWipeout: z.enum(['finalRun', 'endNow']),
  /** 1860-MKT.6: how long the sales of a player are one sale. */
  redZone: z.enum(['perRound', 'perTurn']),
  /** 1860-UPG.5, 1860-REC.2, 1860-REC.4, 1860-NAT.4: whether the reach of upgrades, and what is done for companies, are looked at. */
  recordedMoves: z.enum(['judged', 'asRecorded']),
  /** 1860-END.4: how half shares are rounded in the score. */
  trainlessScore: z.enum(['perShare', 'perCertificate']),
})

export type Options1860 = Readonly<z.infer<typeof options>>

/** By the book, and as games recorded elsewhere were played. */
const PRESETS: Readonly<Record<'book' | 'recorded', Options1860>> = {
  book: {
    map: 'standard',
    towns: 'mustStop',
    hexReentry: 'forbidden',
    insolvency: 'perStop',
    receivershipLease: 'half',
    unoperatedShares: 'half',
    auctionOpening: 0,
    auctionReentry: 'allowed',
    auctionPriorityTie: 'tied',
    privateExchange: 'printed',
    exchangeTiming: 'ownTurn',
    tokenReach: 'connected',
    homeTokenRoute: 'no',
    unmovedDividend: 'toEnd',
    forcedTrainAtExactPrice: 'yes',
    trainLimit: 'on',
    sevenPlusFour: 1,
    startAfterSouthern: 'forbidden',
    nationalisationMembers: 'floated',
    nationalisationTrack: 'none',
    nationalisationWipeout: 'finalRun',
    redZone: 'perRound',
    recordedMoves: 'judged',
    trainlessScore: 'perShare',
  },
  recorded: {
    map: 'standard',
    towns: 'maySkip',
    hexReentry: 'forbidden',
    insolvency: 'perStop',
    receivershipLease: 'full',
    unoperatedShares: 'half',
    auctionOpening: 5,
    auctionReentry: 'out',
    auctionPriorityTie: 'anyHolder',
    privateExchange: 'printed',
    exchangeTiming: 'anyTime',
    tokenReach: 'connected',
    homeTokenRoute: 'no',
    unmovedDividend: 'stay',
    forcedTrainAtExactPrice: 'no',
    trainLimit: 'on',
    sevenPlusFour: 1,
    startAfterSouthern: 'allowed',
    nationalisationMembers: 'parred',
    nationalisationTrack: 'untilStockRound',
    nationalisationWipeout: 'endNow',
    redZone: 'perTurn',
    recordedMoves: 'asRecorded',
    trainlessScore: 'perCertificate',
  },
}

/** A preset, and what differs from it. */
export const optionsShape = z.pipe(
  z.extend(z.partial(options), { preset: z._default(z.enum(['book', 'recorded']), 'book') }),
  z.transform(({ preset, ...differing }) => ({ ...PRESETS[preset], ...differing }) as Options1860),
)
