import { beforeEach, describe, expect, it } from 'vitest'
import { copy } from '../json/copy.ts'
import { canonical } from '../json/hash.ts'
import type { PebblesState } from '../testing/pebbleState.ts'
import { pebbles } from '../testing/pebbles.ts'
import { pebbleTable } from '../testing/pebbleTable.ts'
import type { GameEvent, Seat } from './game.ts'
import { act, actAsOffered, decisions, hasOffer, whyNot } from './play.ts'
import { refusal } from './refusal.ts'

let state: PebblesState
let seat: Seat
let other: Seat
beforeEach(() => {
  state = pebbleTable().state
  seat = state.turn
  other = (seat + 1) % 3
})

describe('decisions', () => {
  it('offer the player in turn what is not refused', () => {
    expect(decisions(pebbles, state)).toEqual([
      {
        seat,
        prompt: 'turn',
        offers: [
          { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: 3 } },
          { action: { kind: 'toss' } },
          { action: { kind: 'draw', from: 'bag' } },
          {
            action: { kind: 'trade' },
            blank: { kind: 'subset', field: 'shells', from: state.hands[seat], min: 1, max: 1 },
          },
        ],
      },
    ])
  })

  it('narrow a blank to what is legal', () => {
    state.heap = 2
    expect(decisions(pebbles, state)[0]!.offers[0]!.blank).toMatchObject({ min: 1, max: 2 })
    state.heap = 1
    state.hands[seat] = []
    expect(decisions(pebbles, state)[0]!.offers.map(({ action }) => action.kind)).toEqual(['take', 'draw'])
  })

  it('ask several players at once, and only them', () => {
    const { state } = pebbleTable(1, { charms: true })
    const asked = decisions(pebbles, state)
    expect(asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [0, 'charm'],
      [1, 'charm'],
      [2, 'charm'],
    ])
    for (const { offers } of asked) expect(offers.map(({ action }) => action.kind)).toEqual(['hide', 'hide'])
    act(pebbles, state, 1, { kind: 'hide', charm: 'owl' })
    expect(decisions(pebbles, state).map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('are none when the game is over', () => {
    state.heap = 0
    expect(decisions(pebbles, state)).toEqual([])
  })
})

describe('one kind of action', () => {
  const kind = (name: string) => pebbles.steps.find((step) => step.kind === name)!

  it('can be done if its step is open and something is not refused', () => {
    expect(hasOffer(state, seat, kind('draw'))).toBe(true)
    expect(hasOffer(state, seat, kind('hide'))).toBe(false)
    state.bag = []
    expect(hasOffer(state, seat, kind('draw'))).toBe(false)
  })

  it('can be looked for by what it does', () => {
    expect(hasOffer(state, seat, kind('draw'), (action) => 'from' in action && action.from === 'bag')).toBe(
      true,
    )
    expect(hasOffer(state, seat, kind('draw'), (action) => 'from' in action && action.from === 'pile')).toBe(
      false,
    )
  })
})

describe('an action is refused', () => {
  const refusals: [string, () => [Seat, unknown], () => ReturnType<typeof refusal>][] = [
    ['out of turn', () => [other, { kind: 'toss' }], () => refusal('PB-1.2', 'turn', { player: { seat } })],
    [
      'out of turn, by the rule of its kind',
      () => [other, { kind: 'draw', from: 'bag' }],
      () => refusal('PB-4.1', 'turn', { player: { seat } }),
    ],
    ['from no seat', () => [99, { kind: 'toss' }], () => refusal('PB-1.2', 'turn', { player: { seat } })],
    ['of an unknown kind', () => [seat, { kind: 'dance' }], () => refusal('PB-1.2', 'form')],
    ['without a kind', () => [seat, {}], () => refusal('PB-1.2', 'form')],
    ['that is not an object', () => [seat, 'toss'], () => refusal('PB-1.2', 'form')],
    ['that is nothing', () => [seat, null], () => refusal('PB-1.2', 'form')],
    ['of a wrong form', () => [seat, { kind: 'take', count: '2' }], () => refusal('PB-1.2', 'form')],
    ['of a closed step', () => [seat, { kind: 'hide', charm: 'owl' }], () => refusal('PB-3.1', 'over')],
    [
      'by its own rule',
      () => [seat, { kind: 'take', count: 9 }],
      () => refusal('PB-2.1', 'count', { heap: 1000, count: 9 }),
    ],
  ]

  it.each(refusals)('%s, and changes nothing', (_, input, expected) => {
    const before = canonical(state)
    const events: GameEvent[] = []
    expect(whyNot(pebbles, state, ...input())).toEqual(expected())
    expect(act(pebbles, state, ...input(), (event) => events.push(event))).toEqual(expected())
    expect(events).toEqual([])
    expect(canonical(state)).toBe(before)
  })

  it('after the end', () => {
    state.heap = 0
    expect(act(pebbles, state, seat, { kind: 'toss' })).toEqual(refusal('PB-1.2', 'over'))
  })
})

describe('an accepted action', () => {
  it('has nothing against it, and asking does not do it', () => {
    const before = canonical(state)
    expect(whyNot(pebbles, state, seat, { kind: 'take', count: 3 })).toBeUndefined()
    expect(canonical(state)).toBe(before)
  })

  it('changes the state it is given, and tells what happened', () => {
    const events: GameEvent[] = []
    const shell = state.bag.at(-1)
    expect(
      act(pebbles, state, seat, { kind: 'draw', from: 'bag' }, (event) => events.push(event)),
    ).toBeUndefined()
    expect(state.hands[seat]).toContain(shell)
    expect(state.turn).toBe(other)
    expect(events).toEqual([{ kind: 'drew' }, { kind: 'drew-shell', to: seat, shell }])
  })

  it('does the same without being judged once more, where it was offered', () => {
    const [judged, offered] = [copy(state), copy(state)]
    act(pebbles, judged, seat, { kind: 'take', count: 3 })
    actAsOffered(pebbles, offered, seat, { kind: 'take', count: 3 })
    expect(canonical(offered)).toBe(canonical(judged))
  })

  it('takes its luck from the state unless it is given another', () => {
    const before = [...state.chance]
    act(pebbles, state, seat, { kind: 'toss' })
    expect(state.chance).not.toEqual(before)
    const after = [...state.chance]
    for (const [first, count] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const fork = copy(state)
      act(pebbles, fork, other, { kind: 'toss' }, undefined, { order: () => [first, 1 - first] })
      expect(fork.taken[other]).toBe(count)
      expect(fork.chance).toEqual(after)
    }
  })
})
