import { trainTypeOf } from '@roundhouse/18xx'
import {
  agreeParts,
  askedFor,
  disagreeParts,
  trainOfferParts,
  trainPurchaseParts,
  trainReturnParts,
} from '@roundhouse/18xx/view'
import { eventsOf } from '@roundhouse/view'
import { TRAIN, type Type } from '../../components/trains.ts'
import { controllerOf, typeOf } from '../../state.ts'
import type { Parts1860 } from './outcome.ts'

/** Trains bought, sold and handed back, offers for them, and the end of steps. */
export const trainParts = {
  'buy-train': (outcome, action, seat, wording) => {
    const { notes } = wording.words
    const { type } = action
    const parts = trainPurchaseParts(
      outcome,
      { ...action, name: type, price: TRAIN[type].price },
      seat,
      wording,
    )
    return {
      ...parts,
      notes: [
        ...eventsOf(outcome.now, 'southern-formed').map(() => notes.southern),
        ...eventsOf(outcome.now, 'fishbourne-for-sale').map(() => notes.fishbourne),
        ...(parts.notes ?? []),
      ],
    }
  },
  'offer-train': ({ before }, action, seat, wording) => {
    const type = trainTypeOf<Type>(action.train)
    const owner = controllerOf(before, action.seller)
    const parts = trainOfferParts({ ...action, name: type, owner }, seat, wording)
    return { ...parts, notes: [...parts.notes, wording.words.train.counts(TRAIN[type])] }
  },
  'return-train': (_outcome, { train }, _seat, wording) => ({
    ...trainReturnParts(trainTypeOf(train), wording),
    label: wording.words.choices.handBack({ name: trainTypeOf(train) }),
  }),
  agree: ({ before }, _action, _seat, wording) => agreeParts(askedFor(before, typeOf), wording),
  disagree: disagreeParts,
  done: ({ before }, _action, _seat, { words: { choices } }) => ({
    // 1860-OR.3
    label: choices.done[before.operation!.step as 'track' | 'token' | 'trains'],
  }),
} satisfies Parts1860
