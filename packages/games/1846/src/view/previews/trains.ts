import { aidNote, paidFor } from '@roundhouse/18xx/view'
import { playerName } from '@roundhouse/view'
import { SIDE } from '../../components/trains.ts'
import { controllerOf, trainsOf } from '../../state.ts'
import { money } from '../wording.ts'
import { outcomeOf } from './outcome.ts'
import { type Previews1846, previewBy, previewFrom } from './preview.ts'

export const trainPreviews: Previews1846<'buy-train' | 'offer-train' | 'return-train' | 'end-turn'> = {
  'buy-train': previewFrom((outcome, { side, from }, seat, wording) => {
    const { buyTrain, buyUsedTrain } = wording.words.choices
    return {
      label: (from === 'bank' ? buyTrain : buyUsedTrain)({ side, price: money(SIDE[side].price) }),
      notes: aidNote(playerName(wording, seat), paidFor(outcome, 'president'), wording),
    }
  }),
  // 1846-6.50a: of another president's corporation it is only an offer; what is shown is its acceptance
  'offer-train': (state, action, seat, wording) => {
    const { choices, notes, train } = wording.words
    const { seller, train: id, price } = action
    const { side } = trainsOf(state, seller).find((one) => one.id === id)!
    const owner = controllerOf(state, seller)!
    const figures = { side, seller, price: money(price) }
    const counts = train.counts(SIDE[side])
    if (owner === seat)
      return previewBy(outcomeOf(state, [seat, action]), action, seat, wording, {
        label: choices.takeTrain(figures),
        notes: [counts],
      })
    const who = playerName(wording, owner)
    const accepted = outcomeOf(state, [seat, action], [owner, { kind: 'agree' }])
    return previewBy(accepted, action, seat, wording, {
      label: choices.offerTrain({ ...figures, who }),
      notes: [notes.decides({ who }), counts],
    })
  },
  'return-train': previewFrom(({ before }, action, _, { words }) => {
    const { side } = trainsOf(before, before.surplus[0]!).find(({ id }) => id === action.train)!
    return { label: words.choices.returnTrain({ side }), notes: [words.notes.noMoney] }
  }),
  'end-turn': previewFrom((_outcome, _action, _seat, { words }) => ({ label: words.choices.endTurn })),
}
