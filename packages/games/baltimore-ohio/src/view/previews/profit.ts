import { SHARES } from '../../components/companies.ts'
import { operating } from '../../rounds/operating.ts'
import { money } from '../wording.ts'
import { paidBy, paidFrom, priceIn } from './outcome.ts'
import { type BnoPreviews, previewOf } from './preview.ts'

const dividend: BnoPreviews<'dividend'>['dividend'] = (state, action, seat, wording) => {
  const { choices, notes, facts } = wording.words
  const { company, netIncome } = state.operation!
  const { unowned } = operating(state).shares
  const net = money(netIncome!)
  const isPaid = action.choice === 'pay'
  return previewOf(state, action, seat, wording, (outcome) => {
    const price = priceIn(state, company)!
    return {
      label: isPaid ? choices.pay({ net, perShare: money(netIncome! / SHARES) }) : choices.withhold({ net }),
      short: isPaid ? choices.payOut : choices.keep,
      gains: [
        { label: facts.perShare, value: money(isPaid ? netIncome! / SHARES : 0) },
        { label: facts.toYou, value: `+${money(-paidBy(outcome, seat))}` },
        { label: facts.treasury, value: `+${money(-paidFrom(outcome, company))}` },
      ],
      notes: [
        ...(isPaid && unowned > 0 ? [notes.boxUnpaid({ count: unowned })] : []),
        ...(priceIn(outcome.after, company) === price
          ? [notes.priceNext({ before: money(price), after: money(price) })]
          : []),
      ],
    }
  })
}

export const profitPreviews: BnoPreviews<'dividend'> = {
  dividend,
}
