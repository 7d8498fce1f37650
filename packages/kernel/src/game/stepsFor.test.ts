import { expect, test } from 'vitest'
import type { GameEvent, Shape } from './game.ts'
import { type ActionsByKind, stepsFor } from './stepsFor.ts'

interface Heap {
  stones: number
}

type Taken = GameEvent & { readonly kind: 'taken'; readonly count: number }

const anything = <T>(): Shape<T> => ({ safeParse: (data) => ({ success: true, data: data as T }) })

const SHAPES = {
  take: anything<{ kind: 'take'; count: number }>(),
  pass: anything<{ kind: 'pass' }>(),
}

const { step, plainStep } = stepsFor<Heap, Taken, ActionsByKind<typeof SHAPES>>(SHAPES)

test('a step has the shape of its kind and what its game says of it', () => {
  const take = step('take', {
    refuseNow: () => undefined,
    candidates: ({ stones }) => [{ action: { kind: 'take', count: stones } }],
    refuse: () => undefined,
    apply(heap, { count }, _seat, emit) {
      heap.stones -= count
      emit({ kind: 'taken', count })
    },
  })
  const heap = { stones: 3 }
  const events: GameEvent[] = []
  take.apply(heap, { kind: 'take', count: 2 }, 0, (event) => events.push(event), { order: () => [] })
  expect(take.kind).toBe('take')
  expect(take.shape).toBe(SHAPES.take)
  expect(heap.stones).toBe(1)
  expect(events).toEqual([{ kind: 'taken', count: 2 }])
})

test('a plain step offers its kind and nothing to choose', () => {
  const pass = plainStep('pass', { refuseNow: () => undefined, apply: () => {} })
  expect(pass.shape).toBe(SHAPES.pass)
  expect([...pass.candidates({ stones: 1 }, 0)]).toEqual([{ action: { kind: 'pass' } }])
})
