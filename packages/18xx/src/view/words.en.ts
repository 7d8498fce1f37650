import { commonEn } from '@roundhouse/view'

type WithPrice = { price: string }
type Lay = { company: string; tile: string; place: string }

/** So many shares, one by its article. */
export const sharesEn = (count: number): string => (count === 1 ? 'a share' : `${count} shares`)
const trains = (count: number): string => (count === 1 ? '1 train' : `${count} trains`)

/** What every title says, in English; a title adds its own. The other languages have the same shape. */
export const en18xx = {
  ...commonEn,

  bonus: ({ amount }: { amount: number }) => `+${amount}`,

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
    token: '1 token left',
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
    market: 'Market',
    home: 'Home',
    trains: 'Trains',
    price: 'Face value',
    revenue: 'Revenue',
    bankrupt: 'Bankrupt',
    perShare: 'Per share',
    toYou: 'To you',
  },

  company: {
    waiting: 'Not launched',
    closed: 'Closed',
    noPresident: 'Without president',
    trainLimitOf: ({ count, limit }: { count: number; limit: number }) => `${count}/${limit}`,
  },

  train: {
    namedOf: ({ side, company }: { side: string; company: string }) => `the ${side} train of ${company}`,
  },

  market: { title: 'Price chart' },

  supplies: {
    depot: 'Trains in the bank',
    pool: 'Bank pool',
    tiles: 'Tiles left',
    left: ({ count }: { count: number }) => `${count} left`,
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
    keptFor: ({ company }: { company: string }) => `Kept for ${company}`,
    kept: 'Kept for',
    homeOf: 'Home of',
    closed: 'No track yet',
    closedBy: ({ name }: { name: string }) => `while a player owns ${name}`,
    reachedBy: 'Reached by',
    nobody: 'nobody',
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
    'sell-for-train': 'Sell shares',
    bankrupt: 'Bankruptcy',
    'end-turn': 'End the turn',
    agree: 'Accept',
    disagree: 'Refuse',
  },

  prompts: {
    stock: 'Sell, then buy one certificate, or pass',
    sellDown: ({ certificates, limit }: { certificates: number; limit: number }) =>
      `${certificates} certificates, the limit is ${limit}: sell shares first`,
    'return-train': ({ company, count }: { company: string; count: number }) =>
      `${company}: return ${trains(count)} to the bank`,
    dealTrain: ({ by, what, price }: { by: string; what: string; price: string }) =>
      `${by} offers ${price} for ${what}`,
    dealPrivate: ({ by, what, price }: { by: string; what: string; price: string }) =>
      `${by} offers ${price} for ${what}`,
    build: ({ company, deeds }: { company: string; deeds: readonly string[] }) =>
      `${company}: ${deeds.length < 2 ? deeds.join('') : `${deeds.slice(0, -1).join(', ')} or ${deeds.at(-1)}`}`,
    deeds: {
      lay: 'lay track',
      token: 'place a token',
      run: 'run the trains',
    },
    trains: ({ company }: { company: string }) => `${company}: buy trains or end the turn`,
    mustBuy: ({ company }: { company: string }) => `${company} must buy a train`,
    mustBuyShort: ({ company, short }: { company: string; short: string }) =>
      `${company} must own a train. Short by ${short}`,
  },

  dividends: {
    full: 'Pay out',
    withhold: 'Withhold',
  },

  checklist: {
    title: ({ company, price }: { company: string } & WithPrice) =>
      `${company} must own a train. The cheapest costs ${price}.`,
    treasury: 'Treasury',
    shares: 'Shares to sell',
    upTo: ({ price }: WithPrice) => `up to ${price}`,
    done: 'done',
    notNeeded: 'not needed',
    none: 'none possible',
    missing: 'Still missing',
  },

  choices: {
    pass: 'Pass',
    endOfSales: 'Buy nothing and end the turn',
    sell: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `Sell ${sharesEn(count)} of ${company} for ${price}`,
    buyFromTreasury: ({ company, price }: { company: string } & WithPrice) =>
      `Buy a share of ${company} from the treasury for ${price}`,
    buyFromMarket: ({ company, price }: { company: string } & WithPrice) =>
      `Buy a share of ${company} from the market for ${price}`,
    launch: ({ company, par, price }: { company: string; par: string } & WithPrice) =>
      `Launch ${company} at ${par} for ${price}`,
    lay: ({ tile, place, price }: Omit<Lay, 'company'> & WithPrice) =>
      `Lay #${tile} in ${place} for ${price}`,
    upgrade: ({ tile, place, price }: Omit<Lay, 'company'> & WithPrice) =>
      `Upgrade ${place} to #${tile} for ${price}`,
    layFree: ({ tile, place }: Omit<Lay, 'company'>) => `Lay #${tile} in ${place}, free of charge`,
    upgradeFree: ({ tile, place }: Omit<Lay, 'company'>) => `Upgrade ${place} to #${tile}, free of charge`,
    token: ({ place, price }: { place: string } & WithPrice) => `Place a token in ${place} for ${price}`,
    freeToken: ({ place }: { place: string }) => `Place a free token in ${place}`,
    run: ({ price }: WithPrice) => `Run for ${price}`,
    runNothing: 'Run no train',
    runAnd: {
      full: ({ price }: WithPrice) => `Run for ${price} and pay out`,
      withhold: ({ price }: WithPrice) => `Run for ${price} and withhold`,
    },
    full: ({ revenue, perShare }: { revenue: string; perShare: string }) =>
      `Pay out ${revenue}, ${perShare} per share`,
    withhold: ({ revenue }: { revenue: string }) => `Withhold ${revenue}`,
    buyTrain: ({ side, price }: { side: string } & WithPrice) => `Buy a ${side} train for ${price}`,
    buyUsedTrain: ({ side, price }: { side: string } & WithPrice) =>
      `Buy a ${side} train from the bank pool for ${price}`,
    takeTrain: ({ side, seller, price }: { side: string; seller: string } & WithPrice) =>
      `Buy the ${side} train of ${seller} for ${price}`,
    offerTrain: ({ who, side, seller, price }: { who: string; side: string; seller: string } & WithPrice) =>
      `Offer ${who} ${price} for the ${side} train of ${seller}`,
    buyPrivate: ({ name, price }: { name: string } & WithPrice) => `Buy ${name} for ${price}`,
    offerPrivate: ({ who, name, price }: { who: string; name: string } & WithPrice) =>
      `Offer ${who} ${price} for ${name}`,
    returnTrain: ({ side }: { side: string }) => `Return the ${side} train to the bank`,
    bankrupt: 'Go bankrupt',
    endTurn: 'End the turn',
    agreeTrain: ({ side, buyer, price }: { side: string; buyer: string } & WithPrice) =>
      `Sell the ${side} train to ${buyer} for ${price}`,
    agreePrivate: ({ name, buyer, price }: { name: string; buyer: string } & WithPrice) =>
      `Sell ${name} to ${buyer} for ${price}`,
    disagree: 'Refuse the offer',
  },

  changes: {
    ownCash: 'Your cash',
    cash: ({ who }: { who: string }) => `Cash of ${who}`,
    treasury: ({ company }: { company: string }) => `Treasury of ${company}`,
    price: ({ company }: { company: string }) => `Price of ${company}`,
    certificates: 'Certificates',
    holding: ({ company }: { company: string }) => `Your share of ${company}`,
    president: ({ company }: { company: string }) => `President of ${company}`,
    nobody: 'nobody',
    tokens: ({ company }: { company: string }) => `Tokens of ${company} left`,
    trains: ({ company }: { company: string }) => `Trains of ${company}`,
    tiles: 'Tiles left this turn',
  },

  notes: {
    tile: 'Tile',
    upgrade: 'Upgrade',
    each: ({ count, price }: { count: number } & WithPrice) => `${count} × ${price}`,
    stillAffords: ({ count }: { count: number }) =>
      count === 0 ? 'No cash left for a share.' : `Cash left for ${sharesEn(count)}.`,
    home: ({ place }: { place: string }) => `Home token in ${place}.`,
    endsRound: 'This ends the stock round.',
    marketUnpaid: ({ count }: { count: number }) => `${sharesEn(count)} in the market: not paid`,
    presidentPays: ({ who, price }: { who: string } & WithPrice) => `${who} adds ${price}.`,
    decides: ({ who }: { who: string }) => `${who} decides. Below: if the offer is accepted.`,
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
    presidency: ({ who, company }: { who: string; company: string }) =>
      `${who} becomes president of ${company}.`,
    receivership: ({ company }: { company: string }) => `${company} will have no president.`,
    endsGame: 'This ends the game.',
  },

  log: {
    everybodyGets: ({ price }: WithPrice) => `Everybody gets ${price}.`,
    gets: ({ who, price }: { who: string } & WithPrice) => `${who} gets ${price}.`,
    owned: ({ who, name }: { who: string; name: string }) => `${who} owns ${name}.`,
    ownedFor: ({ who, name, price }: { who: string; name: string } & WithPrice) =>
      `${who} takes ${name} for ${price}.`,
    boughtPrivate: ({ who, name, from, price }: { who: string; name: string; from: string } & WithPrice) =>
      `${who} buys ${name} from ${from} for ${price}.`,
    privateIncome: ({ incomes }: { incomes: string }) => `Revenue of the privates: ${incomes}.`,
    income: ({ who, price }: { who: string } & WithPrice) => `${who} ${price}`,
    privateClosed: ({ name }: { name: string }) => `${name} closes.`,
    stockRound: ({ round, who }: { round: string; who: string }) => `${round}, beginning with ${who}`,
    sold: ({ who, company, count, price }: { who: string; company: string; count: number } & WithPrice) =>
      `${who} sells ${sharesEn(count)} of ${company} for ${price}.`,
    boughtFromTreasury: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} buys a share of ${company} from the treasury for ${price}.`,
    boughtFromMarket: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} buys a share of ${company} from the market for ${price}.`,
    launched: ({ who, company, par, price }: { who: string; company: string; par: string } & WithPrice) =>
      `${who} launches ${company} at ${par} for ${price}.`,
    passed: ({ who }: { who: string }) => `${who} passes.`,
    president: ({ who, company }: { who: string; company: string }) =>
      `${who} is now president of ${company}.`,
    receivership: ({ company }: { company: string }) => `${company} has no president.`,
    price: ({ company, before, after }: { company: string; before: string; after: string }) =>
      `Price of ${company}: ${before} → ${after}`,
    closed: ({ company }: { company: string }) => `${company} closes and leaves the game.`,
    priority: ({ who }: { who: string }) => `${who} has the priority card.`,
    operating: ({ company }: { company: string }) => `${company} operates`,
    laid: ({ company, tile, place, price }: Lay & WithPrice) =>
      `${company} lays #${tile} in ${place} for ${price}.`,
    upgraded: ({ company, tile, place, price }: Lay & WithPrice) =>
      `${company} upgrades ${place} to #${tile} for ${price}.`,
    laidFree: ({ company, tile, place }: Lay) => `${company} lays #${tile} in ${place} free of charge.`,
    upgradedFree: ({ company, tile, place }: Lay) =>
      `${company} upgrades ${place} to #${tile} free of charge.`,
    token: ({ company, place, price }: { company: string; place: string } & WithPrice) =>
      `${company} places a token in ${place} for ${price}.`,
    freeToken: ({ company, place }: { company: string; place: string }) =>
      `${company} gets a token in ${place}.`,
    tokenRemoved: ({ company, place }: { company: string; place: string }) =>
      `The token of ${company} in ${place} is removed.`,
    ran: ({ company, price, routes }: { company: string; routes: string } & WithPrice) =>
      `${company} runs for ${price}: ${routes}`,
    route: ({ stops, price }: { stops: readonly string[] } & WithPrice) => `${stops.join('–')} ${price}`,
    uncounted: ({ name }: { name: string }) => `(${name})`,
    routes: (routes: readonly string[]) => `${routes.join('; ')}.`,
    ranNothing: ({ company }: { company: string }) => `${company} earns nothing.`,
    full: ({ company, price, perShare }: { company: string; perShare: string } & WithPrice) =>
      `${company} pays out ${price}, ${perShare} per share`,
    withheld: ({ company, price }: { company: string } & WithPrice) => `${company} withholds ${price}.`,
    payments: ({ text, payments }: { text: string; payments: string }) => `${text}: ${payments}.`,
    sentence: (text: string) => `${text}.`,
    trainFromBank: ({ company, side, price }: { company: string; side: string } & WithPrice) =>
      `${company} buys a ${side} train for ${price}.`,
    trainFromPool: ({ company, side, price }: { company: string; side: string } & WithPrice) =>
      `${company} buys a ${side} train from the bank pool for ${price}.`,
    trainFrom: ({
      company,
      side,
      from,
      price,
    }: { company: string; side: string; from: string } & WithPrice) =>
      `${company} buys a ${side} train from ${from} for ${price}.`,
    phase: ({ phase }: { phase: string }) => `Phase ${phase} begins.`,
    offered: ({ by, who, what, price }: { by: string; who: string; what: string } & WithPrice) =>
      `${by} offers ${who} ${price} for ${what}.`,
    thePrivate: ({ name }: { name: string }) => name,
    agreed: ({ who }: { who: string }) => `${who} accepts.`,
    refused: ({ who }: { who: string }) => `${who} refuses.`,
    forced: ({ company }: { company: string }) => `${company} must buy a train.`,
    presidentPays: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} adds ${price} for ${company}.`,
    bankruptcy: ({ who }: { who: string }) => `${who} is bankrupt.`,
  },

  score: {
    shares: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `${company} ${count} × ${price}`,
  },
}

export type Words18xx = typeof en18xx
