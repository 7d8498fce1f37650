import { type Asked, hasOffer } from '@roundhouse/kernel'
import { isMinor, PRIVATE, type PrivateId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { operating } from '../operating.ts'
import { issue, redeem } from '../shares/issuing.ts'
import { certificateLimit, certificatesOf, type State, trainsCounted, trainsOf } from '../state.ts'
import { token } from '../track/tokens.ts'
import { lay } from '../track/track.ts'
import { stillMissing } from './checklist.ts'
import { money, type Wording } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State, asked: Asked, wording: Wording): string {
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
      return stockPrompt(state, asked, wording)
    case 'return-train': {
      const [company] = state.surplus
      const count = trainsCounted(state, company!) - PHASE[state.phase].trainLimit
      return prompts['return-train']({ company: company!, count })
    }
    case 'deal-train':
    case 'deal-private':
      return dealPrompt(state, wording)
    case 'build':
      return buildPrompt(state, asked, wording)
    case 'dividend': {
      const { company, revenue } = state.operation!
      return prompts.dividend({ company, revenue: money(revenue) })
    }
    default:
      return trainPrompt(state, wording)
  }
}

function stockPrompt(state: State, { seat }: Asked, { words: { prompts } }: Wording): string {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  return certificates > limit ? prompts.sellDown({ certificates, limit }) : prompts.stock
}

function dealPrompt(state: State, { words: { prompts, train } }: Wording): string {
  const deal = state.deal!
  const figures = { by: operating(state), price: money(deal.price) }
  if (deal.kind === 'private') return prompts.dealPrivate({ ...figures, what: PRIVATE[deal.private].name })
  const { side } = trainsOf(state, deal.seller).find(({ id }) => id === deal.train)!
  return prompts.dealTrain({ ...figures, what: train.namedOf({ side, company: deal.seller }) })
}

function buildPrompt(state: State, { seat }: Asked, { words: { prompts } }: Wording): string {
  const { company } = state.operation!
  const { deeds } = prompts
  return prompts.build({
    company,
    deeds: [
      ...(hasOffer(state, seat, issue) ? [deeds.issue] : []),
      ...(hasOffer(state, seat, redeem) ? [deeds.redeem] : []),
      ...(hasOffer(state, seat, lay) ? [deeds.lay] : []),
      ...(hasOffer(state, seat, token) ? [deeds.token] : []),
      isMinor(company) ? deeds.runOne : deeds.run,
    ],
  })
}

function trainPrompt(state: State, { words: { prompts } }: Wording): string {
  const { company } = state.operation!
  if (!mustBuyTrain(state)) return prompts.trains({ company })
  const short = stillMissing(state)
  return short > 0 ? prompts.mustBuyShort({ company, short: money(short) }) : prompts.mustBuy({ company })
}
