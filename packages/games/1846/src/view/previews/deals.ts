import { agreeParts, disagreeParts } from '@roundhouse/18xx/view'
import { askedFor } from '../askedFor.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const dealPreviews: Previews1846<'agree' | 'disagree'> = {
  agree: previewFrom(({ before }, _action, _seat, wording) => agreeParts(askedFor(before), wording)),
  disagree: previewFrom((_outcome, _action, _seat, wording) => disagreeParts(wording)),
}
