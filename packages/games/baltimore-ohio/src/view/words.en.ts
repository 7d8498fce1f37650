import { commonEn, type OptionWords } from '@roundhouse/view'
import type { BnoKind } from '../actions.ts'
import type { BnoOptions } from '../options.ts'
import type { EndReason, OperationStep } from '../state.ts'

type Of = { company: string }
type By = { who: string }
type For = { price: string }
type Some = { count: number }

const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`)
const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`)
const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`)
const companies = (count: number): string => (count === 1 ? '1 company' : `${count} companies`)

/** Everything that this game says, in English. The other languages have the same shape. */
export const enBno = {
  ...commonEn,
  nobody: 'nobody',
  summary:
    'Railroads grow from the Atlantic to the Mississippi. Technology rises, equipment grows dear to keep, and whoever has put cash and shares in the right companies wins.',

  primer: {
    goal: 'Score the most at the end, when a price stands at $375 or technology at level 6: your cash, and your shares at their price.',
    rounds:
      'A turn is a stock round, in which you sell and then make one purchase at a time, and two operating rounds, in which each company buys equipment, builds, takes in what its cities earn, and pays it out or keeps it.',
    looks: {
      stock:
        'Found a company at a price at which you can pay for several shares: what they cost goes to its treasury, and that must buy equipment and pay for building.',
      operating:
        'A company counts as many cities as its equipment has levels: buy no more than it has cities, and build towards those that pay most. Equipment costs upkeep in every round.',
    },
  },

  round: {
    stock: ({ turn }: { turn: number }) => `Stock round ${turn}`,
    operating: ({ turn, round }: { turn: number; round: number }) => `Operating round ${turn}.${round}`,
    over: 'Game over',
  },

  roundShort: {
    stock: ({ turn }: { turn: number }) => `SR ${turn}`,
    operating: ({ turn, round }: { turn: number; round: number }) => `OR ${turn}.${round}`,
  },

  steps: {
    equipment: 'Equipment',
    scrap: 'Scrap',
    build: 'Build',
    income: 'Income',
    dividend: 'Dividend',
  } as Readonly<Record<OperationStep, string>>,

  leaveEquipment: 'Done buying',
  cubesLeft: ({ count }: Some) => `${cubes(count)} left in this operation`,

  nothing: {
    build: ({ company, treasury }: Of & { treasury: string }) =>
      `${company} can build nowhere now: the ${treasury} in its treasury pays for no hex next to its network that it may enter.`,
  },

  levels: {
    title: 'Technology levels',
    level: 'Level',
    cubes: 'Cubes built',
    companies: 'Companies in a city',
    maintenance: 'Maintenance a card',
    startingPrices: 'Starting prices',
    last: 'The game ends after this turn.',
  },

  facts: {
    turn: 'Turn',
    technology: 'Technology level',
    equipmentLeft: 'Equipment cards left',
    end: 'Game ends',
    afterThisTurn: 'after this turn',
    ifPriceStays: 'after this turn, if the top price holds',
    cash: 'Cash',
    card: 'Turn order card',
    value: 'Total value',
    held: 'Held',
    unowned: 'Unowned',
    start: 'Start city',
    capacity: 'Capacity',
    maintenance: 'Maintenance',
    coal: 'Coal',
    lastNetIncome: 'Last net income',
    possible: 'Possible net income',
    firstCities: 'Must enter first',
    perShare: 'Per share',
    toYou: 'To you',
    treasury: 'Treasury',
  },

  called: {
    trains: 'Equipment',
    tokensLeft: 'Cubes left',
    earned: 'Net income',
    lastEarned: 'Last net income',
  },

  company: {
    available: 'Can be founded',
    from: ({ level }: { level: number }) => `From technology level ${level}`,
    receivership: 'In receivership',
  },

  equipment: {
    level: ({ level }: { level: number }) => `Level ${level}`,
    facts: ({ number, level, scrap }: { number: number; level: number; scrap: string }) =>
      `Card ${number}: ${cities(level)}, scrap value ${scrap}`,
  },

  market: { title: 'Price chart', par: 'starting prices', parCell: 'starting price' },

  supplies: {
    equipment: 'Equipment stack',
  },

  marks: {
    coal: ({ amount }: { amount: number }) => `+${amount}`,
  },

  aboutHex: {
    companies: 'Companies here',
    limit: ({ companies, of }: { companies: number; of: number }) => `${companies} of ${of}`,
    noLimit: ({ companies }: { companies: number }) => `${companies}, without limit`,
    closed: 'Closed to others',
    closedFor: ({ company }: { company: string }) => `until ${company} has its first cities`,
    reachedBy: 'Reached by',
  },

  waters: {
    michigan: 'Lake Michigan',
    erie: 'Lake Erie',
    ontario: 'Lake Ontario',
    atlantic: 'Atlantic Ocean',
  },

  kinds: {
    sell: 'Sell',
    buy: 'Buy',
    found: 'Found',
    restart: 'Restart',
    redeem: 'Redeem',
    pass: 'Pass',
    'end-turn': 'End the turn',
    'buy-equipment': 'Buy equipment',
    scrap: 'Scrap equipment',
    build: 'Build',
    'take-coal': 'Take coal',
    income: 'Income',
    dividend: 'Dividend',
  } as Readonly<Record<BnoKind, string>>,

  prompts: {
    playerTurn: 'Sell, then make one purchase, or pass',
    afterSale: 'Make one purchase, or end the turn',
    operation: ({ company, kinds }: Of & { kinds: readonly string[] }) =>
      `${company}: ${kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`}`,
    kinds: {
      'buy-equipment': 'buy equipment',
      scrap: 'scrap equipment',
      build: 'build',
      'take-coal': 'take coal',
      income: 'take the income',
    },
    dividend: ({ company, net }: Of & { net: string }) => `${company} earned ${net}: pay out or withhold`,
  },

  choices: {
    sell: ({ company, count, price }: Of & Some & For) => `Sell ${shares(count)} of ${company} for ${price}`,
    buyHeld: ({ company, count, price }: Of & Some & For) =>
      `Buy ${shares(count)} of ${company} from the chart for ${price}`,
    buyUnowned: ({ company, count, price }: Of & Some & For) =>
      `Buy ${shares(count)} of ${company} from the box for ${price}`,
    buyBoth: ({ company, held, unowned, price }: Of & { held: number; unowned: number } & For) =>
      `Buy ${shares(held + unowned)} of ${company} for ${price}, ${held} from the chart and ${unowned} from the box`,
    found: ({ company, start, count, price }: Of & { start: string } & Some & For) =>
      `Found ${company} at ${start}: ${shares(count)} for ${price}`,
    restart: ({ company, count, price }: Of & Some & For) =>
      `Restart ${company}: ${shares(count)} for ${price}`,
    redeem: ({ company, count, price }: Of & Some & For) =>
      `Redeem ${shares(count)} of ${company} for ${price}`,
    endTurn: 'Buy nothing and end the turn',
    buyEquipment: ({ level, price }: { level: number } & For) =>
      `Buy equipment of level ${level} for ${price}`,
    scrap: ({ level, price }: { level: number } & For) => `Scrap equipment of level ${level} for ${price}`,
    build: ({ place, price }: { place: string } & For) => `Build in ${place} for ${price}`,
    takeCoal: ({ place, price }: { place: string } & For) => `Take the coal of ${place}: ${price} income`,
    profit: ({ net, count }: { net: string } & Some) => `Net income ${net} from ${cities(count)}`,
    profitFromCoal: ({ net }: { net: string }) => `Net income ${net} from coal`,
    loss: ({ net }: { net: string }) => `Net income ${net}: take the loss`,
    pay: ({ net, perShare }: { net: string; perShare: string }) => `Pay out ${net}, ${perShare} per share`,
    withhold: ({ net }: { net: string }) => `Withhold ${net}`,
    payOut: 'Pay out',
    keep: 'Withhold',
  },

  changes: {
    ownCash: 'Your cash',
    cash: ({ who }: By) => `Cash of ${who}`,
    treasury: ({ company }: Of) => `Treasury of ${company}`,
    price: ({ company }: Of) => `Price of ${company}`,
    holding: ({ company }: Of) => `Your shares of ${company}`,
    held: ({ company }: Of) => `Held shares of ${company}`,
    unowned: ({ company }: Of) => `Unowned shares of ${company}`,
    president: ({ company }: Of) => `President of ${company}`,
    none: 'none',
    technology: 'Technology level',
    capacity: ({ company }: Of) => `Capacity of ${company}`,
    maintenance: ({ company }: Of) => `Maintenance of ${company}`,
    cubes: ({ company }: Of) => `Cubes of ${company} left`,
    coal: ({ company }: Of) => `Coal of ${company}`,
    lastNetIncome: ({ company }: Of) => `Last net income of ${company}`,
    possible: ({ company }: Of) => `Possible net income of ${company}`,
  },

  notes: {
    each: ({ count, price }: Some & For) => `${count} × ${price}`,
    toTreasury: ({ count, price }: Some & For) =>
      `${shares(count)} from the chart: ${price} for the treasury`,
    toBank: ({ count, price }: Some & For) => `${shares(count)} from the box: ${price} for the bank`,
    boxLowers: 'Shares in the box lower the price by one step when the stock round ends.',
    startCube: ({ place }: { place: string }) => `First cube in ${place}.`,
    inOrder: ({ place, of }: { place: number; of: number }) => `Operates as number ${place} of ${of}.`,
    endsRound: 'This ends the stock round.',
    startingPrices: ({ prices }: { prices: string }) => `Starting prices then: ${prices}.`,
    incomesFall: ({ cities: which }: { cities: string }) => `City incomes that fall: ${which}.`,
    cubeOf: ({ number, of }: { number: number; of: number }) => `Cube ${number} of ${of} in this operation.`,
    cityGives: ({ name, price }: { name: string } & For) => `${name} gives ${price} now.`,
    insteadOfBuilding: 'Instead of building in this operation.',
    cities: ({ count }: Some) => cities(count),
    coal: 'Coal',
    maintenance: 'Maintenance',
    cityCount: ({ count }: Some) => `Exactly ${cities(count)} must count.`,
    belowBest: ({ price }: For) => `${price} below the best choice.`,
    netIncome: 'Net income',
    lastNetIncome: ({ net }: { net: string }) => `Last net income: ${net}.`,
    priceNext: ({ before, after }: { before: string; after: string }) =>
      before === after ? `The price stays at ${before}.` : `Price after this: ${before} → ${after}.`,
    pricePaid: ({ before, after }: { before: string; after: string }) =>
      `Price if paid out: ${before} → ${after}.`,
    priceWithheld: ({ before, after }: { before: string; after: string }) =>
      `Price if withheld: ${before} → ${after}.`,
    boxUnpaid: ({ count }: Some) => `Nothing is paid for ${shares(count)} in the box.`,
  },

  warnings: {
    technology: ({
      level,
      cubes: most,
      companies: limit,
    }: {
      level: number
      cubes: number
      companies: number
    }) =>
      `Technology rises to level ${level}: up to ${cubes(most)} in an operation and ${companies(limit)} in a city.`,
    maintenance: ({ costs }: { costs: string }) => `Maintenance of others rises: ${costs}.`,
    newCompanies: ({ companies: which }: { companies: string }) => `New companies: ${which}.`,
    presidency: ({ who, company }: By & Of) => `${who} becomes president of ${company}.`,
    loss: ({ company, who }: Of & By) =>
      `${company} makes a loss: ${who} gives a share back and the price falls.`,
    lossAhead: ({ company, net }: Of & { net: string }) =>
      `As things stand, ${company} then makes a loss (${net}).`,
    noEquipment: ({ company, treasury, cost }: Of & { treasury: string; cost: string }) =>
      `${company} would have ${treasury}, and the next equipment costs ${cost}: without any, it makes a loss in each operation.`,
    receivershipAhead: ({ company }: Of) =>
      `Its only share goes back then, and ${company} goes into receivership.`,
    receivership: ({ company }: Of) => `No player has a share left: ${company} goes into receivership.`,
    endsGame: 'This ends the game.',
    endAhead: {
      technology: 'The game ends after this turn.',
      price: 'The game ends after this turn if the price stays there.',
      standstill: 'The game ends after this turn if nothing changes.',
    } as Readonly<Record<EndReason, string>>,
  },

  log: {
    sold: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} sells ${shares(count)} of ${company} for ${price}.`,
    boughtHeld: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} buys ${shares(count)} of ${company} from the chart for ${price}.`,
    boughtUnowned: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} buys ${shares(count)} of ${company} from the box for ${price}.`,
    boughtBoth: ({ who, company, held, unowned, price }: By & Of & { held: number; unowned: number } & For) =>
      `${who} buys ${shares(held + unowned)} of ${company} for ${price}, ${held} from the chart and ${unowned} from the box.`,
    founded: ({ who, company, start, count, price }: By & Of & { start: string } & Some & For) =>
      `${who} founds ${company} at ${start}: ${shares(count)} for ${price}.`,
    restarted: ({ who, company, count, price }: By & Of & Some & For) =>
      `${who} restarts ${company}: ${shares(count)} for ${price}.`,
    redeemed: ({ company, count, price }: Of & Some & For) =>
      `${company} redeems ${shares(count)} for ${price}.`,
    passed: ({ who }: By) => `${who} passes.`,
    boughtNothing: ({ who }: By) => `${who} buys nothing.`,
    price: ({ company, before, after }: Of & { before: string; after: string }) =>
      `Price of ${company}: ${before} → ${after}`,
    priceStays: ({ company, price }: Of & For) => `The price of ${company} stays at ${price}.`,
    president: ({ who, company }: By & Of) => `${who} is now president of ${company}.`,
    rounds: { 1: 'First operating round', 2: 'Second operating round' },
    roundOrder: ({ round, order }: { round: string; order: string }) => `${round}: ${order}`,
    roundEmpty: ({ round }: { round: string }) => `${round}: no company operates`,
    equipmentBought: ({ company, level, price }: Of & { level: number } & For) =>
      `${company} buys equipment of level ${level} for ${price}.`,
    technology: ({ level }: { level: number }) => `The technology level is now ${level}.`,
    scrapped: ({ company, level, price }: Of & { level: number } & For) =>
      `${company} scraps equipment of level ${level} for ${price}.`,
    built: ({ company, place, price }: Of & { place: string } & For) =>
      `${company} builds in ${place} for ${price}.`,
    coalTaken: ({ company, place }: Of & { place: string }) => `${company} takes the coal of ${place}.`,
    income: ({ company, net, parts }: Of & { net: string; parts: string }) =>
      `${company} has a net income of ${net}: ${parts}.`,
    noIncome: ({ company }: Of) => `${company} has no income.`,
    fromCities: ({ cities: which, price }: { cities: string } & For) => `${which} ${price}`,
    fromCoal: ({ price }: For) => `coal ${price}`,
    maintenance: ({ price }: For) => `maintenance ${price}`,
    parts: (parts: readonly string[]) => parts.join('; '),
    loss: ({ company, who }: Of & By) => `${company} makes a loss: ${who} gives a share back.`,
    lossCharged: ({ company, who, price }: Of & By & For) =>
      `${company} makes a loss: ${who} gives a share back, and the treasury pays ${price}.`,
    receivership: ({ company }: Of) => `${company} goes into receivership.`,
    receivershipScrapped: ({ company }: Of) => `${company} goes into receivership and loses its equipment.`,
    paidOut: ({ company, price, payments }: Of & For & { payments: string }) =>
      `${company} pays out ${price}: ${payments}.`,
    treasury: 'treasury',
    withheld: ({ company, price }: Of & For) => `${company} withholds ${price}.`,
    stockRound: 'Stock round',
    ends: ({ reasons }: { reasons: string }) => `The game is over: ${reasons}`,
    reasons: {
      technology: 'technology level 6 is reached',
      price: 'a price has reached $375',
      standstill: 'nobody can start a company',
    } as Readonly<Record<EndReason, string>>,
  },

  score: {
    shares: ({ company, count, price }: Of & Some & For) => `${company} ${count} × ${price}`,
  },

  options: {
    priceRiseRequiresDividend: {
      label: 'Rising prices',
      explanation: 'Whether a larger net income raises the price even when it is withheld.',
      values: { false: 'Also when withheld', true: 'Only when paid out' },
    },
    lossChargedToTreasury: {
      label: 'Losses',
      explanation: 'Whether the treasury pays for a negative net income, as far as it reaches.',
      values: { false: 'The treasury pays nothing', true: 'The treasury pays' },
    },
    coalNeedsEquipment: {
      label: 'Coal',
      explanation: 'Whether coal pays a company that owns no equipment.',
      values: { false: 'Coal always pays', true: 'Only with equipment' },
    },
    receivershipScrapsEquipment: {
      label: 'Equipment in receivership',
      explanation: 'What becomes of the equipment of a company that goes into receivership.',
      values: { false: 'The company keeps it', true: 'It leaves the game' },
    },
    playersMayBuyUnownedShares: {
      label: 'Unowned shares',
      explanation: 'Who may take shares out of the box.',
      values: { false: 'Only the company, by redeeming', true: 'Players too' },
    },
  } as Readonly<Record<Exclude<keyof BnoOptions, 'lumber'>, OptionWords>>,
}

export type BnoWords = typeof enBno
