import { playerFigure } from '@roundhouse/18xx/view'
import { PRIVATE, type PrivateId } from '../../components/companies.ts'
import { money } from '../wording.ts'
import type { Lines } from './context.ts'

/** A train by its type, as far as its name tells. */
const typeOf = (train: string): string => train.split('-')[0]!

export const trainLines: Lines<
  | 'train-bought'
  | 'last-train'
  | 'train-returned'
  | 'trains-scrapped'
  | 'offered'
  | 'forced-purchase'
  | 'bankruptcy'
> = {
  'train-bought': ({ corporation: company, side, from, price }, { wording: { words } }) => {
    const { trainFromBank, trainFromPool, trainFrom } = words.log
    const figures = { company, side, price: money(price) }
    const other = from === 'pool' ? trainFromPool(figures) : trainFrom({ ...figures, from })
    return { text: from === 'bank' ? trainFromBank(figures) : other, company, money: true }
  },
  'last-train': ({ lastSet }, { wording: { words } }) => ({
    text: words.log.lastTrain({ set: lastSet }),
    matters: true,
  }),
  'train-returned': ({ corporation: company, train }, { wording: { words } }) => ({
    text: words.log.trainReturned({ company, type: typeOf(train) }),
    company,
  }),
  'trains-scrapped': ({ trains }, { wording: { words } }) => ({
    text: words.log.trainsScrapped({ trains: words.list(trains.map(typeOf)) }),
  }),
  offered: ({ deal, what, seat, by: company, price }, context) => {
    const { offered, thePrivate, aTrainOfType } = context.wording.words.log
    const thing =
      deal === 'private' ? thePrivate(PRIVATE[what as PrivateId]) : aTrainOfType({ type: typeOf(what) })
    const figures = { by: company, ...playerFigure(context, seat), what: thing, price: money(price) }
    return { text: offered(figures), company, money: true }
  },
  'forced-purchase': ({ corporation: company }, { wording: { words } }) => ({
    text: words.log.forced({ company }),
    company,
  }),
  bankruptcy: ({ seat, corporation: company }, context) => ({
    text: context.wording.words.log.bankruptcy(playerFigure(context, seat)),
    company,
    matters: true,
  }),
}
