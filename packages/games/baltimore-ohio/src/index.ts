import { type Asked, copy, type Game } from '@roundhouse/kernel'
import type { BnoAction } from './actions.ts'
import { COMPANIES } from './components/companies.ts'
import { PRICES } from './components/money.ts'
import { standings } from './end.ts'
import { notation } from './notation.ts'
import { type BnoOptions, optionsShape } from './options.ts'
import { build, takeCoal } from './rounds/building.ts'
import { buy, found, redeem, restart } from './rounds/buying.ts'
import { buyEquipment, scrap } from './rounds/equipment.ts'
import { income } from './rounds/income.ts'
import { dividend } from './rounds/profit.ts'
import { sell } from './rounds/selling.ts'
import { endTurn, pass } from './rounds/stock.ts'
import { PLAYERS, refuseSetup, setup } from './setup.ts'
import { type BnoState, statusOf } from './state.ts'

export type { BnoAction } from './actions.ts'
export { type CompanyId, startHex } from './components/companies.ts'
export { cardOf, EQUIPMENT } from './components/equipment.ts'
export { GRID, HEX } from './components/map.ts'
export { COAL_INCOME, RESTART_PRICE } from './components/money.ts'
export { refuseCity } from './rounds/building.ts'
export { bestCities, citiesOf, cityIncome, incomeFrom } from './rounds/income.ts'
export { type BnoState, type Company, capacityOf, priceOf, topCard } from './state.ts'

export const baltimoreOhio: Game<BnoState, BnoAction, BnoOptions> = {
  id: 'baltimore-ohio',
  name: 'Baltimore & Ohio',
  version: 1,
  players: PLAYERS,
  options: optionsShape,
  fallbackRules: { over: 'BO-13.1', turn: 'BO-14.1', form: 'BO-14.1' },
  refuseSetup,
  setup,
  asked,
  fork: copy,
  steps: [
    sell,
    buy,
    found,
    restart,
    redeem,
    pass,
    endTurn,
    buyEquipment,
    scrap,
    build,
    takeCoal,
    income,
    dividend,
  ],
  // BO-0.8: nothing is hidden
  redact: (state) => state,
  standings,
  figures: (state) => ({
    turns: state.turn,
    technology: state.technology,
    highestPrice: state.market[0] ? PRICES[state.market[0].space]! : 0,
    companiesFounded: COMPANIES.filter((id) => statusOf(state, id) !== 'unfounded').length,
    cardsSold: state.cardsSold,
  }),
  log: notation,
}

/** BO-14.1, BO-14.2: in the stock round the player on turn, in an operation the president, whatever there is to choose. */
function asked({ stock, operation, companies }: BnoState): Asked[] {
  if (stock) return [{ seat: stock.seat, prompt: 'player-turn' }]
  if (!operation) return []
  const { company, step } = operation
  return [
    {
      seat: companies[company].president!,
      as: company,
      prompt: step === 'dividend' ? 'dividend' : 'operation',
    },
  ]
}
