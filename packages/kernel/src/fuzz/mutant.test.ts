import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../chance/chance.ts'
import type { Action } from '../game/game.ts'
import { canonical } from '../json/hash.ts'
import { mutant, valuesIn } from './mutant.ts'

const run: Action & Record<string, unknown> = {
  kind: 'run',
  company: 'red',
  revenue: 40,
  express: true,
  note: null,
  routes: [{ train: '2', stops: ['a1', 'b2'] }],
  mail: [],
  extras: {},
}
const others = [{ kind: 'pass' }, { kind: 'found', company: 'blue', price: 60 }] as Action[]
const values = valuesIn([run, ...others])

const mutants = (action: Action, count: number) => {
  const luck = seeded(6)
  return Array.from({ length: count }, () => mutant(action, values, luck) as Action & Record<string, unknown>)
}

it('gathers values by the name of their field, at any depth', () => {
  expect(values.get('company')).toEqual(['red', 'blue'])
  expect(values.get('train')).toEqual(['2'])
  expect(values.get('stops')).toEqual(['a1', 'b2', ['a1', 'b2']])
  expect(values.get('kind')).toEqual(['run', 'pass', 'found'])
})

describe('a mutant', () => {
  const met = mutants(run, 3_000)
  const changedTo = (name: string) => new Set(met.map((one) => canonical(one[name] ?? null)))

  it('differs in one field at most', () => {
    for (const one of met) {
      const names = Object.keys(run).filter((name) => canonical(one[name] ?? null) !== canonical(run[name]))
      expect(names.length).toBeLessThanOrEqual(1)
    }
  })

  it('has a number a little off, far off, zero or negative', () => {
    for (const revenue of [39, 41, 1040, -960, 0, -40, -1])
      expect(changedTo('revenue')).toContain(`${revenue}`)
  })

  it('has another word of the same field', () => {
    expect(changedTo('company')).toContain('"blue"')
  })

  it('has a flag turned', () => {
    expect(changedTo('express')).toContain('false')
  })

  it('has an item dropped, doubled or replaced, at any depth', () => {
    const route = (...stops: string[]) => canonical([{ train: '2', stops }])
    for (const routes of ['[]', route('a1'), route('a1', 'b2', 'b2'), route('b2', 'b2')])
      expect(changedTo('routes')).toContain(routes)
    expect(changedTo('mail')).toContain('[[]]')
  })

  it('lacks a field', () => {
    expect(met.some((one) => !('note' in one))).toBe(true)
  })

  it('is of another kind when there is nothing else to change', () => {
    expect(new Set(mutants({ kind: 'pass' }, 50).map(({ kind }) => kind))).toEqual(
      new Set(['run', 'pass', 'found']),
    )
  })

  it('leaves what it comes from alone', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const before = canonical(run)
        mutant(run, values, seeded(seed))
        expect(canonical(run)).toBe(before)
      }),
    )
  })
})
