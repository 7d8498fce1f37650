import { SIDE } from '../../components/trains.ts'
import { controllerOf, trainsOf } from '../../state.ts'
import { money, playerName } from '../telling.ts'
import { choiceBy, choiceOf, type Putting } from './choice.ts'
import { outcomeOf, paidFor } from './outcome.ts'

export const buyTrain: Putting<'buy-train'> = (state, action, seat, telling) => {
  const { words } = telling
  const { side, from } = action
  const label = from === 'bank' ? words.choices.buyTrain : words.choices.buyUsedTrain
  return choiceOf(state, action, seat, telling, (outcome) => {
    const aid = paidFor(outcome, 'president')
    return {
      label: label({ side, price: money(SIDE[side].price) }),
      notes:
        aid > 0 ? [words.notes.presidentPays({ who: playerName(telling, seat), price: money(aid) })] : [],
    }
  })
}

/** 1846-6.50a: of another president's corporation it is only an offer; what is shown is its acceptance. */
export const offerTrain: Putting<'offer-train'> = (state, action, seat, telling) => {
  const { choices, notes, train } = telling.words
  const { seller, train: id, price } = action
  const side = trainsOf(state, seller).find((one) => one.id === id)!.side
  const owner = controllerOf(state, seller)!
  const figures = { side, seller, price: money(price) }
  if (owner === seat)
    return choiceOf(state, action, seat, telling, () => ({
      label: choices.takeTrain(figures),
      notes: [train.counts(SIDE[side])],
    }))
  const who = playerName(telling, owner)
  const accepted = outcomeOf(state, [seat, action], [owner, { kind: 'agree' }])
  return choiceBy(accepted, action, seat, telling, {
    label: choices.offerTrain({ ...figures, who }),
    notes: [notes.decides({ who }), train.counts(SIDE[side])],
  })
}

export const returnTrain: Putting<'return-train'> = (state, action, seat, telling) => {
  const { words } = telling
  const side = trainsOf(state, state.surplus[0]!).find(({ id }) => id === action.train)!.side
  return choiceOf(state, action, seat, telling, () => ({
    label: words.choices.returnTrain({ side }),
    notes: [words.notes.noMoney],
  }))
}

export const endTurn: Putting<'end-turn'> = (state, action, seat, telling) =>
  choiceOf(state, action, seat, telling, () => ({
    label: telling.words.choices.endTurn,
  }))
