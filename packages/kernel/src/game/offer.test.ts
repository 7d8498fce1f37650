import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action, Blank, Offer } from './game.ts'
import { fill, isOffered, isPromised, narrowOffer, openBlank } from './offer.ts'

interface Pay extends Action {
  kind: 'pay'
  to: string
  coins: number
}
interface Sell extends Action {
  kind: 'sell'
  wagons: string[]
}

const pay = (min: number, max: number): Offer<Pay> => ({
  action: { kind: 'pay', to: 'bank' },
  blank: { kind: 'integer', field: 'coins', min, max },
})
const sell = (min: number, max: number): Offer<Sell> => ({
  action: { kind: 'sell' },
  blank: { kind: 'subset', field: 'wagons', from: ['box', 'coal', 'ore'], min, max },
})
const plan = (...proposed: unknown[]): Offer => ({
  action: { kind: 'plan' },
  blank: { kind: 'open', field: 'route', proposed },
})
const pass: Offer = { action: { kind: 'pass' } }

describe('fill', () => {
  it('leaves a plain offer as it is', () => {
    expect(fill(pass)).toEqual({ kind: 'pass' })
  })

  it('puts the filling into the field', () => {
    expect(fill(pay(1, 9), 4)).toEqual({ kind: 'pay', to: 'bank', coins: 4 })
    expect(fill(sell(1, 2), ['ore'])).toEqual({ kind: 'sell', wagons: ['ore'] })
  })
})

describe('narrow', () => {
  it('keeps or drops a plain offer', () => {
    expect(narrowOffer(pass, () => true)).toBe(pass)
    expect(narrowOffer(pass, () => false)).toBeUndefined()
  })

  it('cuts an integer from both ends to what is legal', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30), (min, more, low, high) => {
        const max = min + more
        const offer = narrowOffer(pay(min, max), ({ coins }) => low <= coins && coins <= high)
        const least = Math.max(min, low)
        const most = Math.min(max, high)
        expect(offer).toEqual(least > most ? undefined : pay(least, most))
      }),
    )
  })

  it('cuts it by whole steps', () => {
    const offer: Offer<Pay> = {
      action: { kind: 'pay', to: 'bank' },
      blank: { kind: 'integer', field: 'coins', min: 10, max: 90, step: 10 },
    }
    expect(narrowOffer(offer, ({ coins }) => 15 < coins && coins < 85)?.blank).toMatchObject({
      min: 20,
      max: 80,
    })
  })

  it('gives back the very offer when nothing has to go', () => {
    const offer = pay(1, 9)
    expect(narrowOffer(offer, () => true)).toBe(offer)
  })

  it('drops an integer without room', () => {
    expect(narrowOffer(pay(3, 2), () => true)).toBeUndefined()
  })

  it('keeps a subset when its smallest choice is legal', () => {
    const offer = sell(1, 2)
    expect(narrowOffer(offer, ({ wagons }) => wagons.length === 1)).toBe(offer)
    expect(narrowOffer(offer, () => false)).toBeUndefined()
  })

  it('leaves an open blank as it is', () => {
    const offer = plan(1, 2, 3)
    expect(narrowOffer(offer, () => false)).toBe(offer)
  })

  it('drops a subset that nothing can fill', () => {
    expect(narrowOffer(sell(4, 5), () => true)).toBeUndefined()
    expect(narrowOffer(sell(2, 1), () => true)).toBeUndefined()
  })
})

describe('openBlank', () => {
  it('works proposals out when they are read, and once', () => {
    let asked = 0
    const blank = openBlank('route', () => [++asked]) as Extract<Blank, { kind: 'open' }>
    narrowOffer({ action: { kind: 'plan' }, blank }, () => true)
    expect(asked).toBe(0)
    expect([blank.proposed, blank.proposed]).toEqual([[1], [1]])
    expect(JSON.parse(JSON.stringify(blank))).toEqual({ kind: 'open', field: 'route', proposed: [1] })
  })
})

describe('isOffered', () => {
  const offers = [pass, pay(2, 4), sell(1, 2), plan('A to B')]

  it.each([
    { kind: 'pass' },
    { coins: 2, to: 'bank', kind: 'pay' },
    { kind: 'pay', to: 'bank', coins: 4 },
    { kind: 'sell', wagons: ['ore'] },
    { kind: 'sell', wagons: ['ore', 'box'] },
    { kind: 'plan', route: 'A to B' },
    { kind: 'plan', route: 'B to C' },
  ])('finds %j', (action) => {
    expect(isOffered(offers, action)).toBe(true)
  })

  it.each([
    { kind: 'bid' },
    { kind: 'pass', extra: 1 },
    { kind: 'pay', to: 'bank', coins: 1 },
    { kind: 'pay', to: 'bank', coins: 5 },
    { kind: 'pay', to: 'bank', coins: 2.5 },
    { kind: 'pay', to: 'bank', coins: '2' },
    { kind: 'pay', to: 'bank' },
    { kind: 'pay', to: 'pot', coins: 2 },
    { kind: 'sell', wagons: [] },
    { kind: 'sell', wagons: ['ore', 'ore'] },
    { kind: 'sell', wagons: ['mail'] },
    { kind: 'sell', wagons: ['box', 'coal', 'ore'] },
    { kind: 'sell', wagons: 'ore' },
    { kind: 'sell' },
    { kind: 'plan' },
    { kind: 'plan', route: 'A to B', extra: 1 },
  ])('does not find %j', (action) => {
    expect(isOffered(offers, action)).toBe(false)
    expect(isPromised(offers, action)).toBe(false)
  })

  it('promises of an open blank only what is proposed', () => {
    expect(isPromised(offers, { kind: 'plan', route: 'A to B' } as Action)).toBe(true)
    expect(isPromised(offers, { kind: 'plan', route: 'B to C' } as Action)).toBe(false)
    expect(isPromised(offers, { kind: 'pass' })).toBe(true)
  })
})
