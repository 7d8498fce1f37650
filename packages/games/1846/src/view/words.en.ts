import { en18xx, sharesEn, type Words18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import type { Kind1846 } from '../actions.ts'
import type { MarkerId, PrivateId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { EndReason } from '../state.ts'

type Of = { company: string }
type By = { who: string }
type For = { price: string }
type Some = { count: number }
type TilesLeft = { tiles: number; upgrades: number }

/** What only this title says, in English. The other languages have the same shape. */
const own = {
  lakes: { michigan: 'Lake Michigan', erie: 'Lake Erie' },

  summary:
    'Railroads race across the Midwest. Corporations issue shares as they grow, trains age quickly, and whoever owns the most at the end wins.',

  primer: {
    goal: 'Own the most when the bank is broken: your cash, and your shares at their price.',
    rounds:
      'Privates are dealt out once. Then, over and over: a stock round, in which shares change hands, and two operating rounds, in which each company lays track, runs its trains, pays out or keeps the money, and buys trains.',
    looks: {
      draft:
        'Look for a private with a good revenue, or a power for where you want to build. You pay its face value, and what is left must still launch a company.',
      stock:
        'Launch a company whose home lies near dear cities. The president’s share costs twice the par price, and that money is all the company has for track and its first train.',
      operating:
        'Join your tokens to cities and red places that pay, and keep enough for a train: every company must have one.',
    },
  },

  round: { draft: 'Distribution of the privates' },
  roundShort: { draft: 'Distribution' },
  steps: { issue: 'Issue' },

  nothing: {
    track: ({ company, colors }: { company: string; colors: readonly string[] }) =>
      colors.length === 1
        ? `${company} can lay no tile now. There are only yellow tiles yet, and its track reaches no empty hex where one would fit.`
        : `${company} can lay no tile now: of the colours of this phase, none fits on any hex that its track reaches.`,
  },

  left: {
    tiles: ({ tiles, upgrades }: TilesLeft) =>
      upgrades === 0
        ? `${tiles} yellow ${tiles === 1 ? 'tile' : 'tiles'} left`
        : tiles === 1
          ? '1 tile left, yellow or upgrade'
          : `${tiles} tiles left, ${upgrades} may be an upgrade`,
  },

  phases: {
    events: {
      I: 'Corporations can buy privates until phase III.',
      II: 'Nothing else changes.',
      III: '2 trains run once more. Privates close; Mail Contract stays. Off-board places have their second value.',
      IV: '2 trains leave, 4 and 3/5 trains run once more. All markers go, and slots are no longer kept.',
    } as Readonly<Record<Phase, string>>,
  },

  facts: {
    lastSet: 'Last set',
    cost: 'You pay, with its debt',
    costNow: 'You pay now',
    copies: 'In hand',
    chosen: 'Chosen',
    eachHalf: 'Each half',
  },

  company: {
    removed: 'Not in this game',
    minor: 'Minor company',
    unowned: 'Minor company, not yet owned',
    boughtBy: ({ owner }: { owner: string }) => `Bought by ${owner}`,
    beneficiary: 'Gets the port bonus',
  },

  train: {
    counts: ({ counts, visits }: { counts: number; visits: number }) =>
      counts === visits ? `${counts} stops` : `${counts} of ${visits} stops`,
    phasedOut: 'phased out: runs once more',
    ran: 'has run',
  },

  marks: {
    east: ({ bonus }: { bonus: number }) => `E +${bonus}`,
    west: ({ bonus }: { bonus: number }) => `W +${bonus}`,
  },

  aboutHex: {
    reservedPrice: ({ linked, unlinked }: { linked: string; unlinked: string | undefined }) =>
      unlinked === undefined ? `${linked}, if connected` : `${linked}; not connected ${unlinked}`,
  },

  bonuses: {
    eastWest: 'East–west',
    port: 'Port',
    mail: 'Mail',
    MPC: 'Meat',
    BT: 'Boomtown',
  } as Readonly<Record<'eastWest' | 'port' | 'mail' | MarkerId, string>>,

  markers: {
    MPC: 'the meat marker',
    BT: 'the Boomtown marker',
    SC: 'the markers of the Steamboat Company',
  } as Readonly<Record<MarkerId | 'SC', string>>,

  cards: {
    hidden: 'Hidden card',
    blank: 'Blank card',
    blankText: 'No private this time. It costs nothing.',
    count: ({ count }: Some) => String(count),
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
    'set-port': 'Set the port marker',
    'set-beneficiary': 'Choose the beneficiary',
    'leave-markers': 'Leave the markers',
    issue: 'Issue shares',
    redeem: 'Redeem shares',
    'private-lay': 'Lay a tile of a private',
    'private-token': 'Place the token of a private',
    'place-marker': 'Place a marker',
    'emergency-issue': 'Emergency issue',
  } as Readonly<Record<Exclude<Kind1846, keyof Words18xx['kinds']>, string>>,

  prompts: {
    draft: 'Choose one card. Others see only its back.',
    'last-private': ({ name, price }: For & { name: string }) =>
      `The last private: buy ${name} for ${price}, or decline`,
    'open-draft': 'Buy a private, or pass',
    steamboat: 'Steamboat Company: set the port and its beneficiary',
    port: 'Steamboat Company: set the port',
    beneficiary: 'Steamboat Company: choose the beneficiary',
    kinds: {
      issue: 'issue shares',
      redeem: 'redeem shares',
      runOne: 'run the train',
    },
    dividend: ({ company, revenue }: Of & { revenue: string }) =>
      `${company} earned ${revenue}: pay out, half, or withhold`,
  },

  dividends: { half: 'Half' },

  choices: {
    draft: ({ name, price }: For & { name: string }) => `Choose ${name} for ${price}`,
    draftBlank: 'Choose a blank card',
    decline: ({ name, price }: For & { name: string }) => `Decline ${name} at ${price}`,
    setPort: ({ place, bonus }: { place: string; bonus: string }) =>
      `Put the port marker on ${place}: ${bonus}`,
    setBeneficiary: ({ company }: Of) => `Give the port bonus to ${company}`,
    leaveMarkers: 'Leave the markers as they are',
    issue: ({ count, price }: Some & For) => `Issue ${sharesEn(count)} for ${price}`,
    redeem: ({ count, price }: Some & For) => `Redeem ${sharesEn(count)} for ${price}`,
    placeMarker: ({ marker, place, bonus }: { marker: string; place: string; bonus: string }) =>
      `Put ${marker} on ${place}: ${bonus}`,
    runAnd: {
      half: ({ price }: For) => `Run for ${price} and pay half`,
    },
    half: ({ distributed, kept, perShare }: { distributed: string; kept: string; perShare: string }) =>
      `Pay out ${distributed}, ${perShare} per share, and keep ${kept}`,
    emergencyIssue: ({ count, price }: Some & For) => `Issue ${sharesEn(count)} in an emergency for ${price}`,
  },

  changes: {
    leftAfterPaying: 'Cash once all your cards are paid',
    tileCount: ({ tiles, upgrades }: TilesLeft) =>
      tiles > 0 && upgrades === 0 ? `${tiles} yellow` : String(tiles),
  },

  notes: {
    icFree: 'Tile, free for IC',
    byPrivate: ({ name }: { name: string }) => `With ${name}`,
    extra: 'An extra action: your tile actions and token stay.',
    samePrice: 'The price does not move.',
    unlinked: 'Not connected, therefore dearer.',
    reservedSlot: 'In the slot kept for it.',
    priceAndDebt: ({ price, debt }: For & { debt: string }) => `Price ${price} and debt ${debt}`,
    laterPaid: 'Paid when the distribution ends.',
    nextAt: ({ price }: For) => `The next player may have it for ${price}.`,
    mustTake: ({ who, price }: By & For) => `${who} must then take it for ${price}.`,
    cheaper: ({ price }: For) => `It will cost ${price} then.`,
    bringsOperating: 'The second pass in a row: two operating rounds follow.',
    launchBonus: ({ bonus }: { bonus: string }) => `A bonus of ${bonus} from the bank included.`,
    minorSplit: ({ half, owner, company }: Of & { half: string; owner: string }) =>
      `${half} each for ${owner} and ${company}`,
    minorTaken: ({ cash, name }: { cash: string; name: string }) =>
      `${name} brings its train and ${cash}. The train runs again from the next round on.`,
    beneficiary: ({ company }: Of) => `${company} gets the port bonus for good.`,
    tokenRemoved: ({ place }: { place: string }) => `Its token in ${place} is removed.`,
    mustBuyHere: ({ above }: { above: string }) => `Next: a train of the bank that costs more than ${above}.`,
    secondTile: ({ name }: { name: string }) => `${name} can lay a second tile directly after this.`,
  },

  effects: { phasedOut: 'Run once more' },

  warnings: {
    closing: ({ company }: Of) =>
      `The price falls to 0: ${company} closes, and its shares, trains and cash are lost.`,
    unused: ({ names }: { names: string }) =>
      `Not used yet: ${names}. It keeps for a later turn, but others may be faster.`,
    givesUp: ({ names }: { names: string }) => `This gives up the power of ${names}.`,
    bankrupt: 'You leave the game with a score of 0. All your shares and privates are lost.',
    lastTrain: 'This is the last train of the bank: the game ends after the next set.',
  },

  log: {
    inPlay: ({ names }: { names: string }) => `In play: ${names}.`,
    leftOut: ({ names }: { names: string }) => `Not in this game: ${names}.`,
    drafted: ({ who }: By) => `${who} chooses a card.`,
    chose: ({ who, name }: By & { name: string }) => `${who} chooses ${name}.`,
    lastCard: ({ name, price }: For & { name: string }) => `The last private is ${name}, for ${price}.`,
    declined: ({ who, price }: By & For) => `${who} declines at ${price}.`,
    draftResumed: ({ who }: By) => `The distribution goes on with ${who}.`,
    minorFunded: ({ company, price }: Of & For) => `${company} begins with ${price}.`,
    surrendered: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} gives up ${sharesEn(count)} of ${company} for ${price}.`,
    launchBonus: ({ company, price }: Of & For) => `${company} gets a bonus of ${price}.`,
    portSet: ({ who, place }: By & { place: string }) => `${who} puts the port marker on ${place}.`,
    beneficiary: ({ company }: Of) => `${company} gets the port bonus.`,
    markersLeft: ({ who }: By) => `${who} leaves the markers as they are.`,
    issued: ({ company, count, price }: Of & Some & For) =>
      `${company} issues ${sharesEn(count)} for ${price}.`,
    emergencyIssued: ({ company, count, price }: Of & Some & For) =>
      `${company} issues ${sharesEn(count)} in an emergency for ${price}.`,
    redeemed: ({ company, count, price }: Of & Some & For) =>
      `${company} redeems ${sharesEn(count)} for ${price}.`,
    markerPlaced: ({ company, marker, place }: Of & { marker: string; place: string }) =>
      `${company} puts ${marker} on ${place}.`,
    markerRemoved: ({ marker }: { marker: string }) => `Removed: ${marker}.`,
    half: ({ company, price, kept, perShare }: Of & For & { kept: string; perShare: string }) =>
      `${company} keeps ${kept} and pays out ${price}, ${perShare} per share`,
    minorSplit: ({ company, price }: Of & For) => `${company} and its owner get ${price} each.`,
    lastTrain: ({ set }: { set: number }) => `The bank has sold its last train. Set ${set} is the last one.`,
    minorCash: ({ company, from, price }: Of & For & { from: string }) =>
      `${company} gets the ${price} of ${from}.`,
    bankruptCash: ({ who, company, price }: By & Of & For) => `The ${price} of ${who} go to ${company}.`,
    ends: {
      bankruptcy: 'The game is over: only one player is left.',
      'nothing-left': 'The game is over: nothing is left to operate.',
      trains: 'The game is over: the last set after the last train is played.',
    } as Readonly<Record<Exclude<EndReason, 'bank'>, string>>,
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
    uselessIssue: {
      label: 'Emergency issue',
      explanation: 'Whether further shares may be issued that bring no dearer train within reach.',
      values: { refused: 'Only where they do', allowed: 'Allowed' },
    },
  },
}

export type OwnWords = typeof own
export type Words1846 = Words18xx & OwnWords

export const en1846: Words1846 = extendWords(en18xx, own)
