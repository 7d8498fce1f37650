import { askedFor, dealPrompt, trainPrompt } from '@roundhouse/18xx/view'
import type { Asked, Seat } from '@roundhouse/kernel'
import { kindsOffered } from '@roundhouse/view'
import { BID_STEP } from '../components/money.ts'
import { game1860 } from '../index.ts'
import { companyOnTurn } from '../operationStep.ts'
import { mustEarnMost } from '../running/bestRun.ts'
import { certificateLimit, certificatesOf, type State1860, trainLimit, trainsOf, typeOf } from '../state.ts'
import { mustBuyTrain } from '../trains/trainObligation.ts'
import { money, type Wording1860 } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State1860, asked: Asked, wording: Wording1860): string {
  const { prompts } = wording.words
  switch (asked.prompt) {
    case 'auction':
      return auctionPrompt(state, wording)
    case 'choose-lot':
    case 'exchange':
      return prompts[asked.prompt]
    case 'stock':
      return stockPrompt(state, asked.seat, wording)
    case 'home-tile':
      return prompts['home-tile']({ company: asked.as! })
    case 'deal-train':
      return dealPrompt(askedFor(state, typeOf), wording)
    default:
      return turnPrompt(state, asked.prompt, wording)
  }
}

/** 1860-AUC.3, 1860-AUC.4. */
function auctionPrompt(state: State1860, { words: { prompts } }: Wording1860): string {
  if (kindsOffered(game1860, state, ['bid']).length === 0) return prompts.mustPass
  const { high } = state.auction!
  const least = high ? high.amount + BID_STEP : state.options.auctionOpening
  return prompts.auction({ price: money(least) })
}

/** 1860-CERT.3, 1860-SR.2, 1860-G.4: what comes before anything else, and whether anything is left to sell or to buy. */
function stockPrompt(state: State1860, seat: Seat, { words: { prompts } }: Wording1860): string {
  const [certificates, limit] = [certificatesOf(state, seat), certificateLimit(state)]
  if (limit !== null && certificates > limit) return prompts.sellDown({ certificates, limit })
  if (state.boughtNow !== null) return prompts.exchanging
  const canSell = kindsOffered(game1860, state, ['sell', 'sell-private']).length > 0
  return canSell ? prompts.stock : prompts.stockBuying
}

/** What is asked in the turn of a company, by its step. */
function turnPrompt(state: State1860, prompt: string, wording: Wording1860): string {
  const { prompts } = wording.words
  const { company, revenue, tilesLaid } = state.operation!
  switch (prompt) {
    case 'return-trains':
      return prompts['return-trains']({
        company,
        count: trainsOf(state, company).length - trainLimit(state)!,
      })
    case 'track':
      return prompts[tilesLaid > 0 ? 'trackMore' : 'track']({ company })
    case 'token':
      return prompts.token({ company })
    case 'run':
      return runPrompt(state, wording)
    case 'dividend':
      return prompts.dividend({ company, revenue: money(revenue) })
    default:
      return trainPrompt(company, mustBuyTrain(state, company) ? 0 : undefined, wording)
  }
}

/** 1860-INS.4, 1860-REC.2, 1860-NAT.4. */
function runPrompt(state: State1860, { words: { prompts } }: Wording1860): string {
  const company = companyOnTurn(state)
  const { leased } = state.operation!
  if (leased !== null) return prompts.runLeased({ company, name: leased })
  return prompts[mustEarnMost(state, company) ? 'runBest' : 'run']({ company })
}
