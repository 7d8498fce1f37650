import { en18xx, sharesEn, type Words18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import type { Kind1856 } from '../actions.ts'
import type { PrivateId, RightId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { EndReason } from '../state.ts'
import { formationEn } from './formation/words.en.ts'

type Of = { company: string }
type By = { who: string }
type For = { price: string }
type Some = { count: number }
type Named = { name: string }
type At = { place: string }

const loansEn = (count: number): string => (count === 1 ? '1 loan' : `${count} loans`)
const roundsEn = (count: number): string => (count === 1 ? '1 operating round' : `${count} operating rounds`)

/** What only this title says, in English. The other languages have the same shape. */
const own = {
  waters: { huron: 'Lake Huron', erie: 'Lake Erie', ontario: 'Lake Ontario' },

  summary:
    'Railways open up Upper Canada on borrowed money. Reach your destinations, pay back your loans in time, or the government takes over.',

  primer: {
    goal: 'Own the most when the bank is broken: your cash, your shares at their price, less what their companies still owe.',
    rounds:
      'Privates are auctioned once. Then, over and over: a stock round, in which shares change hands, and one to three operating rounds, in which each company lays track, runs its trains, pays out or keeps the money, buys trains, and may borrow.',
    looks: {
      auction:
        'Buy the private in front, or bid on a later one: it is yours if nobody bids more. Money that you bid is reserved, and what is left must still launch a company.',
      stock:
        'Launch a company whose destination it can reach soon: until then the bank keeps the price of all shares after the fifth.',
      operating:
        'Each loan brings $100 and costs $10 every round. Repay in time: with the first 6-train, companies in debt become part of the government’s railway, two shares for one.',
    },
  },

  round: { auction: 'Auction of the privates' },
  roundShort: { auction: 'Auction' },

  steps: { home: 'Home token', loans: 'Loans' },

  left: { tile: '1 tile left this turn' },

  phases: {
    rounds: ({ count }: Some) => `${roundsEn(count)} in a set.`,
    events: {
      '2': 'Corporations are launched.',
      '3': 'Corporations can buy privates until phase 5.',
      '4': '2-trains rust.',
      '5': 'Privates close. Off-board places have their second value.',
      '6': '3-trains rust. The Canadian Government Railway is formed of corporations that cannot repay their loans. No more loans; the port marker goes; town tiles can be exchanged.',
      D: '4-trains rust. Off-board places have their third value.',
      '8': '4-trains rust. Off-board places have their third value.',
    } as Readonly<Record<Phase, string>>,
  },

  facts: {
    typeOnOffer: 'Shares to operate',
    free: 'Free for bids',
    priceNow: 'Price',
    leastBid: 'Bid from',
    loans: 'Loans',
    interest: 'Interest each round',
    interestNow: 'Interest',
    shortAtFormation: 'Short if the CGR came now',
    escrow: 'Escrow',
    capital: 'Capital',
    destination: 'Destination',
    par: 'Par price',
    port: 'Port marker',
    soldShares: 'Shares sold',
    left: 'Left',
    seller: 'Sold by',
    holders: 'Held by',
  },

  company: {
    between: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
    notFormed: 'Formed with the first 6-train, of whoever is in debt',
    merged: 'Part of the CGR',
    notFloated: ({ sold, needed }: { sold: number; needed: number }) =>
      `${sold} of ${needed} shares sold: it does not operate yet`,
    operates: 'Enough shares sold: it operates in the next round',
    loans: ({ count }: Some) => loansEn(count),
    repays: ({ count }: Some) => `Repays ${loansEn(count)}`,
    loansOf: ({ loans, limit }: { loans: number; limit: number }) => `${loans}/${limit}`,
    soldOf: ({ sold, needed }: { sold: number; needed: number }) => `${sold}/${needed}`,
    destinationReached: ({ place }: At) => `${place}, connected`,
    destinationOpen: ({ place }: At) => `${place}, not connected`,
    capital: {
      treasury: 'Each share sold by the bank pays the treasury',
      escrow: 'The bank keeps the price of further shares until the destination is reached',
      full: 'Ten times the par price when the sixth share is sold',
      nothing: 'The bank keeps the price of its shares',
    },
    noPermanent: 'Without a permanent train: no dividend, and its price does not move',
    half: 'Its president has half of the president’s certificate',
  },

  train: {
    counts: ({ stops }: { stops: number | null }) =>
      stops === null ? 'any number of stops' : `${stops} stops`,
    tradeIn: ({ price }: For) => `${price} with a trade-in`,
    borrowed: 'borrowed for this turn',
  },

  market: {
    tints: {
      yellow: 'certificates not counted',
      brown: 'not counted, no 60% limit',
    },
  },

  sharePlaces: {
    bank: { name: 'Bank', share: ({ company }: Of) => `a share of ${company} from the bank` },
    pool: { name: 'Pool', share: ({ company }: Of) => `a share of ${company} from the pool` },
  },

  supplies: { rights: 'Rights for sale' },

  marks: { port: 'Port' },

  aboutHex: {
    destinationOf: 'Destination of',
    port: 'Port',
    portText: ({ bonus }: { bonus: string }) => `a port marker here brings ${bonus}`,
    waiting: 'Waits for a city',
    rightHolders: 'With the right',
  },

  bonuses: { port: 'Port', bridge: 'Bridge', tunnel: 'Tunnel' } as Readonly<Record<'port' | RightId, string>>,

  rights: {
    names: { bridge: 'Right to the bridge', tunnel: 'Right to the tunnel' } as Readonly<
      Record<RightId, string>
    >,
    inText: { bridge: 'the right to the bridge', tunnel: 'the right to the tunnel' } as Readonly<
      Record<RightId, string>
    >,
    texts: {
      bridge: 'Each train that visits Buffalo earns $10 more.',
      tunnel: 'Each train that visits Sarnia earns $10 more.',
    } as Readonly<Record<RightId, string>>,
  },

  closesHex: ({ hex }: { hex: string }) => `${hex} is closed while a player owns it.`,

  powers: {
    FT: 'It has no power.',
    WSRC: 'The corporation that buys it may, in one turn, lay #59 in Kitchener as its tile and place its token there free of charge. Then it closes.',
    TCC: 'The corporation that buys it may once lay a yellow town tile in H11, free of charge and besides its own tile.',
    GLSC: 'The corporation that buys it may put the port marker on a port; then the private closes. Until phase 6 each of its trains that visits the hex earns $20 more.',
    NFSBC:
      'Each train of the corporation that buys it earns $10 more in Buffalo. Others can buy the same right for $50.',
    SCFTC:
      'Each train of the corporation that buys it earns $10 more in Sarnia. Others can buy the same right for $50.',
  } as Readonly<Record<PrivateId, string>>,

  kinds: {
    'auction-buy': 'Buy',
    bid: 'Bid',
    'auction-pass': 'Pass',
    raise: 'Raise',
    'drop-out': 'Drop out',
    'trade-private': 'Buy a private',
    'complete-certificate': 'Complete',
    'home-token': 'Place the home token',
    'choose-city': 'Choose a city',
    'private-lay': 'Lay a tile of a private',
    'private-token': 'Place a token by a private',
    'borrow-train': 'Borrow a train',
    'trade-in': 'Trade in a train',
    'sell-for-debt': 'Sell shares',
    repay: 'Repay loans',
    'take-loan': 'Take a loan',
    'buy-right': 'Buy a right',
    'set-port': 'Place the port marker',
    done: 'Done',
    rescue: 'Rescue',
    merge: 'Merge',
    'keep-token': 'Keep a token',
    'remove-token': 'Remove a token',
  } as Readonly<Record<Exclude<Kind1856, keyof Words18xx['kinds']>, string>>,

  prompts: {
    auction: ({ name, price }: Named & For) => `Buy ${name} for ${price}, bid on another private, or pass`,
    'bidding-war': ({ name, price }: Named & For) =>
      `Bidding war for ${name}: raise to ${price} or more, or drop out`,
    stock: 'Sell and buy one certificate, in either order, or pass',
    stockSelling: 'Sell shares, or end the turn',
    stockPrivates: 'Buy a private from another player, or pass',
    overheld: ({ company, own, limit }: Of & { own: string; limit: string }) =>
      `You hold ${own} of ${company}, the limit is ${limit}: sell shares first`,
    half: ({ price }: For) => `Complete the president’s certificate of the CGR for ${price}`,
    halfShort: ({ price, short }: For & { short: string }) =>
      `Complete the president’s certificate of the CGR for ${price}. Short by ${short}: sell shares`,
    home: ({ company }: Of) => `${company}: choose the city for its home token`,
    'choose-city': ({ company, place }: Of & At) => `Choose the city in ${place} for the token of ${company}`,
    track: ({ company }: Of) => `${company}: lay or upgrade a tile`,
    trackOver: ({ company }: Of) => `${company}: a tile of a private, or go on`,
    trackBuying: ({ company }: Of) => `${company}: buy a private that lays a tile, or go on`,
    token: ({ company }: Of) => `${company}: place a token`,
    run: ({ company }: Of) => `${company}: run the trains`,
    borrow: ({ company, name }: Of & Named) => `${company}: borrow a ${name} train to run, or run nothing`,
    interestFirst: ({ company, price }: Of & For) =>
      `${company} runs nothing and owes ${price} of interest: take a loan first, or go on`,
    dividend: ({ company, revenue }: Of & { revenue: string }) =>
      `${company} earned ${revenue}: pay out or withhold`,
    'return-train': ({ company, count }: Of & Some) =>
      `${company}: give up ${count === 1 ? 'a train' : `${count} trains`}`,
    loans: ({ company }: Of) => `${company}: repay loans or end the turn`,
    noLoans: ({ company }: Of) => `${company}: end the turn`,
    interestDue: ({ company, price }: Of & For) =>
      `${company} owes interest: raise ${price} by selling shares`,
    loansDue: ({ company, price }: Of & For) =>
      `${company} must repay loans: raise ${price} by selling shares`,
    unpayable: ({ company, price }: Of & For) =>
      `${company}: ${price} are missing, and no sale brings enough. You are bankrupt`,
    'formation-decide': ({ company, debt, price }: Of & For & { debt: string }) =>
      `${company} owes ${debt}: rescue it for ${price} of your own, or let it merge`,
    'formation-merge': ({ company, debt, price }: Of & For & { debt: string }) =>
      `${company} owes ${debt}. A rescue costs ${price}, which you do not have: it merges`,
    'formation-tokens': ({ place }: At) => `CGR: choose which token stays in ${place}`,
    'formation-surplus-tokens': ({ count }: Some) =>
      `CGR: ${count === 1 ? 'one token' : `${count} tokens`} too many. Choose which to remove`,
    'formation-trains': ({ count }: Some) =>
      `CGR: give up ${count === 1 ? 'one train' : `${count} trains`} at least`,
    'formation-4-trains': 'CGR: give up further 4-trains, or keep them',
  },

  interestPaid: {
    treasury: ({ price }: For) => `${price} of the treasury`,
    run: ({ price }: For) => `${price} of the run`,
    president: ({ price }: For) => `${price} of the president`,
  },

  formation: formationEn,

  checklist: {
    debt: ({ company, who }: Of & By) => `${who} must pay for ${company}.`,
  },

  choices: {
    auctionBuy: ({ name, price }: Named & For) => `Buy ${name} for ${price}`,
    bid: ({ name, price }: Named & For) => `Bid ${price} on ${name}`,
    raise: ({ price }: For) => `Raise to ${price}`,
    tradePrivate: ({ who, name, price }: By & Named & For) => `Offer ${who} ${price} for ${name}`,
    completeFrom: {
      bank: ({ price }: For) => `Complete the certificate at the par price, ${price}`,
      pool: ({ price }: For) => `Complete the certificate at the market price, ${price}`,
    },
    takeOver: ({ price }: For) => `Take over the president’s certificate of the CGR for ${price}`,
    homeToken: ({ city }: { city: string }) => `Home token in the city ${city}`,
    chooseCity: ({ company, city }: Of & { city: string }) => `Token of ${company} in the city ${city}`,
    towards: (places: readonly string[]) => `towards ${places.join(', ')}`,
    privateToken: ({ city }: { city: string }) => `Free token in Kitchener (I12), in the city ${city}`,
    waitingToken: 'Free token in Kitchener (I12), to wait for a tile',
    borrow: ({ name }: Named) => `Borrow a ${name} train for this turn`,
    tradeIn: ({ name, train, price }: Named & For & { train: string }) =>
      `Trade in the ${train} train and buy a ${name} train for ${price}`,
    giveUpTrain: ({ name }: Named) => `Give up the ${name} train`,
    takeLoan: ({ price }: For) => `Take a loan of ${price}`,
    repay: ({ count, price }: Some & For) => `Repay ${loansEn(count)} for ${price}`,
    buyRight: ({ right, price }: For & { right: string }) => `Buy ${right} for ${price}`,
    setPort: ({ place, bonus }: At & { bonus: string }) => `Put the port marker on ${place}: ${bonus}`,
    rescue: ({ company, price }: Of & For) => `Rescue ${company} for ${price}`,
    merge: ({ company }: Of) => `Let ${company} merge`,
    keepToken: ({ place, city }: At & { city: string }) => `Keep the token in ${place}, in the city ${city}`,
    removeToken: ({ place }: At) => `Remove the token in ${place}`,
    done: {
      track: 'No more tiles',
      token: 'Place no token',
      trains: 'Buy no more trains',
      'formation-trains': 'Keep the trains',
    },
  },

  changes: {
    free: 'Free for bids',
    loans: ({ company }: Of) => `Loans of ${company}`,
    interest: ({ company }: Of) => `Interest of ${company} each round`,
    escrow: ({ company }: Of) => `Escrow of ${company}`,
    due: 'Still to raise',
  },

  notes: {
    byPrivate: ({ name }: Named) => `With ${name}`,
    extra: 'Besides the tile of this turn.',
    asTile: 'It is the tile of this turn.',
    asToken: 'It is the token of this turn.',
    frontSoon: 'You get it for this if nobody else bids before it comes up.',
    warSoon: ({ names }: { names: string }) => `When it comes up, you and ${names} fight for it.`,
    replacesBid: ({ price }: For) => `Your bid of ${price} is replaced.`,
    wonBy: ({ who, name, price }: By & Named & For) => `${who} then gets ${name} for ${price}.`,
    warFor: ({ names, name }: Named & { names: string }) => `Then ${names} fight for ${name}.`,
    cheaper: ({ name, price }: Named & For) => `All have passed: ${name} costs ${price} then.`,
    paysRevenue: 'All have passed: the privates pay their revenue.',
    endsAuction: 'This ends the auction; the first stock round begins.',
    destination: ({ place }: At) => `Destination: ${place}.`,
    escrow: 'Until it is connected, only the first five shares pay the treasury.',
    fullCapital: ({ price }: For) => `With its sixth share sold it gets ${price}, and nothing before.`,
    needsShares: ({ company, sold, needed }: Of & { sold: number; needed: number }) =>
      `${company} operates with ${needed} shares sold; then ${sold} are.`,
    operates: ({ company }: Of) => `${company} has sold enough shares to operate.`,
    interestKept: ({ price }: For) => `${price} of interest for this round are kept back.`,
    formationDebt: ({ company, price }: Of & For) =>
      `If the 6-train came now, ${company} would owe ${price} more than it has: its president pays, or it becomes part of the CGR.`,
    formationClear: ({ company }: Of) => `If the 6-train came now, ${company} could repay all its loans.`,
    atEnd: ({ price }: For) => `At the end of the game each loan makes each share count ${price} less.`,
    lastLoan: 'No further loan before players hold more shares.',
    borrowed: 'It runs for nothing, goes back after the trains are bought, and is not owned.',
    tradedIn: 'The old train goes to the pool first.',
    sellsAll: 'Everything that you can sell is sold, and your cash goes to the bank.',
    keepsCash: 'Everything that you can sell is sold, and you keep the money.',
    rescuePays: ({ treasury, price }: For & { treasury: string }) =>
      `${treasury} of the treasury and ${price} of your own.`,
    portGone: 'It is removed when the first 6-train is bought.',
    noSharesLeave: 'No share leaves bank or pool.',
    cityLater: 'Its city is chosen when a tile is laid there.',
  },

  effects: {
    connected: 'Destination reached',
    escrowPaid: 'Escrow paid',
    escrowLost: 'Escrow lost',
    ofCompany: ({ company, price }: Of & For) => `${company} ${price}`,
    cgr: 'CGR',
    noCgr: 'not formed',
  },

  warnings: {
    closing: ({ company }: Of) => `${company} closes, and its shares, trains and cash are lost.`,
    excessLoans: ({ company, price }: Of & For) =>
      `${company} then has more loans than players have shares: ${price} must be repaid in its turn, by its president if the treasury is too small.`,
    withoutTrain: ({ company, price, treasury }: Of & For & { treasury: string }) =>
      `${company} then has no train and ${treasury}; the cheapest costs ${price}.`,
    unused: ({ names }: { names: string }) => `Not used yet: ${names}.`,
    givesUp: ({ names }: { names: string }) => `This gives up the power of ${names} in this turn.`,
    formation: 'This begins the formation of the Canadian Government Railway.',
    presidentPays: ({ price }: For) => `You pay ${price} of your own.`,
    moneyDue: ({ who, company, price }: By & Of & For) => `${who} must then raise ${price} for ${company}.`,
  },

  log: {
    inPlay: ({ names }: { names: string }) => `In play: ${names}.`,
    bid: ({ who, name, price }: By & Named & For) => `${who} bids ${price} on ${name}.`,
    priceCut: ({ name, price }: Named & For) => `${name} now costs ${price}.`,
    biddingWar: ({ name, names }: Named & { names: string }) => `${names} fight for ${name}.`,
    droppedOut: ({ who, name }: By & Named) => `${who} drops out of the war for ${name}.`,
    privateOffered: ({ by, who, name, price }: By & Named & For & { by: string }) =>
      `${by} offers ${who} ${price} for ${name}.`,
    started: ({ company, type }: Of & { type: number }) =>
      `${company} is launched with ${type}-trains on offer.`,
    startedFull: ({ company }: Of) =>
      `${company} is launched with 6-trains on offer: it gets ten times its par price with its sixth share.`,
    fullCapital: ({ company, price }: Of & For) => `${company} gets its full capital of ${price}.`,
    escrowKept: ({ company, price }: Of & For) => `The bank keeps ${price} for ${company}.`,
    escrowPaid: ({ company, price }: Of & For) => `${company} gets its escrow of ${price}.`,
    escrowLost: ({ company, price }: Of & For) => `The escrow of ${company}, ${price}, is lost.`,
    certificateCompleted: ({ who, price }: By & For) =>
      `${who} completes the president’s certificate of the CGR for ${price}.`,
    notFloated: ({ company, sold, needed }: Of & { sold: number; needed: number }) =>
      `${company} has sold ${sold} of the ${needed} shares that it needs, and does not operate.`,
    tokenWaiting: ({ company, place }: Of & At) => `The token of ${company} waits in ${place} for a tile.`,
    cityChosen: ({ company, place }: Of & At) => `The token of ${company} in ${place} is put into a city.`,
    connected: ({ company }: Of) => `${company} has reached its destination.`,
    borrowed: ({ company, name }: Of & Named) => `${company} borrows a ${name} train.`,
    borrowedReturned: ({ company, name }: Of & Named) => `${company} gives the borrowed ${name} train back.`,
    loanTaken: ({ company, price, count }: Of & For & Some) =>
      `${company} takes a loan of ${price} and has ${loansEn(count)} now.`,
    loansRepaid: ({ company, count, left }: Of & Some & { left: number }) =>
      `${company} repays ${loansEn(count)} and has ${left === 0 ? 'none' : left} left.`,
    loansRepaidFor: ({ company, count, left, price }: Of & Some & For & { left: number }) =>
      `${company} repays ${loansEn(count)} for ${price} and has ${left === 0 ? 'none' : left} left.`,
    interest: ({ who, price }: By & For) => `${who} pays ${price} of interest.`,
    repayment: ({ who, price }: By & For) => `${who} pays ${price} for loans.`,
    cgrPaysOut: ({ price }: For) => `CGR pays out ${price}`,
    incomeReduced: ({ company, price }: Of & For) => `${price} of what ${company} earned goes for interest.`,
    tradedIn: ({ company, name }: Of & Named) => `${company} trades in a ${name} train.`,
    trainReturned: ({ company, type }: Of & { type: string }) =>
      `${company} gives a train of type ${type} up to the pool.`,
    moneyDue: ({ who, company, price }: By & Of & For) => `${who} must raise ${price} for ${company}.`,
    bankruptCash: ({ who, price }: By & For) => `The ${price} of ${who} go to the bank.`,
    portSet: ({ company, place }: Of & At) => `${company} puts the port marker on ${place}.`,
    portRemoved: 'The port marker is removed.',
    rightGained: ({ company, right }: Of & { right: string }) => `${company} gets ${right}.`,
    rightBought: ({ company, right, from, price }: Of & For & { right: string; from: string }) =>
      `${company} buys ${right} from ${from} for ${price}.`,
    rightLost: ({ company, right }: Of & { right: string }) => `${company} loses ${right}.`,
    formationBegun: ({ names }: { names: string }) =>
      `Formation of the Canadian Government Railway. Still in debt: ${names}.`,
    formationWithout:
      'Formation of the Canadian Government Railway: no corporation is in debt, and none is formed.',
    rescued: ({ who, company }: By & Of) => `${who} rescues ${company}.`,
    merged: ({ company }: Of) => `${company} becomes part of the CGR.`,
    exchanged: ({ who, shares, received }: By & { shares: number; received: number }) =>
      `${who}: ${sharesEn(shares)} for ${received === 0 ? 'none' : received} of the CGR.`,
    cgrFormed: ({ names, shares, price, bank }: For & { names: string; shares: number; bank: number }) =>
      `The CGR is formed of ${names}: ${shares} shares at ${price}, ${bank === 0 ? 'none' : bank} of them in the bank.`,
    mergerCash: ({ company, price }: Of & For) => `The CGR gets the ${price} of ${company}.`,
    trainsMerged: ({ trains }: { trains: string }) => `Trains for the CGR: ${trains}.`,
    tokensExchanged: ({ places }: { places: string }) => `Tokens of the CGR: ${places}.`,
    settled: ({ count }: Some) => `The formation is over. ${count} corporations are in the game.`,
    ends: {
      bankruptcy: 'The game is over: a player is bankrupt.',
      'nothing-left': 'The game is over: nobody can do anything any more.',
    } as Readonly<Record<Exclude<EndReason, 'bank'>, string>>,
  },

  score: {
    loans: ({ company, count, price }: Of & Some & For) => `${company} loans ${count} × ${price}`,
  },

  options: {
    destinationRule: {
      label: 'Destinations',
      explanation: 'Which corporations get only five shares paid before they reach their destination.',
      values: {
        untilSixes: 'All, until 6-trains are on offer',
        parredBeforeFives: 'Those launched with 2, 3 or 4 on offer, for good',
      },
    },
    cgrParAverage: {
      label: 'Price of the CGR',
      explanation: 'Of which prices the average is taken.',
      values: {
        allMerged: 'Of all that merge',
        dropLowestOfThree: 'Without one of the lowest, if three or more merge',
      },
    },
    formationPresidentRepay: {
      label: 'Rescue by the president',
      explanation: 'Whether a president may pay the rest of the debt at the formation.',
      values: { allowed: 'Allowed', forbidden: 'Forbidden: all that are in debt merge' },
    },
    certLimitTable: {
      label: 'Certificate limit after the formation',
      explanation: 'When the limit is looked up in the table by corporations in the game.',
      values: {
        live: 'Again, whenever a corporation closes',
        formationOnly: 'Once, when the CGR is formed, until a corporation closes',
        fixed: 'Once, at the end of the formation',
      },
    },
    privateTradeBetweenPlayers: {
      label: 'Privates between players',
      explanation: 'Whether players buy privates from each other in stock rounds.',
      values: { allowed: 'Allowed', forbidden: 'Forbidden' },
    },
    forcedSaleBlocks: {
      label: 'Forced sales for interest and loans',
      explanation: 'How often a president may sell shares of one corporation for them.',
      values: { one: 'In one block only', several: 'In several blocks' },
    },
    cgrPermanentTrain: {
      label: 'Permanent train of the CGR',
      explanation: 'When the CGR pays dividends and its price moves.',
      values: {
        owns: 'While it owns a 5-, 6- or D-train',
        everOwned: 'Once it has owned one',
      },
    },
    bonusRights: {
      label: 'Rights to bridge and tunnel',
      explanation: 'How many corporations can have each right.',
      values: { three: 'Three', unlimited: 'No limit' },
    },
    alternateDestinations: {
      label: 'Other destinations',
      explanation: 'Whether corporations have the other set of destinations.',
      values: { false: 'No', true: 'Yes' },
    },
    eightTrain: {
      label: '8-trains instead of D-trains',
      explanation: 'Whether the last type of train is an 8 instead of a D.',
      values: { false: 'No', true: 'Yes: 8 stops, $1,000' },
    },
  },
}

export type OwnWords = typeof own
export type Words1856 = Words18xx & OwnWords

export const en1856: Words1856 = extendWords(en18xx, own)
