import type { Law } from '../fuzz/law.ts'
import type { Step } from '../game/game.ts'
import { openBlank } from '../game/offer.ts'
import { refusal } from '../game/refusal.ts'
import type { PebblesAction, PebblesState } from './pebbleState.ts'
import { type PebblesGame, pebbles } from './pebbles.ts'
import { isWord } from './shape.ts'

type PebblesStep = Step<PebblesState, PebblesAction>

/** Pebbles with one bug in it, and the law that it breaks. */
export interface PlantedFault {
  readonly law: Law
  readonly bug: string
  readonly game: PebblesGame
}

/** The game with one of its steps changed; the others stay. */
const withStep = (
  kind: PebblesAction['kind'],
  change: (step: PebblesStep) => Partial<PebblesStep>,
): PebblesGame => withSteps((step) => (step.kind === kind ? change(step) : {}))

const withSteps = (change: (step: PebblesStep) => Partial<PebblesStep>): PebblesGame => ({
  ...pebbles,
  steps: pebbles.steps.map((step) => ({ ...step, ...change(step) })),
})

const withoutOffers = (isSilent: (state: PebblesState) => boolean) => (step: PebblesStep) => ({
  candidates: (state: PebblesState, seat: number) => (isSilent(state) ? [] : step.candidates(state, seat)),
})

const setField = (state: PebblesState, field: string, value: unknown): void => {
  Object.assign(state, { [field]: value })
}

/** Two positions that hold the same object: what setup made is still in somebody else's hands. */
function sharing(): PebblesGame {
  let shared = { turns: 0 }
  const { steps } = withSteps(({ apply }) => ({
    apply(...given) {
      apply(...given)
      shared.turns++
    },
  }))
  return {
    ...pebbles,
    steps,
    setup(...given) {
      shared = { turns: 0 }
      return { ...pebbles.setup(...given), shared }
    },
  }
}

/** What no replay can give again. */
let unrepeatable = 0

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    law: 'no-exception',
    bug: 'an action throws',
    game: withStep('take', ({ apply }) => ({
      apply(state, action, ...rest) {
        if (state.heap <= 15) throw new TypeError('the heap is low')
        apply(state, action, ...rest)
      },
    })),
  },
  {
    law: 'no-exception',
    bug: 'listing the offers throws',
    game: withStep('draw', ({ refuseNow }) => ({
      refuseNow(state, seat) {
        if (state.pile.length === 2) throw new RangeError('two on the pile')
        return refuseNow(state, seat)
      },
    })),
  },
  {
    law: 'no-exception',
    bug: 'a view throws',
    game: {
      ...pebbles,
      redact(state, viewer) {
        if (viewer === null && state.charms.includes(null) && state.charms.some(isWord))
          throw new TypeError('nobody looks while charms are hidden')
        return pebbles.redact(state, viewer)
      },
    },
  },
  {
    law: 'nobody-stuck',
    bug: 'nothing is offered once the heap is low',
    game: withSteps(withoutOffers(({ heap }) => heap < 6)),
  },
  {
    law: 'invariants',
    bug: 'a pebble is lost when two shells are traded',
    game: withStep('trade', ({ apply }) => ({
      apply(state, action, seat, ...rest) {
        apply(state, action, seat, ...rest)
        if ('shells' in action && action.shells.length === 2) state.taken[seat]!--
      },
    })),
  },
  {
    law: 'invariants',
    bug: 'the standings forget who has nothing',
    game: { ...pebbles, standings: (state) => pebbles.standings(state).filter(({ score }) => score !== 0) },
  },
  {
    law: 'accounts',
    bug: 'whoever tosses takes a pebble more in silence',
    game: withStep('toss', ({ apply }) => ({
      apply(state, action, seat, ...rest) {
        if (state.heap > 2) {
          state.heap--
          state.taken[seat]!++
        }
        apply(state, action, seat, ...rest)
      },
    })),
  },
  {
    law: 'offered-is-accepted',
    bug: 'there is a hole in the middle of an integer',
    game: withStep('take', ({ refuse }) => ({
      refuse: (state, action, seat) =>
        'count' in action && action.count === 2 ? refusal('PB-1.3', 'two') : refuse(state, action, seat),
    })),
  },
  {
    law: 'offered-is-accepted',
    bug: 'an offer does not fit the form of its own step',
    game: withStep('hide', () => ({ shape: { safeParse: () => ({ success: false }) } })),
  },
  {
    law: 'accepted-is-offered',
    bug: 'an integer is offered with too low an end',
    game: withStep('take', () => ({
      candidates: () => [
        { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: 2 } },
      ],
    })),
  },
  {
    law: 'accepted-is-offered',
    bug: 'one of the words is sometimes left out',
    game: withStep('draw', ({ candidates }) => ({
      candidates: (state, seat) => [...candidates(state, seat)].slice(0, state.pile.length > 1 ? 1 : 2),
    })),
  },
  {
    law: 'accepted-is-offered',
    bug: 'only one shell at a time is offered for trade',
    game: withStep('trade', () => ({
      *candidates({ hands }, seat) {
        const from = hands[seat]!
        yield { action: { kind: 'trade' }, blank: { kind: 'subset', field: 'shells', from, min: 1, max: 1 } }
      },
    })),
  },
  {
    law: 'proposal-stays',
    bug: 'where to draw from is looked up when the proposal is read',
    game: withStep('draw', () => ({
      *candidates({ bag, pile }) {
        const full = () => [...(bag.length > 0 ? ['bag'] : []), ...(pile.length > 0 ? ['pile'] : [])]
        if (full().length > 0) yield { action: { kind: 'draw' }, blank: openBlank('from', full) }
      },
    })),
  },
  {
    law: 'refusal-has-a-rule',
    bug: 'a refusal cites a rule that no book has',
    game: withStep('draw', ({ refuse }) => ({
      refuse: (...given) => refuse(...given) && refusal('PB-9.9', 'none'),
    })),
  },
  {
    law: 'refusal-has-a-rule',
    bug: 'a refusal lacks a figure of its sentence',
    game: withStep('take', ({ refuse }) => ({
      refuse: (...given) => refuse(...given) && refusal('PB-2.1', 'count', { count: 4 }),
    })),
  },
  {
    law: 'refusal-changes-nothing',
    bug: 'refusing to take too many leaves a note',
    game: withStep('take', ({ refuse }) => ({
      refuse(state, action, seat) {
        if ('count' in action && action.count > 3) setField(state, 'note', action.count)
        return refuse(state, action, seat)
      },
    })),
  },
  {
    law: 'refusal-changes-nothing',
    bug: 'listing the offers leaves a note',
    game: withStep('trade', ({ candidates }) => ({
      candidates(state, seat) {
        setField(state, 'note', state.heap)
        return candidates(state, seat)
      },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form lets more fields through',
    game: withStep('toss', () => ({
      shape: { safeParse: () => ({ success: true, data: { kind: 'toss' } }) },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form trips over null',
    game: withStep('take', ({ shape }) => ({
      shape: {
        safeParse(input) {
          const { count } = input as { count: object | undefined }
          return count === undefined || count.constructor !== Number
            ? { success: false }
            : shape.safeParse(input)
        },
      },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form copies keys without looking',
    game: withStep('toss', ({ shape }) => ({
      shape: {
        safeParse(input) {
          const merged: Record<string, object> = {}
          for (const [name, field] of Object.entries(input as object))
            if (typeof field === 'object') Object.assign(merged[name] ?? {}, field)
          return shape.safeParse(input)
        },
      },
    })),
  },
  {
    law: 'json-identity',
    bug: 'a field becomes undefined',
    game: withStep('toss', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        setField(state, 'note', undefined)
      },
    })),
  },
  {
    law: 'json-identity',
    bug: 'a number stops being one',
    game: withStep('take', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        setField(state, 'share', 0 / 0)
      },
    })),
  },
  {
    law: 'json-identity',
    bug: 'a set is kept in the state',
    game: withStep('take', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        setField(state, 'takers', new Set())
      },
    })),
  },
  {
    law: 'redaction',
    bug: 'hiding a hand hides it from the game too',
    game: {
      ...pebbles,
      redact(state) {
        state.hands[0]!.fill('?')
        return state
      },
    },
  },
  {
    law: 'redaction',
    bug: 'a view shows the generator under another name',
    game: {
      ...pebbles,
      redact: (state, viewer) => ({ ...pebbles.redact(state, viewer), luck: state.chance }),
    },
  },
  {
    law: 'fork-is-independent',
    bug: 'positions share an object',
    game: sharing(),
  },
  {
    law: 'undo-is-inverse',
    bug: 'an action depends on what was played elsewhere',
    game: withStep('take', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        setField(state, 'number', ++unrepeatable)
      },
    })),
  },
  {
    law: 'same-log-same-hash',
    bug: 'the set-up depends on what was played elsewhere',
    game: { ...pebbles, setup: (...given) => ({ ...pebbles.setup(...given), number: ++unrepeatable }) },
  },
]
