import { expect, test } from 'vitest'
import { differences, enterEvents, moveEntry, mustHold, problemsIn, seatEntries } from './index.ts'

test('differences are told page by page and name by name', () => {
  const kept = { cash: { bank: 10, Ann: 5 }, order: ['Ann', 'Bob'], phase: 1 }
  expect(differences(kept, { cash: { Ann: 5, bank: 10 }, order: ['Ann', 'Bob'], phase: 1 })).toEqual([])
  const found = { cash: { bank: 9, Ann: 5, Bob: 1 }, order: ['Bob', 'Ann'], phase: 2 }
  expect(differences(kept, found)).toEqual([
    'cash of bank is 9, by the events 10',
    'cash of Bob is 1, by the events null',
    'order is ["Bob","Ann"], by the events ["Ann","Bob"]',
    'phase is 2, by the events 1',
  ])
})

test('each event is entered in every book that knows its kind, in their order', () => {
  const events = [{ kind: 'paid', amount: 2 }, { kind: 'waited' }, { kind: 'paid', amount: 3 }]
  const ledger = { events, wrong: [] as string[] }
  type Paid = { amount: number }
  enterEvents(ledger, [
    { paid: ({ wrong }: typeof ledger, { amount }: Paid) => mustHold({ wrong }, amount < 3, 'too much') },
    { paid: ({ wrong }: typeof ledger, { amount }: Paid) => mustHold({ wrong }, amount > 2, 'too little') },
  ])
  expect(ledger.wrong).toEqual(['too little', 'too much'])
})

test('amounts go from line to line of a page', () => {
  const cash = { bank: 10, ...seatEntries([5, 0]) }
  moveEntry(cash, 'bank', 1, 4)
  moveEntry(cash, 0, 'bank', 5)
  expect(cash).toEqual({ bank: 11, 0: 0, 1: 4 })
})

test('checks find what is wrong in a position, in their order', () => {
  const problems = problemsIn({ cash: -1, cards: 3 }, [
    ({ cards }, must) => must(cards === 4, 'a card is lost'),
    ({ cash }, must) => must(cash >= 0, 'money is owed'),
    ({ cash }, must) => must(cash < 0, 'never told'),
  ])
  expect(problems).toEqual(['a card is lost', 'money is owed'])
})
