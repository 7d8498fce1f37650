import { askedFor, dealPrompt, stockPrompt, trainPrompt } from '@roundhouse/18xx/view'
import type { Asked } from '@roundhouse/kernel'
import { kindsOffered } from '@roundhouse/view'
import { isMinor, PRIVATE, type PrivateId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { game1846 } from '../index.ts'
import { certificateLimit, certificatesOf, type State1846, trainsCounted } from '../state.ts'
import { stillMissing } from './checklist.ts'
import { money, type Wording1846 } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State1846, asked: Asked, wording: Wording1846): string {
  const { prompts } = wording.words
  switch (asked.prompt) {
    case 'draft':
    case 'open-draft':
      return prompts[asked.prompt]
    case 'steamboat': {
      const { port, beneficiary } = state.steamboat!
      return prompts[port ? 'beneficiary' : beneficiary ? 'port' : 'steamboat']
    }
    case 'last-private': {
      const { deck, price } = state.draft!
      return prompts['last-private']({ name: PRIVATE[deck[0] as PrivateId].name, price: money(price!) })
    }
    case 'stock':
      return stockPrompt(
        {
          certificates: certificatesOf(state, asked.seat),
          limit: certificateLimit(state),
          canSell: kindsOffered(game1846, state, ['sell']).length > 0,
        },
        wording,
      )
    case 'return-train': {
      const [company] = state.surplus
      const count = trainsCounted(state, company!) - PHASE[state.phase].trainLimit
      return prompts['return-train']({ company: company!, count })
    }
    case 'deal-train':
    case 'deal-private':
      return dealPrompt(
        askedFor(state, ({ side }) => side),
        wording,
      )
    case 'build':
      return buildPrompt(state, wording)
    case 'dividend': {
      const { company, revenue } = state.operation!
      return prompts.dividend({ company, revenue: money(revenue) })
    }
    default:
      return trainPrompt(
        state.operation!.company,
        mustBuyTrain(state) ? stillMissing(state) : undefined,
        wording,
      )
  }
}

function buildPrompt(state: State1846, { words: { prompts } }: Wording1846): string {
  const { company } = state.operation!
  const { kinds } = prompts
  const offered = kindsOffered(game1846, state, ['issue', 'redeem', 'lay', 'token'])
  const run = isMinor(company) ? kinds.runOne : kinds.run
  return prompts.build({ company, kinds: [...offered.map((kind) => kinds[kind]), run] })
}
