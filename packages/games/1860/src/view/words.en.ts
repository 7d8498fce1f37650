import { en18xx, type Words18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import type { Kind1860 } from '../actions.ts'
import type { PrivateId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { EndReason } from '../state.ts'

type Of = { company: string }
type By = { who: string }
type For = { price: string }
type Some = { count: number }
type Named = { name: string }
type At = { place: string }

const roundsEn = (count: number): string => (count === 1 ? '1 operating round' : `${count} operating rounds`)

/** What only this title says, in English. The other languages have the same shape. */
const own = {
  summary:
    'Small railways on the Isle of Wight: companies without money lease trains, some go bankrupt and start again, and in the end the best lines survive.',

  primer: {
    goal: 'Own the most at the end: your cash, your privates and your shares at their price, half of it for companies without a train.',
    rounds:
      'First six rights to choose a lot are auctioned. Then, over and over: a stock round, and one to three operating rounds, in which each company lays track, runs its trains, pays out or withholds, and buys trains with its own credits.',
    looks: {
      auction:
        'You bid only for the right to choose. The price of the lot comes on top, and a company floats only when players hold three shares more than the president’s certificate.',
      stock:
        'Launch a company that you can float: players together must hold half of it. Shares of a company without a train sell at half price.',
      operating:
        'A dividend as high as the share price moves the marker. A company that pays nothing falls a step each round; at 0 it is bankrupt.',
    },
  },

  round: { auction: 'Opening auction', nationalised: 'Nationalised' },
  roundShort: { auction: 'Auction' },

  steps: { 'return-trains': 'Hand back trains' },

  waters: { solent: 'The Solent', channel: 'English Channel' },

  marks: { turned: ({ company }: Of) => `${company} turned over` },

  aboutHex: { turned: 'Tokens turned over' },

  left: {
    tiles: ({ count }: Some) => (count === 1 ? '1 yellow tile left' : `${count} yellow tiles, or an upgrade`),
  },

  phases: {
    rounds: ({ count }: Some) => `${roundsEn(count)} in a set.`,
    events: {
      '2': 'Ryde Pier is worth nothing.',
      '3': 'Ryde Pier is worth 20.',
      '4': '2+1 trains rust.',
      '5': 'Ryde Pier is worth 40.',
      '6': '3+2 trains rust. Fishbourne is for sale.',
      '7': '4+2 trains rust.',
      '8': '5+3 trains rust. No certificate limit; sales move no prices any more.',
      '9': 'The Southern Railway is formed: from the next stock round on no track, no tokens and no halts.',
    } as Readonly<Record<Phase, string>>,
  },

  facts: {
    onTop: 'On top',
    lease: 'Lease',
    layers: 'Layers open',
    reservedShare: 'Reserved share',
    par: 'Par price',
    layer: 'Layer',
    highestBid: 'Highest bid',
    leastBid: 'Bid from',
    least: 'Price from',
    revenueTrack: 'Revenue track',
    subsidy: 'Subsidy',
    southern: 'Southern Railway',
    parent: 'Becomes a share of',
    sellsFor: 'A share sells for',
    saleToBank: 'Sold to the bank',
  },

  southern: { formed: 'formed', inForce: 'in force: no track, tokens, halts' },

  company: {
    layerClosed: ({ layer }: { layer: number }) => `Layer ${layer}, not open`,
    layerOpens: ({ layer }: { layer: number }) =>
      `${layer}, opens when a company of layer ${layer - 1} has operated or is sold out`,
    notFloated: ({ held, needed }: { held: number; needed: number }) =>
      `Players hold ${held} of the ${needed} shares that float it`,
    insolvent: 'Insolvent: leases a train until it can buy one',
    receivership: ({ who }: By) => `In receivership: ${who} confirms its run`,
    bankrupt: 'Bankrupt: can be launched again',
    restarted: 'Bankrupt and launched again: floats with half of it held by players',
    tooLate: 'After the Southern Railway it cannot be launched any more',
    retired: 'Closed: pays nothing any more, its price stays',
  },

  train: {
    counts: ({ large, small }: { large: number; small: number }) =>
      `${large} large stations, ${small === 1 ? '1 small one or halt' : `${small} small ones or halts`}`,
    countsLeased: ({ stops }: { stops: number }) => `leased: ${stops} stops in all`,
    leased: 'leased for this turn',
  },

  market: { tints: { red: 'first share sold moves nothing' } },

  sharePlaces: {
    ipo: { name: 'IPO', share: ({ company }: Of) => `a share of ${company} from the IPO` },
    pool: { name: 'Pool', share: ({ company }: Of) => `a share of ${company} from the pool` },
  },

  bonuses: { lease: 'Lease' } as Readonly<Record<string, string>>,

  powers: {
    BHC: 'Can be exchanged for a share of its parent.',
    YHC: 'Can be exchanged for a share of its parent.',
    CMH: 'Can be exchanged for a share of its parent.',
    RPSC: 'Can be exchanged for a share of its parent.',
    FFC: 'For sale from phase 6 on. Once somebody buys it, the other privates close.',
  } as Readonly<Record<PrivateId, string>>,

  kinds: {
    bid: 'Bid',
    'auction-pass': 'Pass',
    'take-private': 'Take a private',
    'take-presidency': 'Take a presidency',
    'sell-private': 'Sell a private',
    exchange: 'Exchange',
    'home-tile': 'Lay the home tile',
    done: 'Done',
  } as Readonly<Record<Exclude<Kind1860, keyof Words18xx['kinds']>, string>>,

  prompts: {
    auction: ({ price }: For) => `Bid ${price} or more for the right to choose a lot, or pass`,
    mustPass: 'You cannot pay for a bid and a lot: pass',
    'choose-lot': 'Choose a lot',
    stock: 'Sell, then buy one certificate or private, or pass',
    stockBuying: 'Buy one certificate or private, or pass',
    exchanging: 'Exchange a private, or end the turn',
    exchange: 'You may exchange a private',
    'home-tile': ({ company }: Of) => `${company} has floated: lay its home tile`,
    'return-trains': ({ company, count }: Of & Some) =>
      `${company}: hand back ${count === 1 ? 'a train' : `${count} trains`}`,
    track: ({ company }: Of) => `${company}: lay up to two yellow tiles, or upgrade one`,
    trackMore: ({ company }: Of) => `${company}: lay another yellow tile without a large station, or go on`,
    token: ({ company }: Of) => `${company}: place a token`,
    run: ({ company }: Of) => `${company}: run the trains`,
    runLeased: ({ company, name }: Of & Named) => `${company}: run the leased ${name} train`,
    runBest: ({ company }: Of) => `${company} runs for the most: confirm its routes`,
    dividend: ({ company, revenue }: Of & { revenue: string }) =>
      `${company} earned ${revenue}: pay out or withhold`,
  },

  nationalisation: {
    title: 'Nationalised railways',
    note: 'Each company pays out the most that it can earn. After each round those that paid least close.',
    revenues: 'Revenues',
    follows: 'What follows',
    company: 'Company',
    revenue: 'Revenue',
    price: 'Price',
    fate: 'After this round',
    closes: 'closes',
    stays: 'goes on',
    unknown: 'not known yet',
    left: 'Companies that run',
    lastRound: 'This is the last round.',
    goesOn: 'Those that are left run again.',
    next: 'Next',
  },

  choices: {
    bid: ({ price }: For) => `Bid ${price}`,
    takePrivate: ({ name, price }: Named & For) => `Take ${name} for ${price}`,
    takePresidency: ({ company, par, price }: Of & For & { par: string }) =>
      `Become president of ${company} at ${par} for ${price}`,
    sellPrivate: ({ name, price }: Named & For) => `Sell ${name} to the bank for ${price}`,
    exchange: ({ name, company }: Named & Of) => `Exchange ${name} for a share of ${company}`,
    homeTile: ({ tile, place }: { tile: string; place: string }) => `Lay #${tile} in ${place}`,
    handBack: ({ name }: Named) => `Hand back the ${name} train`,
    done: {
      track: 'No more tiles',
      token: 'Place no token',
      trains: 'Buy no more trains',
    },
  },

  changes: {
    capital: ({ company }: Of) => `Capital of ${company}`,
  },

  notes: {
    lotsLeft: ({ count }: Some) =>
      count === 1 ? 'You then take the last lot.' : `You then choose one of ${count} lots.`,
    affordable: ({ names }: { names: string }) => `What is left then pays for: ${names}.`,
    wins: 'All others have passed: you win the right to choose.',
    firstPasser: ({ who }: By) => `All have passed: ${who}, who passed first, chooses without a premium.`,
    wonBy: ({ who, price }: By & For) => `${who} then wins for ${price} and chooses.`,
    endsAuction: 'This ends the auction; the first stock round begins.',
    reduced: ({ price }: For) => `You pay all that you have, ${price}.`,
    floats: ({ company, capital }: Of & { capital: string }) => `${company} floats and gets ${capital}.`,
    needs: ({ company, held, needed }: Of & { held: number; needed: number }) =>
      `Players then hold ${held} of the ${needed} shares that float ${company}.`,
    layer: ({ layer }: { layer: number }) => `This opens layer ${layer}.`,
    othersClose: ({ names }: { names: string }) => `This closes ${names}.`,
    halfPrice: 'The company has no train: half price.',
    dearFirst: 'From the red zone the first share sold moves nothing.',
    poolUnpaid: ({ count }: Some) => `${count} in pool and IPO: not paid`,
    cannotFloat: ({ price }: For) => `The shares missing for that cost ${price}: others must buy some.`,
    privateCloses: 'The private is then closed for good.',
    halts: ({ count, price }: Some & For) =>
      `${count === 1 ? '1 halt' : `${count} halts`}: ${price} of subsidy.`,
    southern:
      'This forms the Southern Railway: from the next stock round on no track, no tokens and no halts.',
    fishbourne: 'Fishbourne is then for sale; whoever buys it closes the other privates.',
    passesFull: ({ place }: At) => `Passes ${place}, which is full: no other train may do so.`,
  },

  effects: {
    insolvent: 'Insolvent',
    solvent: 'Solvent',
    bankrupt: 'Bankrupt',
    retired: 'Closing',
    floats: 'Floats',
  },

  warnings: {
    breaksBank: 'This breaks the bank: the game ends after this operating round, or the next one.',
    receivership: ({ company }: Of) => `${company} will be in receivership.`,
    bankrupt: ({ company }: Of) => `${company} goes bankrupt: its shares go back to the IPO without payment.`,
    insolvent: ({ company }: Of) => `${company} then has no train and becomes insolvent.`,
    withoutTrain: ({ company, price, treasury }: Of & For & { treasury: string }) =>
      `${company} then has no train and ${treasury}; the cheapest costs ${price}.`,
    nationalised: 'Then all companies with a president have a train: the railways are nationalised.',
  },

  log: {
    inPlay: ({ names }: { names: string }) => `To choose from: ${names}.`,
    bid: ({ who, price }: By & For) => `${who} bids ${price}.`,
    won: ({ who, price }: By & For) => `${who} wins the right to choose for ${price}.`,
    wonFree: ({ who }: By) => `${who}, who passed first, chooses for nothing.`,
    reduced: ({ who, name, price }: By & Named & For) =>
      `${who} pays only ${price} for ${name}, all there is.`,
    soldPrivate: ({ who, name, price }: By & Named & For) => `${who} sells ${name} to the bank for ${price}.`,
    exchanged: ({ who, name, company }: By & Named & Of) =>
      `${who} exchanges ${name} for a share of ${company}.`,
    fishbourne: 'Fishbourne is for sale.',
    layerOpened: ({ layer }: { layer: number }) => `Layer ${layer} is open.`,
    floated: ({ company, price }: Of & For) => `${company} floats and gets ${price}.`,
    refloated: ({ company, price }: Of & For) => `${company} floats again and gets ${price}.`,
    noHomeTile: ({ company, place }: Of & At) => `No tile is left for ${place}, the home of ${company}.`,
    subsidised: ({ company, count, price }: Of & Some & For) =>
      `${company} gets ${price} for ${count === 1 ? '1 halt' : `${count} halts`}.`,
    receivership: ({ company }: Of) => `${company} is in receivership.`,
    insolvent: ({ company }: Of) => `${company} is insolvent.`,
    solvent: ({ company }: Of) => `${company} is no longer insolvent.`,
    leased: ({ company, name }: Of & Named) => `${company} leases a ${name} train.`,
    bankrupt: ({ company }: Of) =>
      `${company} is bankrupt: its shares go back to the IPO, and its tokens are turned over.`,
    brokenOff: 'The stock round is over at once, and begins again.',
    southernFormed: 'The Southern Railway is formed.',
    southernInForce: 'From now on no track is laid, no token placed, and no halt visited.',
    nationalised: ({ names }: { names: string }) =>
      `The railways are nationalised: ${names}. There are no stock rounds any more.`,
    retired: ({ names }: { names: string }) => `Closed for the lowest revenue: ${names}.`,
    bankBroken: 'The bank is broken: the game ends after this operating round, or the next one.',
    ends: {
      'highest-price': 'The game is over: a price has reached 340.',
      bank: 'The game is over: the bank is broken.',
      nationalisation: 'The game is over: the last companies have run.',
      'nothing-left': 'The game is over: nobody can do anything any more.',
    } as Readonly<Record<EndReason, string>>,
  },

  score: {
    halfShares: ({ company, count, price }: Of & Some & For) =>
      `${company} ${count} × ${price}, without a train`,
  },

  options: {
    map: {
      label: 'Map',
      explanation: 'Which map is played on.',
      values: { standard: '45 hexes', small: 'Small, for two or three players' },
    },
    towns: {
      label: 'Small stations on the way',
      explanation: 'Whether a train must visit all small stations that it passes.',
      values: { mustStop: 'Must be visited', maySkip: 'May be passed' },
    },
    hexReentry: {
      label: 'Entering a hex again',
      explanation: 'Whether a train may enter a hex that it has left, on other track.',
      values: { forbidden: 'Forbidden', allowed: 'Allowed' },
    },
    insolvency: {
      label: 'Revenue of a leased train',
      explanation: 'What an insolvent company earns with the train that it leases.',
      values: {
        perStop: '40cc, and 20cc for each stop',
        halfRevenue: 'Half of an ordinary run',
        fixed: 'Always the full number of stops',
      },
    },
    receivershipLease: {
      label: 'Lease in receivership',
      explanation: 'How much of a lease a company without a president gets.',
      values: { half: 'Half', full: 'All of it' },
    },
    unoperatedShares: {
      label: 'Shares of companies that never operated',
      explanation: 'What they sell for while the company has no train.',
      values: { half: 'Half price', full: 'Full price' },
    },
    auctionOpening: {
      label: 'First bid',
      explanation: 'The least first bid of an auction.',
      values: { 0: '£0', 5: '£5' },
    },
    auctionReentry: {
      label: 'After a pass in the auction',
      explanation: 'Whether a player who passed may bid again in the same auction.',
      values: { allowed: 'May bid again', out: 'Out of this auction' },
    },
    auctionPriorityTie: {
      label: 'Equal cash after the auction',
      explanation: 'Whose privates are compared for the priority card.',
      values: { tied: 'Those of the richest', anyHolder: 'Those of all who own any' },
    },
    privateExchange: {
      label: 'Parents of the privates',
      explanation: 'Into shares of which companies privates are exchanged.',
      values: {
        printed: 'As printed',
        seedTable: 'Ryde Pier: BHI&R, Cowes: IOW, Yarmouth: C&N, Brading: FYN',
      },
    },
    exchangeTiming: {
      label: 'Exchange of privates',
      explanation: 'When a private may be exchanged.',
      values: { ownTurn: 'In one’s own turn', anyTime: 'At any time of a stock round' },
    },
    tokenReach: {
      label: 'Reach of a token',
      explanation: 'What connects a city to a company that places a token.',
      values: { connected: 'Any track', ownTrain: 'One of its own trains must get there' },
    },
    homeTokenRoute: {
      label: 'Home city on a route',
      explanation: 'Whether one of a company’s routes must visit its home city.',
      values: { no: 'No', yes: 'Yes' },
    },
    recordedMoves: {
      label: 'Reach of upgrades, and runs that must be the best',
      explanation: 'Whether both are held to the book, or taken as recorded games have them.',
      values: { judged: 'Held to the book', asRecorded: 'Taken as recorded' },
    },
    unmovedDividend: {
      label: 'A dividend that moves no marker',
      explanation: 'Where the marker goes on its space.',
      values: { toEnd: 'Under the others', stay: 'It keeps its place' },
    },
    forcedTrainAtExactPrice: {
      label: 'Duty with exactly the price',
      explanation: 'Whether a company must buy a train for all that it has.',
      values: { yes: 'Yes', no: 'No' },
    },
    trainLimit: {
      label: 'Train limit',
      explanation: 'Whether there is one.',
      values: { on: 'Yes', off: 'No' },
    },
    sevenPlusFour: {
      label: '7+4 trains',
      explanation: 'How many there are; with two the game is easier.',
      values: { 1: '1', 2: '2' },
    },
    startAfterSouthern: {
      label: 'New companies after the Southern Railway',
      explanation: 'Whether companies may then be launched for the first time.',
      values: { forbidden: 'Forbidden', allowed: 'Allowed, without home tile and token' },
    },
    nationalisationMembers: {
      label: 'Trains needed for nationalisation',
      explanation: 'Which companies with a president must own a train.',
      values: { floated: 'All that have floated', parred: 'All that have been launched' },
    },
    nationalisationTrack: {
      label: 'Track before the next stock round',
      explanation: 'Whether track, tokens and halts outlast a nationalisation before it.',
      values: { none: 'They end', untilStockRound: 'They go on' },
    },
    nationalisationWipeout: {
      label: 'If no company would survive',
      explanation: 'What happens when all would close together.',
      values: { finalRun: 'One last round', endNow: 'The game ends at once' },
    },
    redZone: {
      label: 'Free share in the red zone',
      explanation: 'How often the first share that a player sells moves nothing.',
      values: { perRound: 'Once in a stock round', perTurn: 'Once in a turn' },
    },
    trainlessScore: {
      label: 'Half shares in the score',
      explanation: 'How half prices are rounded down.',
      values: { perShare: 'For each 10%', perCertificate: 'For each certificate' },
    },
  },
}

export type OwnWords = typeof own
export type Words1860 = Words18xx & OwnWords

export const en1860: Words1860 = extendWords(en18xx, own)
