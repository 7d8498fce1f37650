import { agreeParts, disagreeParts } from '@roundhouse/18xx/view'
import { operating } from '../../operating.ts'
import { trainsOf } from '../../state.ts'
import { type Previews, previewFrom } from './preview.ts'

export const dealPreviews: Previews<'agree' | 'disagree'> = {
  agree: previewFrom(({ before }, _action, _seat, wording) => {
    const deal = before.deal!
    const figures = { buyer: operating(before), price: deal.price }
    if (deal.kind === 'private')
      return agreeParts({ ...figures, kind: 'private', private: deal.private }, wording)
    const { side } = trainsOf(before, deal.seller).find(({ id }) => id === deal.train)!
    return agreeParts({ ...figures, kind: 'train', side }, wording)
  }),
  disagree: previewFrom((_outcome, _action, _seat, wording) => disagreeParts(wording)),
}
