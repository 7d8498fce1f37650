import { commonEn } from '@roundhouse/view'

type Of = { company: string }
type By = { who: string }
type For = { price: string }
type Some = { count: number }
type Lay = { company: string; tile: string; place: string }

/** So many shares, one by its article. */
export const sharesEn = (count: number): string => (count === 1 ? 'a share' : `${count} shares`)
const trains = (count: number): string => (count === 1 ? '1 train' : `${count} trains`)

/** What a place where shares are is called, and a share from there. */
export interface SharePlaceWords {
  readonly name: string
  readonly share: (figures: { company: string }) => string
}

/** What every title says, in English; a title adds its own. The other languages have the same shape. */
export const en18xx = {
  ...commonEn,

  nobody: 'nobody',

  bonus: ({ amount }: { amount: number }) => `+${amount}`,

  /** Bonuses of a run by the names that the title gives them. */
  bonuses: { other: 'Other bonuses' } as Readonly<Record<string, string>>,

  round: {
    stock: ({ set }: { set: number }) => `Stock round ${set}`,
    operating: ({ set, round }: { set: number; round: number }) => `Operating round ${set}.${round}`,
    over: 'Game over',
  },

  roundShort: {
    stock: ({ set }: { set: number }) => `SR ${set}`,
    operating: ({ set, round }: { set: number; round: number }) => `OR ${set}.${round}`,
  },

  steps: {
    track: 'Track',
    token: 'Token',
    run: 'Run & dividend',
    trains: 'Buy trains',
  },

  left: {
    token: '1 token left this turn',
  },

  phases: {
    title: 'Phases',
    tiles: 'New tiles',
    happens: 'What happens',
  },

  facts: {
    phase: 'Phase',
    trainLimit: 'Train limit',
    bank: 'Bank',
    broken: ({ cash }: { cash: string }) => `broken (${cash})`,
    certificateLimit: 'Certificate limit',
    cash: 'Cash',
    certificates: 'Certificates',
    value: 'Total value',
    treasury: 'Treasury',
    home: 'Home',
    trains: 'Trains',
    price: 'Face value',
    revenue: 'Revenue',
    bankrupt: 'Bankrupt',
    perShare: 'Per share',
    bestRun: 'Best run (proved)',
    toYou: 'To you',
  },

  company: {
    waiting: 'Not launched',
    closed: 'Closed',
    noPresident: 'Without president',
    trainLimitOf: ({ count, limit }: Some & { limit: number }) => `${count}/${limit}`,
  },

  train: {
    type: ({ type }: { type: string }) => type,
    namedOf: ({ name, company }: Of & { name: string }) => `the ${name} train of ${company}`,
  },

  market: { title: 'Price chart' },

  sharePlaces: {
    market: { name: 'Market', share: ({ company }) => `a share of ${company} from the market` },
    treasury: { name: 'Treasury', share: ({ company }) => `a share of ${company} from the treasury` },
  } as Readonly<Record<string, SharePlaceWords>>,

  supplies: {
    depot: 'Trains in the bank',
    pool: 'Bank pool',
    tiles: 'Tiles left',
    left: ({ count }: Some) => `${count} left`,
    leftInAll: ({ count }: Some) => `${count} left in all`,
    unlimited: 'unlimited',
    soldOut: 'sold out',
    phaseFacts: ({ limit, colors }: { limit: number; colors: string }) =>
      `${colors} tiles, train limit ${limit}`,
  },

  colors: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' } as Readonly<
    Record<string, string>
  >,

  terrain: { mountain: 'Mountain', water: 'Water' } as Readonly<Record<string, string>>,

  edges: { mountain: 'Mountain edge', water: 'River edge' } as Readonly<Record<string, string>>,

  aboutHex: {
    reservedFor: ({ company }: Of) => `Kept for ${company}`,
    reserved: 'Kept for',
    homeOf: 'Home of',
    closed: 'No track yet',
    closedBy: ({ name }: { name: string }) => `while a player owns ${name}`,
    reachedBy: 'Reached by',
  },

  kinds: {
    sell: 'Sell',
    buy: 'Buy',
    launch: 'Launch',
    pass: 'Pass',
    lay: 'Lay a tile',
    token: 'Place a token',
    'buy-private': 'Buy a private',
    run: 'Run the trains',
    dividend: 'Dividend',
    'buy-train': 'Buy a train',
    'offer-train': 'Buy a train of a corporation',
    'return-train': 'Return a train',
    'sell-for-train': 'Sell shares',
    bankrupt: 'Bankruptcy',
    'end-turn': 'End the turn',
    agree: 'Accept',
    disagree: 'Refuse',
  },

  prompts: {
    stock: 'Sell, then buy one certificate, or pass',
    stockBuying: 'Buy one certificate, or pass',
    sellDown: ({ certificates, limit }: { certificates: number; limit: number }) =>
      `${certificates} certificates, the limit is ${limit}: sell shares first`,
    'return-train': ({ company, count }: Of & Some) => `${company}: return ${trains(count)} to the bank`,
    dealTrain: ({ by, what, price }: For & { by: string; what: string }) =>
      `${by} offers ${price} for ${what}`,
    dealPrivate: ({ by, what, price }: For & { by: string; what: string }) =>
      `${by} offers ${price} for ${what}`,
    build: ({ company, kinds }: Of & { kinds: readonly string[] }) =>
      `${company}: ${kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`}`,
    kinds: {
      lay: 'lay track',
      token: 'place a token',
      run: 'run the trains',
    },
    trains: ({ company }: Of) => `${company}: buy trains or end the turn`,
    mustBuy: ({ company }: Of) => `${company} must buy a train`,
    mustBuyShort: ({ company, short }: Of & { short: string }) =>
      `${company} must own a train. Short by ${short}`,
  },

  dividends: {
    full: 'Pay out',
    withhold: 'Withhold',
  },

  checklist: {
    title: ({ company, price }: Of & For) => `${company} must own a train. The cheapest costs ${price}.`,
    shares: 'Shares to sell',
    upTo: ({ price }: For) => `up to ${price}`,
    done: 'done',
    notNeeded: 'not needed',
    none: 'none possible',
    missing: 'Still missing',
  },

  choices: {
    endOfSales: 'Buy nothing and end the turn',
    sell: ({ company, count, price }: Of & Some & For) =>
      `Sell ${sharesEn(count)} of ${company} for ${price}`,
    buy: ({ share, price }: For & { share: string }) => `Buy ${share} for ${price}`,
    launch: ({ company, par, price }: Of & For & { par: string }) =>
      `Launch ${company} at ${par} for ${price}`,
    lay: ({ tile, place, price }: Omit<Lay, 'company'> & For) => `Lay #${tile} in ${place} for ${price}`,
    upgrade: ({ tile, place, price }: Omit<Lay, 'company'> & For) =>
      `Upgrade ${place} to #${tile} for ${price}`,
    layFree: ({ tile, place }: Omit<Lay, 'company'>) => `Lay #${tile} in ${place}, free of charge`,
    upgradeFree: ({ tile, place }: Omit<Lay, 'company'>) => `Upgrade ${place} to #${tile}, free of charge`,
    token: ({ place, price }: For & { place: string }) => `Place a token in ${place} for ${price}`,
    freeToken: ({ place }: { place: string }) => `Place a free token in ${place}`,
    run: ({ price }: For) => `Run for ${price}`,
    runNothing: 'Go on without a run',
    runAnd: {
      full: ({ price }: For) => `Run for ${price} and pay out`,
      withhold: ({ price }: For) => `Run for ${price} and withhold`,
    },
    full: ({ revenue, perShare }: { revenue: string; perShare: string }) =>
      `Pay out ${revenue}, ${perShare} per share`,
    withhold: ({ revenue }: { revenue: string }) => `Withhold ${revenue}`,
    buyTrain: ({ name, price }: For & { name: string }) => `Buy a ${name} train for ${price}`,
    buyUsedTrain: ({ name, price }: For & { name: string }) =>
      `Buy a ${name} train from the bank pool for ${price}`,
    takeTrain: ({ name, seller, price }: For & { name: string; seller: string }) =>
      `Buy the ${name} train of ${seller} for ${price}`,
    offerTrain: ({ who, name, seller, price }: By & For & { name: string; seller: string }) =>
      `Offer ${who} ${price} for the ${name} train of ${seller}`,
    buyPrivate: ({ name, price }: For & { name: string }) => `Buy ${name} for ${price}`,
    offerPrivate: ({ who, name, price }: By & For & { name: string }) => `Offer ${who} ${price} for ${name}`,
    returnTrain: ({ name }: { name: string }) => `Return the ${name} train to the bank`,
    bankrupt: 'Go bankrupt',
    endTurn: 'End the turn',
    agreeTrain: ({ name, buyer, price }: For & { name: string; buyer: string }) =>
      `Sell the ${name} train to ${buyer} for ${price}`,
    agreePrivate: ({ name, buyer, price }: For & { name: string; buyer: string }) =>
      `Sell ${name} to ${buyer} for ${price}`,
    disagree: 'Refuse the offer',
  },

  changes: {
    ownCash: 'Your cash',
    cash: ({ who }: By) => `Cash of ${who}`,
    treasury: ({ company }: Of) => `Treasury of ${company}`,
    price: ({ company }: Of) => `Price of ${company}`,
    holding: ({ company }: Of) => `Your share of ${company}`,
    president: ({ company }: Of) => `President of ${company}`,
    tokens: ({ company }: Of) => `Tokens of ${company} left`,
    trains: ({ company }: Of) => `Trains of ${company}`,
    tiles: 'Tiles left this turn',
  },

  notes: {
    tile: 'Tile',
    upgrade: 'Upgrade',
    each: ({ count, price }: Some & For) => `${count} × ${price}`,
    stillAffords: ({ count }: Some) =>
      count === 0 ? 'What is left buys no further share.' : `Cash left for ${sharesEn(count)}.`,
    home: ({ place }: { place: string }) => `Home token in ${place}.`,
    endsRound: 'This ends the stock round.',
    marketUnpaid: ({ count }: Some) => `${sharesEn(count)} in the market: not paid`,
    presidentPays: ({ who, price }: By & For) => `${who} adds ${price}.`,
    decides: ({ who }: By) => `If ${who} accepts, it changes as shown.`,
    noMoney: 'Without payment.',
  },

  effects: {
    scrapped: 'Out of the game',
    trainsOf: ({ owner, trains }: { owner: string; trains: string }) => `${owner} ${trains}`,
    closes: 'Closing',
    surplus: 'Above the limit',
  },

  warnings: {
    phase: ({ phase, facts }: { phase: string; facts: string }) => `This begins phase ${phase}: ${facts}.`,
    presidency: ({ who, company }: By & Of) => `${who} becomes president of ${company}.`,
    receivership: ({ company }: Of) => `${company} will have no president.`,
    endsGame: 'This ends the game.',
    breaksBank: 'This breaks the bank: the game ends after this set.',
  },

  log: {
    everybodyGets: ({ price }: For) => `Everybody gets ${price}.`,
    gets: ({ who, price }: By & For) => `${who} gets ${price}.`,
    owned: ({ who, name }: By & { name: string }) => `${who} owns ${name}.`,
    ownedFor: ({ who, name, price }: By & For & { name: string }) => `${who} takes ${name} for ${price}.`,
    boughtPrivate: ({ who, name, from, price }: By & For & { name: string; from: string }) =>
      `${who} buys ${name} from ${from} for ${price}.`,
    privateIncome: ({ incomes }: { incomes: string }) => `Revenue of the privates: ${incomes}.`,
    income: ({ who, price }: By & For) => `${who} ${price}`,
    privateClosed: ({ name }: { name: string }) => `${name} closes.`,
    stockRound: ({ round, who }: By & { round: string }) => `${round}, beginning with ${who}`,
    sold: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} sells ${sharesEn(count)} of ${company} for ${price}.`,
    bought: ({ who, share, price }: By & For & { share: string }) => `${who} buys ${share} for ${price}.`,
    launched: ({ who, company, par, price }: By & Of & For & { par: string }) =>
      `${who} launches ${company} at ${par} for ${price}.`,
    passed: ({ who }: By) => `${who} passes.`,
    passedIdle: ({ who }: By) => `${who} can do nothing and passes.`,
    president: ({ who, company }: By & Of) => `${who} is now president of ${company}.`,
    receivership: ({ company }: Of) => `${company} has no president.`,
    price: ({ company, before, after }: Of & { before: string; after: string }) =>
      `Price of ${company}: ${before} → ${after}`,
    closed: ({ company }: Of) => `${company} closes and leaves the game.`,
    priority: ({ who }: By) => `${who} has the priority card.`,
    operating: ({ company }: Of) => `${company} operates`,
    laid: ({ company, tile, place, price }: Lay & For) =>
      `${company} lays #${tile} in ${place} for ${price}.`,
    upgraded: ({ company, tile, place, price }: Lay & For) =>
      `${company} upgrades ${place} to #${tile} for ${price}.`,
    laidFree: ({ company, tile, place }: Lay) => `${company} lays #${tile} in ${place} free of charge.`,
    upgradedFree: ({ company, tile, place }: Lay) =>
      `${company} upgrades ${place} to #${tile} free of charge.`,
    token: ({ company, place, price }: Of & For & { place: string }) =>
      `${company} places a token in ${place} for ${price}.`,
    freeToken: ({ company, place }: Of & { place: string }) => `${company} gets a token in ${place}.`,
    tokenRemoved: ({ company, place }: Of & { place: string }) =>
      `The token of ${company} in ${place} is removed.`,
    ran: ({ company, price, routes }: Of & For & { routes: string }) =>
      `${company} runs for ${price}: ${routes}`,
    route: ({ stops, price }: For & { stops: readonly string[] }) => `${stops.join('–')} ${price}`,
    uncounted: ({ name }: { name: string }) => `(${name})`,
    routes: (routes: readonly string[]) => `${routes.join('; ')}.`,
    ranNothing: ({ company }: Of) => `${company} earns nothing.`,
    full: ({ company, price, perShare }: Of & For & { perShare: string }) =>
      `${company} pays out ${price}, ${perShare} per share`,
    withheld: ({ company, price }: Of & For) => `${company} withholds ${price}.`,
    payments: ({ text, payments }: { text: string; payments: string }) => `${text}: ${payments}.`,
    sentence: (text: string) => `${text}.`,
    trainFromBank: ({ company, name, price }: Of & For & { name: string }) =>
      `${company} buys a ${name} train for ${price}.`,
    trainFromPool: ({ company, name, price }: Of & For & { name: string }) =>
      `${company} buys a ${name} train from the bank pool for ${price}.`,
    trainFrom: ({ company, name, from, price }: Of & For & { name: string; from: string }) =>
      `${company} buys a ${name} train from ${from} for ${price}.`,
    trainReturned: ({ company, type }: Of & { type: string }) =>
      `${company} returns a train of type ${type}.`,
    trainsScrapped: ({ trains }: { trains: string }) => `Trains out of the game: ${trains}.`,
    phase: ({ phase }: { phase: string }) => `Phase ${phase} begins.`,
    offered: ({ by, who, what, price }: By & For & { by: string; what: string }) =>
      `${by} offers ${who} ${price} for ${what}.`,
    thePrivate: ({ name }: { name: string }) => name,
    aTrainOfType: ({ type }: { type: string }) => `a train of type ${type}`,
    agreed: ({ who }: By) => `${who} accepts.`,
    refused: ({ who }: By) => `${who} refuses.`,
    refusedPrice: ({ who, price }: By & For) => `${who} refuses the offer of ${price}.`,
    forced: ({ company }: Of) => `${company} must buy a train.`,
    presidentPays: ({ who, company, price }: By & Of & For) => `${who} adds ${price} for ${company}.`,
    bankruptcy: ({ who }: By) => `${who} is bankrupt.`,
    bankBroken: 'The bank is broken: the game ends after this set.',
    ends: { bank: 'The game is over: the bank is broken.' } as Readonly<Record<string, string>>,
  },

  score: {
    shares: ({ company, count, price }: Of & Some & For) => `${company} ${count} × ${price}`,
  },

  presets: {
    book: { label: 'By the book', explanation: 'Every option as the rules have it.' },
    recorded: { label: 'As on 18xx.games', explanation: 'As games recorded there were played.' },
  },
}

export type Words18xx = typeof en18xx
