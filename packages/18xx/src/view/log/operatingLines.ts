import { type LinesByKind, playerFigure } from '@roundhouse/view'
import { isUpgrade } from '../../track/layRefusal.ts'
import { companyLine, type EventOfKind, type LogContext, placeFigure } from './logContext.ts'

/** What happens in operating rounds, but for runs, trains and money. */
export const operatingLines: LinesByKind<
  EventOfKind<
    | 'operating-round'
    | 'operating'
    | 'laid'
    | 'token-placed'
    | 'token-removed'
    | 'phase'
    | 'answered'
    | 'turn-ended'
    | 'game-end'
  >,
  LogContext
> = {
  'operating-round': ({ set, round }, { words }) => ({
    text: words.round.operating({ set, round }),
    heading: 'round',
  }),
  operating: ({ company }, { words }) =>
    companyLine(company, words.log.operating({ company }), { heading: 'turn' }),
  laid: ({ company, hex, tile, cost, by: id }, context) => {
    const { words, names } = context
    const { laid, laidFree, upgraded, upgradedFree } = words.log
    const figures = { company, tile, ...placeFigure(context, hex) }
    const isUpgraded = isUpgrade(names.title, tile)
    const text =
      cost > 0
        ? (isUpgraded ? upgraded : laid)({ ...figures, price: names.companyMoney(cost) })
        : (isUpgraded ? upgradedFree : laidFree)(figures)
    return { text: withPrivate(text, id, context), company, hex, ...(cost > 0 && { money: true }) }
  },
  'token-placed': ({ company, hex, cost, by: id }, context) => {
    const { words, names } = context
    const figures = { company, ...placeFigure(context, hex) }
    const text =
      cost > 0
        ? words.log.token({ ...figures, price: names.companyMoney(cost) })
        : words.log.freeToken(figures)
    return { text: withPrivate(text, id, context), company, hex, ...(cost > 0 && { money: true }) }
  },
  'token-removed': ({ company, hex }, context) =>
    companyLine(company, context.words.log.tokenRemoved({ company, ...placeFigure(context, hex) }), { hex }),
  phase: ({ phase }, { words }) => ({ text: words.log.phase({ phase }), matters: true }),
  answered: ({ seat, agreed, price }, context) => {
    const { words, names } = context
    const who = playerFigure(context, seat)
    if (agreed) return { text: words.log.agreed(who), matters: true }
    if (price === undefined) return { text: words.log.refused(who), matters: true }
    const text = words.log.refusedPrice({ ...who, price: names.companyMoney(price) })
    return { text, matters: true, money: true }
  },
  'turn-ended': () => undefined,
  'game-end': ({ reason }, { words }) => ({ text: words.log.ends[reason]!, heading: 'round' }),
}

/** With the private by whose power it is done. */
const withPrivate = (text: string, id: string | undefined, { words, names }: LogContext): string =>
  id === undefined ? text : words.labelled({ label: names.privateName(id), text })
