import { PRIVATE } from '../../components/companies.ts'
import { operating } from '../../operating.ts'
import { trainsOf } from '../../state.ts'
import { money } from '../wording.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const agree: PreviewOf<'agree'> = (state, action, seat, wording) => {
  const { choices, kinds } = wording.words
  const deal = state.deal!
  const figures = { buyer: operating(state), price: money(deal.price) }
  return previewOf(state, action, seat, wording, () => ({
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

export const disagree: PreviewOf<'disagree'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, () => ({
    short: wording.words.kinds.disagree,
    label: wording.words.choices.disagree,
  }))
