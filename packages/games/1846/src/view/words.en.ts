import type { Kind } from '../actions.ts'
import type { MarkerId, PrivateId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { EndReason } from '../state.ts'

type WithPrice = { price: string }
type TilesLeft = { tiles: number; upgrades: number }
type Lay = { company: string; tile: string; place: string }

const shares = (count: number): string => (count === 1 ? 'a share' : `${count} shares`)
const trains = (count: number): string => (count === 1 ? '1 train' : `${count} trains`)

/** Everything that this game says, in English. The other languages have the same shape. */
export const en = {
  lakes: { michigan: 'Lake Michigan', erie: 'Lake Erie' },
  summary:
    'Railroads race across the Midwest. Corporations issue shares as they grow, trains age quickly, and whoever owns the most at the end wins.',
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  details: (details: readonly string[]): string => details.join(', '),
  sentences: (sentences: readonly string[]): string => sentences.join(' '),
  labelled: ({ label, text }: { label: string; text: string }) => `${label}: ${text}`,
  place: ({ name, hex }: { name: string; hex: string }) => `${name} (${hex})`,
  bonus: ({ amount }: { amount: number }) => `+${amount}`,

  round: {
    draft: 'Distribution of the privates',
    stock: ({ set }: { set: number }) => `Stock round ${set}`,
    operating: ({ set, round }: { set: number; round: number }) => `Operating round ${set}.${round}`,
    over: 'Game over',
  },

  roundShort: {
    draft: 'Distribution',
    stock: ({ set }: { set: number }) => `SR ${set}`,
    operating: ({ set, round }: { set: number; round: number }) => `OR ${set}.${round}`,
  },

  steps: {
    issue: 'Issue',
    track: 'Track',
    token: 'Token',
    run: 'Run & dividend',
    trains: 'Buy trains',
  },

  left: {
    tiles: ({ tiles, upgrades }: TilesLeft) =>
      upgrades === 0
        ? `${tiles} yellow ${tiles === 1 ? 'tile' : 'tiles'} left`
        : tiles === 1
          ? '1 tile left, yellow or upgrade'
          : `${tiles} tiles left, ${upgrades} may be an upgrade`,
    token: '1 token left',
  },

  phases: {
    title: 'Phases',
    tiles: 'New tiles',
    happens: 'What happens',
    events: {
      I: 'Corporations can buy privates until phase III.',
      II: 'Nothing else changes.',
      III: '2 trains run once more. Privates close; a mail contract stays. Off-board places have their second value.',
      IV: '2 trains leave, 4 and 3/5 trains run once more. All markers go, and slots are no longer kept.',
    } as Readonly<Record<Phase, string>>,
  },

  facts: {
    phase: 'Phase',
    trainLimit: 'Train limit',
    bank: 'Bank',
    broken: ({ cash }: { cash: string }) => `broken (${cash})`,
    certificateLimit: 'Certificate limit',
    lastSet: 'Last set',
    cash: 'Cash',
    certificates: 'Certificates',
    value: 'Total value',
    treasury: 'Treasury',
    market: 'Market',
    home: 'Home',
    trains: 'Trains',
    price: 'Face value',
    revenue: 'Revenue',
    cost: 'You pay, with its debt',
    costNow: 'You pay now',
    copies: 'In hand',
    kept: 'Chosen',
    yes: 'yes',
    bankrupt: 'Bankrupt',
    perShare: 'Per share',
    eachHalf: 'Each half',
    toYou: 'To you',
  },

  company: {
    waiting: 'Not launched',
    removed: 'Not in this game',
    closed: 'Closed',
    minor: 'Minor company',
    unowned: 'Minor company, not yet owned',
    boughtBy: ({ owner }: { owner: string }) => `Bought by ${owner}`,
    noPresident: 'Without president',
    beneficiary: 'Gets the port bonus',
    trainLimitOf: ({ count, limit }: { count: number; limit: number }) => `${count}/${limit}`,
  },

  train: {
    counts: ({ counts, visits }: { counts: number; visits: number }) =>
      counts === visits ? `${counts} stops` : `${counts} of ${visits} stops`,
    phasedOut: 'phased out: runs once more',
    ran: 'has run',
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

  marks: {
    port: 'Port',
    east: ({ bonus }: { bonus: number }) => `E +${bonus}`,
    west: ({ bonus }: { bonus: number }) => `W +${bonus}`,
  },

  aboutHex: {
    keptFor: ({ company }: { company: string }) => `Kept for ${company}`,
    keptPrice: ({ linked, unlinked }: { linked: string; unlinked: string | undefined }) =>
      unlinked === undefined ? `${linked}, if connected` : `${linked}; not connected ${unlinked}`,
    kept: 'Kept for',
    homeOf: 'Home of',
    closed: 'No track yet',
    closedBy: ({ name }: { name: string }) => `while a player owns ${name}`,
    reachedBy: 'Reached by',
    nobody: 'nobody',
  },

  bonuses: {
    eastWest: 'East–west',
    port: 'Port',
    mail: 'Mail',
    other: 'Other bonuses',
    markers: { MPC: 'Meat', BT: 'Boomtown' } as Readonly<Record<MarkerId, string>>,
  },

  markers: {
    MPC: 'the meat marker',
    BT: 'the Boomtown marker',
    SC: 'the markers of the Steamboat Company',
  } as Readonly<Record<MarkerId | 'SC', string>>,

  cards: {
    hidden: 'Hidden card',
    blank: 'Blank card',
    blankText: 'No private this time. It costs nothing.',
  },

  powers: {
    MS: 'A minor with a 2 train, a token in Detroit (C15) and $60. Half of what it earns is yours.',
    BIG4: 'A minor with a 2 train, a token in Indianapolis (G9) and $40. Half of what it earns is yours.',
    'C&WI': 'The corporation that buys it may put a free extra token in Chicago, in the city kept for it.',
    MAIL: 'One train of the corporation that owns it earns $10 for each stop it visits.',
    TBC: 'The corporation that owns it pays $20 less for mountains and for each mountain edge.',
    MPC: 'Its corporation may put a marker on Chicago or St. Louis. Its routes that count the place earn $30 more.',
    SC: 'Each route of the beneficiary that counts the port with the marker earns $20 more ($40 in Holland and Wheeling). Its owner sets port and beneficiary.',
    LSL: 'The corporation that buys it may upgrade Cleveland or Toledo from yellow to green once, free of charge.',
    MC: 'B10 and B12 are closed while a player owns it. The corporation that buys it may lay a yellow tile in each, free of charge.',
    'O&I':
      'F14 and F16 are closed while a player owns it. The corporation that buys it may lay a yellow tile in each, free of charge.',
    BT: 'Its corporation may put a marker on Cincinnati. Its routes that count the place earn $20 more.',
    LM: 'Its corporation may join Cincinnati and Dayton with a tile in one or both, each $20 cheaper.',
  } as Readonly<Record<PrivateId, string>>,

  kinds: {
    draft: 'Choose a card',
    'take-last': 'Buy the last private',
    decline: 'Decline',
    'draft-buy': 'Buy a private',
    'draft-pass': 'Pass',
    sell: 'Sell',
    buy: 'Buy',
    launch: 'Launch',
    pass: 'Pass',
    'set-port': 'Set the port marker',
    'set-beneficiary': 'Choose the beneficiary',
    'leave-markers': 'Leave the markers',
    issue: 'Issue shares',
    redeem: 'Redeem shares',
    lay: 'Lay a tile',
    token: 'Place a token',
    'buy-private': 'Buy a private',
    'private-lay': 'Lay a tile of a private',
    'private-token': 'Place the token of a private',
    'place-marker': 'Place a marker',
    run: 'Run the trains',
    dividend: 'Dividend',
    'buy-train': 'Buy a train',
    'offer-train': 'Buy a train of a corporation',
    'return-train': 'Return a train',
    'emergency-issue': 'Emergency issue',
    'sell-for-train': 'Sell shares',
    bankrupt: 'Bankruptcy',
    'end-turn': 'End the turn',
    agree: 'Accept',
    disagree: 'Refuse',
  } as Readonly<Record<Kind, string>>,

  prompts: {
    draft: 'Choose one card. Others see only its back.',
    'last-private': ({ name, price }: { name: string; price: string }) =>
      `The last private: buy ${name} for ${price}, or decline`,
    'open-draft': 'Buy a private, or pass',
    stock: 'Sell, then buy one certificate, or pass',
    sellDown: ({ certificates, limit }: { certificates: number; limit: number }) =>
      `${certificates} certificates, the limit is ${limit}: sell shares first`,
    'return-train': ({ company, count }: { company: string; count: number }) =>
      `${company}: return ${trains(count)} to the bank`,
    steamboat: 'Steamboat Company: set the port and its beneficiary',
    port: 'Steamboat Company: set the port',
    beneficiary: 'Steamboat Company: choose the beneficiary',
    dealTrain: ({ by, what, price }: { by: string; what: string; price: string }) =>
      `${by} offers ${price} for ${what}`,
    dealPrivate: ({ by, what, price }: { by: string; what: string; price: string }) =>
      `${by} offers ${price} for ${what}`,
    build: ({ company, deeds }: { company: string; deeds: readonly string[] }) =>
      `${company}: ${deeds.length < 2 ? deeds.join('') : `${deeds.slice(0, -1).join(', ')} or ${deeds.at(-1)}`}`,
    deeds: {
      issue: 'issue shares',
      redeem: 'redeem shares',
      lay: 'lay track',
      token: 'place a token',
      run: 'run the trains',
      runOne: 'run the train',
    },
    dividend: ({ company, revenue }: { company: string; revenue: string }) =>
      `${company} earned ${revenue}: pay out, half, or withhold`,
    trains: ({ company }: { company: string }) => `${company}: buy trains or end the turn`,
    mustBuy: ({ company }: { company: string }) => `${company} must buy a train`,
    mustBuyShort: ({ company, short }: { company: string; short: string }) =>
      `${company} must own a train. Short by ${short}`,
  },

  dividends: { full: 'Pay out', half: 'Half', withhold: 'Withhold' },

  checklist: {
    title: ({ company, price }: { company: string } & WithPrice) =>
      `${company} must own a train. The cheapest costs ${price}.`,
    treasury: 'Treasury',
    issue: 'Emergency issue',
    shares: 'Shares to sell',
    upTo: ({ price }: WithPrice) => `up to ${price}`,
    done: 'done',
    notNeeded: 'not needed',
    none: 'none possible',
    missing: 'Still missing',
  },

  choices: {
    draft: ({ name, price }: { name: string } & WithPrice) => `Choose ${name} for ${price}`,
    draftBlank: 'Choose a blank card',
    takeLast: ({ name, price }: { name: string } & WithPrice) => `Buy ${name} for ${price}`,
    decline: ({ name, price }: { name: string } & WithPrice) => `Decline ${name} at ${price}`,
    pass: 'Pass',
    endOfSales: 'Buy nothing and end the turn',
    sell: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `Sell ${shares(count)} of ${company} for ${price}`,
    buyFromTreasury: ({ company, price }: { company: string } & WithPrice) =>
      `Buy a share of ${company} from the treasury for ${price}`,
    buyFromMarket: ({ company, price }: { company: string } & WithPrice) =>
      `Buy a share of ${company} from the market for ${price}`,
    launch: ({ company, par, price }: { company: string; par: string } & WithPrice) =>
      `Launch ${company} at ${par} for ${price}`,
    setPort: ({ place, bonus }: { place: string; bonus: string }) =>
      `Put the port marker on ${place}: ${bonus}`,
    setBeneficiary: ({ company }: { company: string }) => `Give the port bonus to ${company}`,
    leaveMarkers: 'Leave the markers as they are',
    issue: ({ count, price }: { count: number } & WithPrice) => `Issue ${shares(count)} for ${price}`,
    redeem: ({ count, price }: { count: number } & WithPrice) => `Redeem ${shares(count)} for ${price}`,
    lay: ({ tile, place, price }: Omit<Lay, 'company'> & WithPrice) =>
      `Lay #${tile} in ${place} for ${price}`,
    upgrade: ({ tile, place, price }: Omit<Lay, 'company'> & WithPrice) =>
      `Upgrade ${place} to #${tile} for ${price}`,
    layFree: ({ tile, place }: Omit<Lay, 'company'>) => `Lay #${tile} in ${place}, free of charge`,
    upgradeFree: ({ tile, place }: Omit<Lay, 'company'>) => `Upgrade ${place} to #${tile}, free of charge`,
    token: ({ place, price }: { place: string } & WithPrice) => `Place a token in ${place} for ${price}`,
    freeToken: ({ place }: { place: string }) => `Place a free token in ${place}`,
    placeMarker: ({ marker, place, bonus }: { marker: string; place: string; bonus: string }) =>
      `Put ${marker} on ${place}: ${bonus}`,
    run: ({ price }: WithPrice) => `Run for ${price}`,
    runNothing: 'Run no train',
    runAnd: {
      full: ({ price }: WithPrice) => `Run for ${price} and pay out`,
      half: ({ price }: WithPrice) => `Run for ${price} and pay half`,
      withhold: ({ price }: WithPrice) => `Run for ${price} and withhold`,
    },
    full: ({ revenue, perShare }: { revenue: string; perShare: string }) =>
      `Pay out ${revenue}, ${perShare} per share`,
    half: ({ distributed, kept, perShare }: { distributed: string; kept: string; perShare: string }) =>
      `Pay out ${distributed}, ${perShare} per share, and keep ${kept}`,
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
    emergencyIssue: ({ count, price }: { count: number } & WithPrice) =>
      `Issue ${shares(count)} in an emergency for ${price}`,
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
    leftAfterPaying: 'Cash once all your cards are paid',
    treasury: ({ company }: { company: string }) => `Treasury of ${company}`,
    price: ({ company }: { company: string }) => `Price of ${company}`,
    certificates: 'Certificates',
    holding: ({ company }: { company: string }) => `Your share of ${company}`,
    president: ({ company }: { company: string }) => `President of ${company}`,
    nobody: 'nobody',
    tokens: ({ company }: { company: string }) => `Tokens of ${company} left`,
    trains: ({ company }: { company: string }) => `Trains of ${company}`,
    tiles: 'Tiles left this turn',
    tileCount: ({ tiles, upgrades }: TilesLeft) =>
      tiles > 0 && upgrades === 0 ? `${tiles} yellow` : String(tiles),
  },

  notes: {
    tile: 'Tile',
    upgrade: 'Upgrade',
    icFree: 'Tile, free for IC',
    byPrivate: ({ name }: { name: string }) => `With ${name}`,
    extra: 'An extra action: your tile actions and token stay.',
    unlinked: 'Not connected, therefore dearer.',
    keptFor: 'In the slot kept for it.',
    priceAndDebt: ({ price, debt }: { price: string; debt: string }) => `Price ${price} and debt ${debt}`,
    laterPaid: 'Paid when the distribution ends.',
    nextAt: ({ price }: WithPrice) => `The next player may have it for ${price}.`,
    mustTake: ({ who, price }: { who: string } & WithPrice) => `${who} must then take it for ${price}.`,
    cheaper: ({ price }: WithPrice) => `It will cost ${price} then.`,
    bringsOperating: 'The second pass in a row: two operating rounds follow.',
    each: ({ count, price }: { count: number } & WithPrice) => `${count} × ${price}`,
    stillAffords: ({ count }: { count: number }) =>
      count === 0 ? 'No cash left for a share.' : `Cash left for ${shares(count)}.`,
    launchBonus: ({ bonus }: { bonus: string }) => `A bonus of ${bonus} from the bank included.`,
    home: ({ place }: { place: string }) => `Home token in ${place}.`,
    endsRound: 'This ends the stock round.',
    minorSplit: ({ half, owner, company }: { half: string; owner: string; company: string }) =>
      `${half} each for ${owner} and ${company}`,
    marketUnpaid: ({ count }: { count: number }) => `${shares(count)} in the market: not paid`,
    presidentPays: ({ who, price }: { who: string } & WithPrice) => `${who} adds ${price}.`,
    decides: ({ who }: { who: string }) => `${who} decides. Below: if the offer is accepted.`,
    noMoney: 'Without payment.',
    minorTaken: ({ cash, name }: { cash: string; name: string }) =>
      `${name} brings its train and ${cash}. The train runs again from the next round on.`,
    beneficiary: ({ company }: { company: string }) => `${company} gets the port bonus for good.`,
    tokenRemoved: ({ place }: { place: string }) => `Its token in ${place} is removed.`,
    mustBuyHere: ({ above }: { above: string }) => `Next: a train of the bank that costs more than ${above}.`,
    secondTile: ({ name }: { name: string }) => `${name} can lay a second tile directly after this.`,
  },

  effects: {
    phasedOut: 'Run once more',
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
    closing: ({ company }: { company: string }) =>
      `The price falls to 0: ${company} closes, and its shares, trains and cash are lost.`,
    unused: ({ names }: { names: string }) => `Not used yet: ${names}.`,
    givesUp: ({ names }: { names: string }) => `This gives up the power of ${names}.`,
    bankrupt: 'You leave the game with a score of 0. All your shares and privates are lost.',
    endsGame: 'This ends the game.',
    breaksBank: 'This breaks the bank: the game ends after this set.',
    lastTrain: 'This is the last train of the bank: the game ends after the next set.',
  },

  log: {
    inPlay: ({ names }: { names: string }) => `In play: ${names}.`,
    leftOut: ({ names }: { names: string }) => `Not in this game: ${names}.`,
    everybodyGets: ({ price }: WithPrice) => `Everybody gets ${price}.`,
    gets: ({ who, price }: { who: string } & WithPrice) => `${who} gets ${price}.`,
    drafted: ({ who }: { who: string }) => `${who} chooses a card.`,
    chose: ({ who, name }: { who: string; name: string }) => `${who} chooses ${name}.`,
    lastCard: ({ name, price }: { name: string } & WithPrice) => `The last private is ${name}, for ${price}.`,
    declined: ({ who, price }: { who: string } & WithPrice) => `${who} declines at ${price}.`,
    draftResumed: ({ who }: { who: string }) => `The distribution goes on with ${who}.`,
    owned: ({ who, name }: { who: string; name: string }) => `${who} owns ${name}.`,
    ownedFor: ({ who, name, price }: { who: string; name: string } & WithPrice) =>
      `${who} takes ${name} for ${price}.`,
    boughtPrivate: ({ who, name, from, price }: { who: string; name: string; from: string } & WithPrice) =>
      `${who} buys ${name} from ${from} for ${price}.`,
    minorFunded: ({ company, price }: { company: string } & WithPrice) => `${company} begins with ${price}.`,
    privateIncome: ({ incomes }: { incomes: string }) => `Revenue of the privates: ${incomes}.`,
    income: ({ who, price }: { who: string } & WithPrice) => `${who} ${price}`,
    privateClosed: ({ name }: { name: string }) => `${name} closes.`,
    stockRound: ({ round, who }: { round: string; who: string }) => `${round}, beginning with ${who}`,
    sold: ({ who, company, count, price }: { who: string; company: string; count: number } & WithPrice) =>
      `${who} sells ${shares(count)} of ${company} for ${price}.`,
    surrendered: ({
      who,
      company,
      count,
      price,
    }: { who: string; company: string; count: number } & WithPrice) =>
      `${who} gives up ${shares(count)} of ${company} for ${price}.`,
    boughtFromTreasury: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} buys a share of ${company} from the treasury for ${price}.`,
    boughtFromMarket: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} buys a share of ${company} from the market for ${price}.`,
    launched: ({ who, company, par, price }: { who: string; company: string; par: string } & WithPrice) =>
      `${who} launches ${company} at ${par} for ${price}.`,
    launchBonus: ({ company, price }: { company: string } & WithPrice) =>
      `${company} gets a bonus of ${price}.`,
    passed: ({ who }: { who: string }) => `${who} passes.`,
    president: ({ who, company }: { who: string; company: string }) =>
      `${who} is now president of ${company}.`,
    receivership: ({ company }: { company: string }) => `${company} has no president.`,
    price: ({ company, before, after }: { company: string; before: string; after: string }) =>
      `Price of ${company}: ${before} → ${after}`,
    closed: ({ company }: { company: string }) => `${company} closes and leaves the game.`,
    priority: ({ who }: { who: string }) => `${who} has the priority card.`,
    operating: ({ company }: { company: string }) => `${company} operates`,
    portSet: ({ who, place }: { who: string; place: string }) => `${who} puts the port marker on ${place}.`,
    beneficiary: ({ company }: { company: string }) => `${company} gets the port bonus.`,
    markersLeft: ({ who }: { who: string }) => `${who} leaves the markers as they are.`,
    issued: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `${company} issues ${shares(count)} for ${price}.`,
    emergencyIssued: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `${company} issues ${shares(count)} in an emergency for ${price}.`,
    redeemed: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `${company} redeems ${shares(count)} for ${price}.`,
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
    markerPlaced: ({ company, marker, place }: { company: string; marker: string; place: string }) =>
      `${company} puts ${marker} on ${place}.`,
    markerRemoved: ({ marker }: { marker: string }) => `Removed: ${marker}.`,
    ran: ({ company, price, routes }: { company: string; routes: string } & WithPrice) =>
      `${company} runs for ${price}: ${routes}`,
    route: ({ stops, price }: { stops: readonly string[] } & WithPrice) => `${stops.join('–')} ${price}`,
    uncounted: ({ name }: { name: string }) => `(${name})`,
    routes: (routes: readonly string[]) => `${routes.join('; ')}.`,
    ranNothing: ({ company }: { company: string }) => `${company} earns nothing.`,
    full: ({ company, price, perShare }: { company: string; perShare: string } & WithPrice) =>
      `${company} pays out ${price}, ${perShare} per share`,
    half: ({
      company,
      price,
      kept,
      perShare,
    }: { company: string; kept: string; perShare: string } & WithPrice) =>
      `${company} keeps ${kept} and pays out ${price}, ${perShare} per share`,
    withheld: ({ company, price }: { company: string } & WithPrice) => `${company} withholds ${price}.`,
    minorSplit: ({ company, price }: { company: string } & WithPrice) =>
      `${company} and its owner get ${price} each.`,
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
    lastTrain: ({ set }: { set: number }) => `The bank has sold its last train. Set ${set} is the last one.`,
    trainReturned: ({ company, type }: { company: string; type: string }) =>
      `${company} returns a train of type ${type}.`,
    trainsScrapped: ({ trains }: { trains: string }) => `Trains out of the game: ${trains}.`,
    phase: ({ phase }: { phase: string }) => `Phase ${phase} begins.`,
    offered: ({ by, who, what, price }: { by: string; who: string; what: string } & WithPrice) =>
      `${by} offers ${who} ${price} for ${what}.`,
    thePrivate: ({ name }: { name: string }) => name,
    aTrainOfType: ({ type }: { type: string }) => `a train of type ${type}`,
    agreed: ({ who }: { who: string }) => `${who} accepts.`,
    refused: ({ who }: { who: string }) => `${who} refuses.`,
    forced: ({ company }: { company: string }) => `${company} must buy a train.`,
    presidentPays: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `${who} adds ${price} for ${company}.`,
    minorCash: ({ company, from, price }: { company: string; from: string } & WithPrice) =>
      `${company} gets the ${price} of ${from}.`,
    bankruptcy: ({ who }: { who: string }) => `${who} is bankrupt.`,
    bankruptCash: ({ who, company, price }: { who: string; company: string } & WithPrice) =>
      `The ${price} of ${who} go to ${company}.`,
    bankBroken: 'The bank is broken: the game ends after this set.',
    ends: {
      bank: 'The game is over: the bank is broken.',
      bankruptcy: 'The game is over: only one player is left.',
      'nothing-left': 'The game is over: nothing is left to operate.',
      trains: 'The game is over: the last set after the last train is played.',
    } as Readonly<Record<EndReason, string>>,
  },

  score: {
    shares: ({ company, count, price }: { company: string; count: number } & WithPrice) =>
      `${company} ${count} × ${price}`,
  },

  options: {
    edition: {
      label: 'Edition',
      explanation: 'Which private companies there are.',
      values: { first: 'First: ten privates', second: 'Second: with Boomtown and Little Miami' },
    },
    issueTiming: {
      label: 'Issuing shares',
      explanation: 'Until when a corporation may issue or redeem shares in its turn.',
      values: { step1: 'Before the first tile or token', untilDividend: 'Until the dividend' },
    },
    privateTiming: {
      label: 'Powers of privates',
      explanation: 'When a corporation may place the tiles and the token of its privates.',
      values: { onPurchase: 'Right after the purchase', ownTurn: 'In any turn of its own' },
    },
    unsoldAtPhase3: {
      label: 'Unsold privates in phase III',
      explanation:
        'What becomes of Mail Contract and the markers of the Steamboat Company that players still own.',
      values: { keep: 'They stay', close: 'They go' },
    },
    phase4Trains: {
      label: 'Last trains',
      explanation: 'How many trains of the last type there are.',
      values: { unlimited: 'No limit', nine: 'Nine' },
    },
    bestRun: {
      label: 'Runs',
      explanation: 'Whether only a run that earns as much as possible is accepted.',
      values: { forced: 'The best run only', declared: 'Any legal run; the best is shown' },
    },
  },

  presets: {
    book: { label: 'By the book', explanation: 'Every option as the rules have it.' },
    recorded: { label: 'As on 18xx.games', explanation: 'As games recorded there were played.' },
  },
}

export type Words = typeof en
