import { expect, test } from 'vitest'
import { type EventPlace, type LinesByKind, linesOfEvents, playerFigure } from './logLines.ts'
import type { ReaderWording } from './wording.ts'

type Event = { kind: 'took'; seat: number } | { kind: 'paid'; amount: number } | { kind: 'quiet' }

const LINES: LinesByKind<Event, ReaderWording & EventPlace<Event>> = {
  took: ({ seat }, context) => {
    const paid = context.events[context.place + 1]
    const price = paid?.kind === 'paid' ? ` for ${paid.amount}` : ''
    return { text: `${playerFigure(context, seat).who} takes one${price}.` }
  },
  paid: () => undefined,
  quiet: () => undefined,
}

test('an event is told among those of its action, and what another line says is left out', () => {
  const told = (...events: Event[]) =>
    linesOfEvents(LINES, events, { words: {}, players: ['Ann'] }).map(({ text }) => text)
  expect(told({ kind: 'quiet' }, { kind: 'took', seat: 0 }, { kind: 'paid', amount: 5 })).toEqual([
    'Ann takes one for 5.',
  ])
  expect(told({ kind: 'took', seat: 1 })).toEqual(['2 takes one.'])
})
