import { PRIVATE } from '../../components/companies.ts'
import { operating } from '../../operating.ts'
import { trainsOf } from '../../state.ts'
import { money } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'

export const agree: Putting<'agree'> = (state, action, seat, telling) => {
  const { choices, kinds } = telling.words
  const deal = state.deal!
  const figures = { buyer: operating(state), price: money(deal.price) }
  return choiceOf(state, action, seat, telling, () => ({
    short: kinds.agree,
    label:
      deal.kind === 'private'
        ? choices.agreePrivate({ ...figures, name: PRIVATE[deal.private].name })
        : choices.agreeTrain({
            ...figures,
            side: trainsOf(state, deal.seller).find(({ id }) => id === deal.train)!.side,
          }),
  }))
}

export const disagree: Putting<'disagree'> = (state, action, seat, telling) =>
  choiceOf(state, action, seat, telling, () => ({
    short: telling.words.kinds.disagree,
    label: telling.words.choices.disagree,
  }))
