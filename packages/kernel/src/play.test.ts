import { beforeEach, describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import type { GameEvent, Seat } from './game.ts'
import { canonical } from './hash.ts'
import { act, actAsOffered, decisions, hasOffer, whyNot } from './play.ts'
import { refusal } from './refusal.ts'
import { toy } from './testing/toy.ts'
import type { ToyState } from './testing/toyState.ts'
import { auctioned, toyTable } from './testing/toyTable.ts'

let state: ToyState
let seat: Seat
let other: Seat
beforeEach(() => {
  state = toyTable().state
  seat = state.turn
  other = (seat + 1) % 3
})

describe('decisions', () => {
  it('offer the player in turn what is not refused', () => {
    expect(decisions(toy, state)).toEqual([
      {
        seat,
        prompt: 'turn',
        offers: [
          { action: { kind: 'draw', from: 'deck' } },
          { action: { kind: 'pay' }, blank: { kind: 'integer', field: 'coins', min: 1, max: 4 } },
          { action: { kind: 'pass' } },
        ],
      },
    ])
  })

  it('narrow a blank to what is legal', () => {
    state.coins[seat] = 2
    expect(decisions(toy, state)[0]!.offers[1]!.blank).toMatchObject({ min: 1, max: 2 })
    state.coins[seat] = 0
    expect(decisions(toy, state)[0]!.offers.map(({ action }) => action.kind)).toEqual(['draw', 'pass'])
  })

  it('ask several players at once, and only them', () => {
    const { state } = auctioned(toyTable())
    const asked = decisions(toy, state)
    expect(asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [state.turn, 'bid'],
      [(state.turn + 1) % 3, 'bid'],
    ])
    for (const { offers } of asked) expect(offers.map(({ action }) => action.kind)).toEqual(['bid'])
    act(toy, state, asked[1]!.seat, { kind: 'bid', coins: 1 })
    expect(decisions(toy, state).map(({ seat }) => seat)).toEqual([asked[0]!.seat])
  })

  it('are none when the game is over', () => {
    state.turnsLeft = 0
    expect(decisions(toy, state)).toEqual([])
  })
})

describe('one kind of action', () => {
  const kind = (name: string) => toy.steps.find((step) => step.kind === name)!

  it('can be done if its step is open and something is not refused', () => {
    expect(hasOffer(state, seat, kind('pay'))).toBe(true)
    expect(hasOffer(state, seat, kind('call'))).toBe(false)
    state.coins[seat] = 0
    expect(hasOffer(state, seat, kind('pay'))).toBe(false)
  })

  it('can be looked for by what it does', () => {
    expect(hasOffer(state, seat, kind('draw'), (action) => 'from' in action && action.from === 'deck')).toBe(
      true,
    )
    expect(hasOffer(state, seat, kind('draw'), (action) => 'from' in action && action.from === 'pile')).toBe(
      false,
    )
  })
})

describe('an action is refused', () => {
  const refusals: [string, () => [Seat, unknown], () => ReturnType<typeof refusal>][] = [
    ['out of turn', () => [other, { kind: 'pass' }], () => refusal('TOY-1.2', 'turn', { player: { seat } })],
    ['from no seat', () => [99, { kind: 'pass' }], () => refusal('TOY-1.2', 'turn', { player: { seat } })],
    ['of an unknown kind', () => [seat, { kind: 'dance' }], () => refusal('TOY-1.2', 'form')],
    ['without a kind', () => [seat, {}], () => refusal('TOY-1.2', 'form')],
    ['that is not an object', () => [seat, 'pass'], () => refusal('TOY-1.2', 'form')],
    ['that is nothing', () => [seat, null], () => refusal('TOY-1.2', 'form')],
    ['of a wrong form', () => [seat, { kind: 'pay', coins: '2' }], () => refusal('TOY-1.2', 'form')],
    ['of a closed step', () => [seat, { kind: 'sell', wagons: [] }], () => refusal('TOY-3.1', 'empty')],
    [
      'by its own rule',
      () => [seat, { kind: 'pay', coins: 9 }],
      () => refusal('TOY-2.3', 'amount', { most: 4, coins: 9 }),
    ],
  ]

  it.each(refusals)('%s, and changes nothing', (_, input, expected) => {
    const before = canonical(state)
    const events: GameEvent[] = []
    expect(whyNot(toy, state, ...input())).toEqual(expected())
    expect(act(toy, state, ...input(), (event) => events.push(event))).toEqual(expected())
    expect(events).toEqual([])
    expect(canonical(state)).toBe(before)
  })

  it('after the end', () => {
    state.turnsLeft = 0
    expect(act(toy, state, seat, { kind: 'pass' })).toEqual(refusal('TOY-1.2', 'over'))
  })
})

describe('an accepted action', () => {
  it('has nothing against it, and asking does not do it', () => {
    const before = canonical(state)
    expect(whyNot(toy, state, seat, { kind: 'pay', coins: 4 })).toBeUndefined()
    expect(canonical(state)).toBe(before)
  })

  it('changes the state it is given, and tells what happened', () => {
    const events: GameEvent[] = []
    const wagon = state.deck.at(-1)
    expect(
      act(toy, state, seat, { kind: 'draw', from: 'deck' }, (event) => events.push(event)),
    ).toBeUndefined()
    expect(state.hands[seat]).toContain(wagon)
    expect(state.turn).toBe(other)
    expect(events).toEqual([{ kind: 'drew' }, { kind: 'drew-wagon', to: seat, wagon }])
  })

  it('does the same without being judged once more, where it was offered', () => {
    const [judged, offered] = [copy(state), copy(state)]
    act(toy, judged, seat, { kind: 'pay', coins: 4 })
    actAsOffered(toy, offered, seat, { kind: 'pay', coins: 4 })
    expect(canonical(offered)).toBe(canonical(judged))
  })

  it('takes its luck from the state unless it is given another', () => {
    state.pile = state.deck.splice(0)
    const before = [...state.chance]
    act(toy, state, seat, { kind: 'draw', from: 'deck' })
    expect(state.chance).not.toEqual(before)
    const after = [...state.chance]
    state.pile = state.deck.splice(0)
    const last = state.pile.at(-1)!
    const unmoved = { order: (length: number) => Array.from({ length }, (_, place) => place) }
    act(toy, state, other, { kind: 'draw', from: 'deck' }, undefined, unmoved)
    expect(state.hands[other]).toContain(last)
    expect(state.chance).toEqual(after)
  })
})
