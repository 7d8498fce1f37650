import type { Game, Step } from '../game.ts'
import type { Law } from '../law.ts'
import { refusal } from '../refusal.ts'
import { toy } from './toy.ts'
import type { ToyAction, ToyOptions, ToyState } from './toyState.ts'

export type ToyGame = Game<ToyState, ToyAction, ToyOptions>
type ToyStep = Step<ToyState, ToyAction>

/** The toy game with one bug in it, and the law that it breaks. */
export interface Planted {
  readonly law: Law
  readonly bug: string
  readonly game: ToyGame
}

/** The toy with one of its steps changed; the others stay. */
const withStep = (kind: ToyAction['kind'], change: (step: ToyStep) => Partial<ToyStep>): ToyGame =>
  withSteps((step) => (step.kind === kind ? change(step) : {}))

const withSteps = (change: (step: ToyStep) => Partial<ToyStep>): ToyGame => ({
  ...toy,
  steps: toy.steps.map((step) => ({ ...step, ...change(step) })),
})

const leavingOut = (isLeftOut: (state: ToyState) => boolean) => (step: ToyStep) => ({
  candidates: (state: ToyState, seat: number) => (isLeftOut(state) ? [] : step.candidates(state, seat)),
})

const leaving = (state: ToyState, field: string, value: unknown): void => {
  Object.assign(state, { [field]: value })
}

/** Two positions that hold the same object: what setup made is still in somebody else's hands. */
function sharing(): ToyGame {
  let shared = { turns: 0 }
  const { steps } = withSteps(({ apply }) => ({
    apply(...given) {
      apply(...given)
      shared.turns++
    },
  }))
  return {
    ...toy,
    steps,
    setup(...given) {
      shared = { turns: 0 }
      return { ...toy.setup(...given), shared }
    },
  }
}

/** What no replay can give again. */
let told = 0

export const PLANTED: readonly Planted[] = [
  {
    law: 'no-exception',
    bug: 'an action throws',
    game: withStep('pay', ({ apply }) => ({
      apply(state, action, ...rest) {
        if (state.pot >= 5) throw new TypeError('the pot is full')
        apply(state, action, ...rest)
      },
    })),
  },
  {
    law: 'no-exception',
    bug: 'listing the offers throws',
    game: withStep('draw', ({ open }) => ({
      open(state, seat) {
        if (state.pile.length === 2) throw new RangeError('two on the pile')
        return open(state, seat)
      },
    })),
  },
  {
    law: 'no-exception',
    bug: 'a view throws',
    game: {
      ...toy,
      redact(state, viewer) {
        if (viewer === null && state.auction) throw new TypeError('nobody looks at an auction')
        return toy.redact(state, viewer)
      },
    },
  },
  {
    law: 'nobody-stuck',
    bug: 'nothing is offered while the pot is full',
    game: withSteps(leavingOut(({ pot, auction }) => pot > 5 && auction === null)),
  },
  {
    law: 'invariants',
    bug: 'a coin is lost when two wagons are sold',
    game: withStep('sell', ({ apply }) => ({
      apply(state, action, seat, ...rest) {
        apply(state, action, seat, ...rest)
        if ('wagons' in action && action.wagons.length === 2) state.coins[seat]!--
      },
    })),
  },
  {
    law: 'invariants',
    bug: 'the standings forget who has nothing',
    game: { ...toy, standings: (state) => toy.standings(state).filter(({ score }) => score !== 0) },
  },
  {
    law: 'accounts',
    bug: 'whoever passes takes a coin in silence',
    game: withStep('pass', ({ apply }) => ({
      apply(state, action, seat, ...rest) {
        if (state.pot > 0) {
          state.pot--
          state.coins[seat]!++
        }
        apply(state, action, seat, ...rest)
      },
    })),
  },
  {
    law: 'offered-is-accepted',
    bug: 'there is a hole in the middle of an integer',
    game: withStep('pay', ({ refuse }) => ({
      refuse: (state, action, seat) =>
        'coins' in action && action.coins === 2 ? refusal('TOY-2.4', 'two') : refuse(state, action, seat),
    })),
  },
  {
    law: 'offered-is-accepted',
    bug: 'an offer does not fit the form of its own step',
    game: withStep('call', () => ({ shape: { safeParse: () => ({ success: false }) } })),
  },
  {
    law: 'accepted-is-offered',
    bug: 'an integer is offered with too low an end',
    game: withStep('pay', () => ({
      candidates: () => [
        { action: { kind: 'pay' }, blank: { kind: 'integer', field: 'coins', min: 1, max: 3 } },
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
    bug: 'only one wagon at a time is offered for sale',
    game: withStep('sell', () => ({
      *candidates({ hands }, seat) {
        const from = hands[seat]!
        yield { action: { kind: 'sell' }, blank: { kind: 'subset', field: 'wagons', from, min: 1, max: 1 } }
      },
    })),
  },
  {
    law: 'refusal-has-a-rule',
    bug: 'a refusal cites a rule that no book has',
    game: withStep('call', ({ refuse }) => ({
      refuse: (...given) => refuse(...given) && refusal('TOY-9.9', 'rival'),
    })),
  },
  {
    law: 'refusal-has-a-rule',
    bug: 'a refusal lacks a figure of its sentence',
    game: withStep('pay', ({ refuse }) => ({
      refuse: (...given) => refuse(...given) && refusal('TOY-2.3', 'amount', { most: 4 }),
    })),
  },
  {
    law: 'refusal-changes-nothing',
    bug: 'refusing a payment takes a turn',
    game: withStep('pay', ({ refuse }) => ({
      refuse(state, action, seat) {
        if ('coins' in action && action.coins > 4) state.turnsLeft++
        return refuse(state, action, seat)
      },
    })),
  },
  {
    law: 'refusal-changes-nothing',
    bug: 'listing the offers leaves a note',
    game: withStep('sell', ({ candidates }) => ({
      candidates(state, seat) {
        leaving(state, 'note', state.pot)
        return candidates(state, seat)
      },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form lets more fields through',
    game: withStep('pass', () => ({
      shape: { safeParse: () => ({ success: true, data: { kind: 'pass' } }) },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form trips over null',
    game: withStep('pay', ({ shape }) => ({
      shape: {
        safeParse(input) {
          const { coins } = input as { coins: object | undefined }
          return coins === undefined || coins.constructor !== Number
            ? { success: false }
            : shape.safeParse(input)
        },
      },
    })),
  },
  {
    law: 'hostile-input',
    bug: 'a form copies keys without looking',
    game: withStep('pass', ({ shape }) => ({
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
    game: withStep('call', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        leaving(state, 'note', undefined)
      },
    })),
  },
  {
    law: 'json-identity',
    bug: 'a number stops being one',
    game: withStep('pay', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        leaving(state, 'share', 0 / 0)
      },
    })),
  },
  {
    law: 'json-identity',
    bug: 'a set is kept in the state',
    game: withStep('pay', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        leaving(state, 'payers', new Set())
      },
    })),
  },
  {
    law: 'redaction',
    bug: 'hiding a hand hides it from the game too',
    game: {
      ...toy,
      redact(state) {
        state.hands[0]!.fill('?')
        return state
      },
    },
  },
  {
    law: 'redaction',
    bug: 'a view shows the generator under another name',
    game: { ...toy, redact: (state, viewer) => ({ ...toy.redact(state, viewer), luck: state.chance }) },
  },
  {
    law: 'fork-is-independent',
    bug: 'positions share an object',
    game: sharing(),
  },
  {
    law: 'undo-is-inverse',
    bug: 'an action depends on what was played elsewhere',
    game: withStep('pay', ({ apply }) => ({
      apply(state, ...rest) {
        apply(state, ...rest)
        leaving(state, 'payment', ++told)
      },
    })),
  },
  {
    law: 'same-log-same-hash',
    bug: 'the set-up depends on what was played elsewhere',
    game: { ...toy, setup: (...given) => ({ ...toy.setup(...given), number: ++told }) },
  },
]
