import { askedFor, dealPrompt, placeName, trainPrompt } from '@roundhouse/18xx/view'
import { tokensOf } from '@roundhouse/board'
import { percentOf } from '@roundhouse/finance'
import type { Asked, Seat } from '@roundhouse/kernel'
import { kindsOffered, playerName } from '@roundhouse/view'
import { frontPrice, frontPrivate, leastBid } from '../auction/bids.ts'
import { certificateLimit } from '../certificateLimit.ts'
import { WAITING_HEXES } from '../components/board.ts'
import { CORPORATION, type CorporationId, PRIVATE } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { rescueCost } from '../government/decisions.ts'
import { hexToChooseToken } from '../government/tokens.ts'
import { game1856 } from '../index.ts'
import { interestNow, loanWouldPayInterest } from '../loans/interest.ts'
import { corporationOnTurn } from '../operationStep.ts'
import { canRun } from '../running/run.ts'
import { leastPrice } from '../shares/halfCertificate.ts'
import {
  certificatesFor,
  certificatesOf,
  hasHalfCertificate,
  hexToChooseCity,
  holdingLimit,
  lastType,
  overheld,
  type State1856,
  sharesOf,
  trainLimit,
  trainsOf,
  typeOf,
} from '../state.ts'
import { mayBorrow } from '../trains/borrowing.ts'
import { stillMissing } from './checklist.ts'
import { money, type Wording1856 } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State1856, asked: Asked, wording: Wording1856): string {
  if (asked.prompt.startsWith('formation-')) return formationPrompt(state, wording)
  switch (asked.prompt) {
    case 'auction':
    case 'bidding-war':
      return auctionPrompt(state, asked.prompt, wording)
    case 'stock':
      return stockPrompt(state, asked.seat, wording)
    case 'deal-train':
    case 'deal-private':
      return offerPrompt(state, wording)
    case 'return-train':
      return returnPrompt(state, asked.as as CorporationId, wording)
    default:
      return turnPrompt(state, asked.prompt, wording)
  }
}

/** 1856-5.2b, 1856-5.2f. */
function auctionPrompt(
  state: State1856,
  prompt: 'auction' | 'bidding-war',
  { words: { prompts } }: Wording1856,
): string {
  const front = frontPrivate(state)
  const price = prompt === 'auction' ? frontPrice(state) : leastBid(state, front)
  return prompts[prompt]({ name: PRIVATE[front].called, price: money(price) })
}

/** 1856-1a, 1856-1d, 1856-3h: what comes before anything else, and whether anything is left to sell or to buy. */
function stockPrompt(state: State1856, seat: Seat, { words: { prompts } }: Wording1856): string {
  if (hasHalfCertificate(state, seat)) {
    const price = leastPrice(state)
    const short = price - state.players[seat]!.cash
    if (short <= 0) return prompts.half({ price: money(price) })
    return isBankrupt(state)
      ? prompts.unpayable({ company: 'CGR', price: money(short) })
      : prompts.halfShort({ price: money(price), short: money(short) })
  }
  const canSell = kindsOffered(game1856, state, ['sell']).length > 0
  const [certificates, limit] = [certificatesOf(state, seat), certificateLimit(state)]
  if (canSell && certificates > limit) return prompts.sellDown({ certificates, limit })
  const [company] = overheld(state, seat)
  if (canSell && company) return prompts.overheld({ company, ...holdingFigures(state, seat, company) })
  if (state.boughtNow !== null) return prompts.stockSelling
  if (canSell) return prompts.stock
  const canBuyShares = kindsOffered(game1856, state, ['buy', 'launch']).length > 0
  const canAsk = kindsOffered(game1856, state, ['trade-private']).length > 0
  return canAsk && !canBuyShares ? prompts.stockPrivates : prompts.stockBuying
}

/** 1856-2.7l, 1856-3h: no sale helps any more. */
const isBankrupt = (state: State1856): boolean => kindsOffered(game1856, state, ['bankrupt']).length > 0

/** 1856-1.2m. */
function holdingFigures(state: State1856, seat: Seat, id: CorporationId): { own: string; limit: string } {
  const percent = (count: number) => `${percentOf(certificatesFor(state, id), count)}%`
  return { own: percent(sharesOf(state, seat, id)), limit: percent(holdingLimit(state, id)) }
}

/** 1856-1.2b: in a stock round a player has made the offer. */
function offerPrompt(state: State1856, wording: Wording1856): string {
  const { stock, deal } = state
  if (stock && deal?.kind === 'private')
    return dealPrompt({ ...deal, buyer: playerName(wording, stock.seat) }, wording)
  return dealPrompt(askedFor(state, typeOf), wording)
}

const returnPrompt = (
  state: State1856,
  company: CorporationId,
  { words: { prompts } }: Wording1856,
): string =>
  prompts['return-train']({
    company,
    count: trainsOf(state, company).length - trainLimit(state, company),
  })

/** 1856-3c, 1856-3j, 1856-3k. */
function formationPrompt(state: State1856, wording: Wording1856): string {
  const { prompts } = wording.words
  const { step, toDecide } = state.formation!
  switch (step) {
    case 'decide': {
      const [company] = toDecide
      const debt = money(state.corporations[company!].loans * LOAN.value)
      const canRescue = kindsOffered(game1856, state, ['rescue']).length > 0
      const say = prompts[canRescue ? 'formation-decide' : 'formation-merge']
      return say({ company: company!, debt, price: money(rescueCost(state, company!)) })
    }
    case 'tokens':
      return prompts['formation-tokens']({ place: placeName(wording, hexToChooseToken(state)!) })
    case 'surplus-tokens':
      return prompts['formation-surplus-tokens']({ count: tokensAbove(state) })
    case 'trains': {
      const count = trainsOf(state, 'CGR').length - trainLimit(state, 'CGR')
      return count > 0 ? prompts['formation-trains']({ count }) : prompts['formation-4-trains']
    }
  }
}

/** 1856-3j: those that wait among them. */
function tokensAbove({ board, waitingTokens }: State1856): number {
  const waiting = WAITING_HEXES.filter((hex) => waitingTokens[hex] === 'CGR')
  return tokensOf(board, 'CGR').length + waiting.length - CORPORATION.CGR.tokens.length
}

/** What is asked in the turn of a corporation, by its step. */
function turnPrompt(state: State1856, prompt: string, wording: Wording1856): string {
  const { prompts } = wording.words
  const { company, revenue, due, tileLaid } = state.operation!
  switch (prompt) {
    case 'choose-city': {
      const hex = hexToChooseCity(state)!
      const waiting = state.waitingTokens[hex]!
      return prompts['choose-city']({ company: waiting, place: placeName(wording, hex) })
    }
    case 'raise-money':
      return prompts[duePrompt(state)]({ company, price: money(due) })
    case 'home':
    case 'token':
      return prompts[prompt]({ company })
    case 'track':
      return prompts[tileLaid ? trackOverPrompt(state) : 'track']({ company })
    case 'run':
      return runPrompt(state, wording)
    case 'dividend':
      return prompts.dividend({ company, revenue: money(revenue) })
    case 'trains':
      return trainStepPrompt(state, wording)
    default:
      return prompts[kindsOffered(game1856, state, ['repay']).length > 0 ? 'loans' : 'noLoans']({ company })
  }
}

/** 1856-2.7g to 1856-2.7l: neither sales nor a loan nor a train of another corporation may help any more. */
function trainStepPrompt(state: State1856, wording: Wording1856): string {
  const company = corporationOnTurn(state)
  const missing = mustBuyTrain(state) ? stillMissing(state) : undefined
  const helps = kindsOffered(game1856, state, ['take-loan', 'buy-train', 'offer-train', 'trade-in'])
  return missing !== undefined && isBankrupt(state) && helps.length === 0
    ? wording.words.prompts.unpayable({ company, price: money(missing) })
    : trainPrompt(company, missing, wording)
}

/** 1856-2.5c, 1856-2.8b, 1856-2.7l. */
function duePrompt(state: State1856): 'unpayable' | 'interestDue' | 'loansDue' {
  if (isBankrupt(state)) return 'unpayable'
  return state.operation!.step === 'interest' ? 'interestDue' : 'loansDue'
}

/** 1856-5.1d, 1856-2.9a: a private that lays a tile is there, or could be bought. */
const trackOverPrompt = (state: State1856): 'trackOver' | 'trackBuying' =>
  kindsOffered(game1856, state, ['private-lay']).length > 0 ? 'trackOver' : 'trackBuying'

/** 1856-2.4a, 1856-3p, 1856-2.9c: trains to run, one to borrow, or a loan before the interest. */
function runPrompt(state: State1856, { words: { prompts } }: Wording1856): string {
  const company = corporationOnTurn(state)
  if (mayBorrow(state)) return prompts.borrow({ company, name: lastType(state) })
  if (canRun(state) || !loanWouldPayInterest(state)) return prompts.run({ company })
  return prompts.interestFirst({ company, price: money(interestNow(state).interest) })
}
