import { playerFigure } from '@roundhouse/18xx/view'
import { PRIVATE } from '../../components/companies.ts'
import { money } from '../wording.ts'
import type { Lines } from './context.ts'

/** 1846-2, 1846-3.A: the set-up and the distribution of the privates. */
export const draftLines: Lines<'set-up' | 'drafted' | 'chose' | 'last-card' | 'declined' | 'draft-resumed'> =
  {
    'set-up': ({ removed, privates, corporations }, { wording: { words, names } }) => {
      const { log, list, sentences } = words
      const inPlay = log.inPlay({ names: list([...corporations, ...privates.map(names.privateName)]) })
      if (removed.length === 0) return { text: inPlay }
      return { text: sentences([inPlay, log.leftOut({ names: list(removed.map(names.privateName)) })]) }
    },
    drafted: ({ seat }, context) =>
      context.events[context.place + 1]?.kind === 'chose'
        ? undefined
        : { text: context.wording.words.log.drafted(playerFigure(context, seat)) },
    chose: ({ to, card }, context) => {
      const { log, cards } = context.wording.words
      if (card === 'hidden') return undefined
      const name = card === 'blank' ? cards.blank : PRIVATE[card].name
      return { text: log.chose({ ...playerFigure(context, to), name }) }
    },
    'last-card': ({ card, price }, { wording: { words } }) => ({
      text: words.log.lastCard({ name: PRIVATE[card].name, price: money(price) }),
      money: true,
    }),
    declined: ({ seat, price }, context) => ({
      text: context.wording.words.log.declined({ ...playerFigure(context, seat), price: money(price) }),
      money: true,
    }),
    'draft-resumed': ({ seat }, context) => ({
      text: context.wording.words.log.draftResumed(playerFigure(context, seat)),
      heading: 'round',
    }),
  }
