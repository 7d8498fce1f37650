import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { audit } from './audit.ts'
import type { BnoEvent } from './events.ts'
import { actions, does, inOperation, newGame, open } from './scenarios/position.ts'
import type { BnoState } from './state.ts'

/** A dividend of 20 with a share in the box, before and after, and what was told of it. */
function dividend(): { before: BnoState; events: BnoEvent[]; after: BnoState } {
  const after = newGame()
  open(after, 'B&O', {
    price: 66,
    players: { A: 3, B: 1 },
    unowned: 1,
    treasury: 200,
    equipment: [1, 2],
    cubes: ['I29'],
  })
  inOperation(after, 'B&O')
  does(after, 'A', actions.income('Baltimore', 'Washington'))
  const before = copy(after)
  return { before, events: does(after, 'A', actions.payOut), after }
}

const audited = ({ before, events, after }: ReturnType<typeof dividend>) => audit(before, events, after)

test('an action that its events account for is in order', () => {
  expect(audited(dividend())).toEqual([])
})

const harm: [problem: string, harm: (state: BnoState) => void][] = [
  ['cash of bank is -1717, by the events -1718', (state) => state.bank.cash++],
  ['cash of 0 is 382, by the events 381', (state) => state.players[0]!.cash++],
  ['technology is 2, by the events 1', (state) => state.technology++],
  ['cash of B&O is 211, by the events 210', ({ companies }) => companies['B&O'].treasury.cash++],
  [
    'president of B&O is 1, by the events 0',
    ({ companies }) => {
      companies['B&O'].president = 1
    },
  ],
  [
    'shares of B&O is {"0":3,"1":1,"2":1,"3":0,"held":5,"outside":0,"unowned":1}, by the events {"0":3,"1":1,"2":0,"3":0,"held":5,"outside":0,"unowned":1}',
    ({ companies }) => companies['B&O'].shares.players[2]!++,
  ],
  [
    'shares of B&O is {"0":3,"1":1,"2":0,"3":0,"held":6,"outside":0,"unowned":1}, by the events {"0":3,"1":1,"2":0,"3":0,"held":5,"outside":0,"unowned":1}',
    ({ companies }) => companies['B&O'].shares.held++,
  ],
  [
    'shares of B&O is {"0":3,"1":1,"2":0,"3":0,"held":5,"outside":0,"unowned":2}, by the events {"0":3,"1":1,"2":0,"3":0,"held":5,"outside":0,"unowned":1}',
    ({ companies }) => companies['B&O'].shares.unowned++,
  ],
  ['market is [], by the events [{"company":"B&O","space":8}]', ({ market }) => market.pop()],
  ['equipment of B&O is [1], by the events [1,2]', ({ companies }) => companies['B&O'].equipment.pop()],
  ['cubes of B&O is ["I31"], by the events ["I31","I29"]', ({ companies }) => companies['B&O'].cubes.pop()],
  ['coal of C&O is 1, by the events 0', ({ companies }) => companies['C&O'].coal++],
]

test.each(harm)('%s', (problem, harm) => {
  const books = dividend()
  harm(books.after)
  expect(audited(books)).toEqual([problem])
})

test('a dividend that rounds up does not add up, even if it is told and paid', () => {
  const { before, events, after } = dividend()
  const [paid, ...rest] = events as [Extract<BnoEvent, { kind: 'dividend' }>, ...BnoEvent[]]
  const rounded = { ...paid, players: [10, 5, 0, 0], treasury: 15 }
  after.players[0]!.cash += 4
  after.players[1]!.cash += 3
  after.companies['B&O'].treasury.cash += 5
  after.bank.cash -= 12
  expect(audited({ before, events: [rounded, ...rest], after })).toEqual([
    'B&O pays 30 and keeps 2 back out of 20',
  ])
})

test('a level that is told must be a new one', () => {
  const after = newGame()
  open(after, 'B&O', { price: 66, players: { A: 3 }, treasury: 200 })
  inOperation(after, 'B&O')
  const before = copy(after)
  const events: BnoEvent[] = [...does(after, 'A', actions.buyCard(1)), { kind: 'technology', level: 1 }]
  expect(audited({ before, events, after })).toEqual(['technology level 1 is not new'])
})

test('a price or a president that is told to change must have been so', () => {
  const books = dividend()
  books.events.push(
    { kind: 'price', company: 'B&O', before: 66, after: 74 },
    { kind: 'president', company: 'B&O', before: 1, after: 0 },
  )
  expect(audited(books)).toEqual(['the price of B&O was not 66', '1 was not the president of B&O'])
})

test('the order on a space of the track is accounted for', () => {
  const books = dividend()
  open(books.before, 'C&O', { price: 74, players: { C: 3 } })
  open(books.after, 'C&O', { price: 74, players: { C: 3 } })
  books.after.market.sort((one, other) => (one.company < other.company ? 1 : -1))
  expect(audited(books)).toEqual([])
  books.after.market.reverse()
  expect(audited(books)).toEqual([
    expect.stringMatching(/^market is .*"B&O".*"C&O".* by the events .*"C&O".*"B&O"/),
  ])
})
