import { trainTypeOf } from '@roundhouse/18xx'
import {
  agreeParts,
  askedFor,
  disagreeParts,
  endTurnParts,
  privateOfferParts,
  trainOfferParts,
  trainPurchaseParts,
  trainReturnParts,
} from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { playerName } from '@roundhouse/view'
import { RIGHT_PRICE } from '../../components/money.ts'
import { TRADE_IN_PRICE, TRAIN, type Type } from '../../components/trains.ts'
import { controllerOf, lastType, type State1856, typeOf } from '../../state.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856, Parts1856 } from './outcome.ts'

/** Trains, privates and rights bought, offers for them, and the end of steps and turns. */
export const trainParts = {
  'buy-train': (outcome, action, seat, wording) =>
    trainPurchaseParts(
      outcome,
      { ...action, name: action.type, price: TRAIN[action.type].price },
      seat,
      wording,
    ),
  'trade-in': ({ before }, { train }, _seat, { words: { choices, notes } }) => {
    const name = lastType(before)
    const price = money(TRADE_IN_PRICE[name])
    return { label: choices.tradeIn({ name, train: trainTypeOf(train), price }), notes: [notes.tradedIn] }
  },
  'offer-train': ({ before }, action, seat, wording) => {
    const type = trainTypeOf<Type>(action.train)
    const owner = controllerOf(before, action.seller)!
    const parts = trainOfferParts({ ...action, name: type, owner }, seat, wording)
    return { ...parts, notes: [...parts.notes, wording.words.train.counts({ stops: TRAIN[type].reach })] }
  },
  'return-train': (_outcome, { train }, _seat, wording) => ({
    ...trainReturnParts(trainTypeOf(train), wording),
    label: wording.words.choices.giveUpTrain({ name: trainTypeOf(train) }),
  }),
  'buy-private': ({ before }, action, seat, wording) => {
    const owner = before.privates[action.private].owner as Seat
    return privateOfferParts({ ...action, owner }, seat, wording)
  },
  'buy-right': (_outcome, { right }, _seat, { words: { choices, rights } }) => ({
    label: choices.buyRight({ right: rights.inText[right], price: money(RIGHT_PRICE) }),
  }),
  agree: ({ before }, _action, _seat, wording) => agreeParts(offerIn(before, wording), wording),
  disagree: disagreeParts,
  bankrupt: (outcome, _action, _seat, { words: { choices, notes } }) => ({
    label: choices.bankrupt,
    grave: true,
    // 1856-3h, 1856-2.7l
    notes: [outcome.before.stock ? notes.keepsCash : notes.sellsAll],
  }),
  done: ({ before }, _action, _seat, { words: { choices } }) => ({ label: choices.done[stepOver(before)] }),
  'end-turn': endTurnParts,
} satisfies Parts1856

/** 1856-1.2b: in a stock round a player has made the offer. */
function offerIn(state: State1856, wording: Wording1856) {
  const { stock, deal } = state
  return stock && deal?.kind === 'private'
    ? { ...deal, buyer: playerName(wording, stock.seat) }
    : askedFor(state, typeOf)
}

/** 1856-2d, 1856-3k: in what nothing more is done. */
function stepOver({
  formation,
  operation,
}: Outcome1856['before']): keyof Wording1856['words']['choices']['done'] {
  if (formation) return 'formation-trains'
  return operation!.step as 'track' | 'token' | 'trains'
}
