import { isUpgrade } from '../../track/layRefusal.ts'
import { type LinesOf, type LogContext, placeFigure, playerFigure, type Shared } from './logContext.ts'

/** What happens in operating rounds, but for runs and money. */
export const operatingLines: LinesOf<
  Shared<
    | 'operating-round'
    | 'operating'
    | 'laid'
    | 'token-placed'
    | 'token-removed'
    | 'phase'
    | 'answered'
    | 'turn-ended'
  >,
  LogContext
> = {
  'operating-round': ({ set, round }, { wording: { words } }) => ({
    text: words.round.operating({ set, round }),
    heading: 'round',
  }),
  operating: ({ company }, { wording: { words } }) => ({
    text: words.log.operating({ company }),
    heading: 'turn',
    company,
  }),
  laid: ({ company, hex, tile, cost, by: id }, context) => {
    const { words, names } = context.wording
    const { laid, laidFree, upgraded, upgradedFree } = words.log
    const figures = { company, tile, ...placeFigure(context, hex) }
    const isUpgraded = isUpgrade(names.title, tile)
    const text =
      cost > 0
        ? (isUpgraded ? upgraded : laid)({ ...figures, price: names.money(cost) })
        : (isUpgraded ? upgradedFree : laidFree)(figures)
    return { text: withPrivate(text, id, context), company, hex, ...(cost > 0 && { money: true }) }
  },
  'token-placed': ({ company, hex, cost, by: id }, context) => {
    const { words, names } = context.wording
    const figures = { company, ...placeFigure(context, hex) }
    const text =
      cost > 0 ? words.log.token({ ...figures, price: names.money(cost) }) : words.log.freeToken(figures)
    return { text: withPrivate(text, id, context), company, hex, ...(cost > 0 && { money: true }) }
  },
  'token-removed': ({ company, hex }, context) => ({
    text: context.wording.words.log.tokenRemoved({ company, ...placeFigure(context, hex) }),
    company,
    hex,
  }),
  phase: ({ phase }, { wording: { words } }) => ({ text: words.log.phase({ phase }), matters: true }),
  answered: ({ seat, agreed }, context) => {
    const { agreed: yes, refused: no } = context.wording.words.log
    return { text: (agreed ? yes : no)(playerFigure(context, seat)), ...(!agreed && { matters: true }) }
  },
  'turn-ended': () => undefined,
}

/** With the private by whose power it is done. */
const withPrivate = (text: string, id: string | undefined, { wording }: LogContext): string =>
  id === undefined ? text : wording.words.labelled({ label: wording.names.privateName(id), text })
