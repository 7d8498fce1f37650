import { playerFigure } from '@roundhouse/view'
import { money } from '../wording.ts'
import type { Lines1846 } from './context.ts'

/** 1846-2, 1846-3.A: the set-up and the distribution of the privates. */
export const draftLines: Lines1846<
  'set-up' | 'drafted' | 'chose' | 'last-card' | 'declined' | 'draft-resumed'
> = {
  'set-up': ({ removed, privates, corporations }, { words, names }) => {
    const { log, list, sentences } = words
    const inPlay = log.inPlay({ names: list([...corporations, ...privates.map(names.privateName)]) })
    if (removed.length === 0) return { text: inPlay }
    return { text: sentences([inPlay, log.leftOut({ names: list(removed.map(names.privateName)) })]) }
  },
  drafted: ({ seat }, context) =>
    context.events[context.place + 1]?.kind === 'chose'
      ? undefined
      : { text: context.words.log.drafted(playerFigure(context, seat)) },
  chose: ({ to, card }, context) => {
    const { words, names } = context
    if (card === 'hidden') return undefined
    const name = card === 'blank' ? words.cards.blank : names.privateName(card)
    return { text: words.log.chose({ ...playerFigure(context, to), name }) }
  },
  'last-card': ({ card, price }, { words, names }) => ({
    text: words.log.lastCard({ name: names.privateName(card), price: money(price) }),
    money: true,
  }),
  declined: ({ seat, price }, context) => ({
    text: context.words.log.declined({ ...playerFigure(context, seat), price: money(price) }),
    money: true,
  }),
  'draft-resumed': ({ seat }, context) => ({
    text: context.words.log.draftResumed(playerFigure(context, seat)),
    heading: 'round',
  }),
}
