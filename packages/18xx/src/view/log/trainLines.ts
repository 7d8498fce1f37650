import { type LinesByKind, type LogLine, playerFigure } from '@roundhouse/view'
import { trainTypeOf } from '../../trains/depot.ts'
import { companyLine, type EventOfKind, type LogContext } from './logContext.ts'

/** A train as far as its name tells of it: by its type. */
const typeName = (train: string, { words }: LogContext): string =>
  words.train.type({ type: trainTypeOf(train) })

/** Trains that are bought, offered, given up and scrapped. */
export const trainLines: LinesByKind<
  EventOfKind<'train-bought' | 'train-returned' | 'trains-scrapped' | 'offered'>,
  LogContext
> = {
  'train-bought': (event, context) => trainBoughtLine(event, trainTypeOf(event.train), context),
  'train-returned': ({ corporation: company, train }, context) =>
    companyLine(company, context.words.log.trainReturned({ company, type: typeName(train, context) })),
  'trains-scrapped': ({ trains }, context) => {
    const { list, log } = context.words
    return { text: log.trainsScrapped({ trains: list(trains.map((train) => typeName(train, context))) }) }
  },
  offered: ({ deal, what, seat, by: company, price }, context) => {
    const { words, names } = context
    const { offered, thePrivate, aTrainOfType } = words.log
    const thing =
      deal === 'private'
        ? thePrivate({ name: names.privateName(what) })
        : aTrainOfType({ type: typeName(what, context) })
    const figures = {
      by: company,
      ...playerFigure(context, seat),
      what: thing,
      price: names.companyMoney(price),
    }
    return { text: offered(figures), company, money: true }
  },
}

/** A train bought of the bank, out of its pool or of another corporation, by what the title calls it. */
export function trainBoughtLine(
  { corporation: company, from, price }: Pick<EventOfKind<'train-bought'>, 'corporation' | 'from' | 'price'>,
  name: string,
  { words, names }: LogContext,
): LogLine {
  const { trainFromBank, trainFromPool, trainFrom } = words.log
  const figures = { company, name, price: names.companyMoney(price) }
  const other = from === 'pool' ? trainFromPool(figures) : trainFrom({ ...figures, from })
  const text = from === 'bank' ? trainFromBank(figures) : other
  return { text, company, money: true, did: 'buy-train' }
}
