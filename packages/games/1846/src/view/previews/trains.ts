import { playerName } from '@roundhouse/view'
import { SIDE } from '../../components/trains.ts'
import { controllerOf, trainsOf } from '../../state.ts'
import { money } from '../wording.ts'
import { outcomeOf, paidFor } from './outcome.ts'
import { type PreviewOf, previewBy, previewOf } from './preview.ts'

export const buyTrain: PreviewOf<'buy-train'> = (state, action, seat, wording) => {
  const { words } = wording
  const { side, from } = action
  const label = from === 'bank' ? words.choices.buyTrain : words.choices.buyUsedTrain
  return previewOf(state, action, seat, wording, (outcome) => {
    const aid = paidFor(outcome, 'president')
    return {
      label: label({ side, price: money(SIDE[side].price) }),
      notes:
        aid > 0 ? [words.notes.presidentPays({ who: playerName(wording, seat), price: money(aid) })] : [],
    }
  })
}

/** 1846-6.50a: of another president's corporation it is only an offer; what is shown is its acceptance. */
export const offerTrain: PreviewOf<'offer-train'> = (state, action, seat, wording) => {
  const { choices, notes, train } = wording.words
  const { seller, train: id, price } = action
  const side = trainsOf(state, seller).find((one) => one.id === id)!.side
  const owner = controllerOf(state, seller)!
  const figures = { side, seller, price: money(price) }
  if (owner === seat)
    return previewOf(state, action, seat, wording, () => ({
      label: choices.takeTrain(figures),
      notes: [train.counts(SIDE[side])],
    }))
  const who = playerName(wording, owner)
  const accepted = outcomeOf(state, [seat, action], [owner, { kind: 'agree' }])
  return previewBy(accepted, action, seat, wording, {
    label: choices.offerTrain({ ...figures, who }),
    notes: [notes.decides({ who }), train.counts(SIDE[side])],
  })
}

export const returnTrain: PreviewOf<'return-train'> = (state, action, seat, wording) => {
  const { words } = wording
  const side = trainsOf(state, state.surplus[0]!).find(({ id }) => id === action.train)!.side
  return previewOf(state, action, seat, wording, () => ({
    label: words.choices.returnTrain({ side }),
    notes: [words.notes.noMoney],
  }))
}

export const endTurn: PreviewOf<'end-turn'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, () => ({
    label: wording.words.choices.endTurn,
  }))
