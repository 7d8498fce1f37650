import type { Chance } from '../chance/chance.ts'
import { type Action, type GameEvent, plainStep, type Seat, type Shape, type Step } from './game.ts'

type ShapesOf<Actions> = { readonly [Kind in keyof Actions]: Shape<Actions[Kind]> }

/** The actions that have these shapes, by kind. */
export type ActionsByKind<Shapes> = {
  [Kind in keyof Shapes]: Shapes[Kind] extends Shape<infer A extends Action> ? A : never
}

/** A step but for its kind and shape, telling the events of its game. */
type StepRules<State, Event extends GameEvent, A extends Action> = Omit<
  Step<State, A>,
  'kind' | 'shape' | 'apply'
> & {
  apply(state: State, action: A, seat: Seat, emit: (event: Event) => void, chance: Chance): void
}

type PlainRules<State, Event extends GameEvent, A extends Action> = Omit<
  StepRules<State, Event, A>,
  'candidates' | 'refuse'
>

/** `step` and `plainStep` for the actions of one game: the kind of a step is enough to know its shape. */
export const stepsFor = <
  State,
  Event extends GameEvent,
  Actions extends { [Kind in keyof Actions]: Action & { readonly kind: Kind } },
>(
  shapes: ShapesOf<Actions>,
) => ({
  step: <Kind extends keyof Actions>(kind: Kind, rules: StepRules<State, Event, Actions[Kind]>) =>
    ({ kind, shape: shapes[kind], ...rules }) as unknown as Step<State, Actions[Kind]>,
  plainStep: <Kind extends keyof Actions>(kind: Kind, rules: PlainRules<State, Event, Actions[Kind]>) =>
    plainStep({ kind, shape: shapes[kind], ...rules } as unknown as Step<State, Actions[Kind]>),
})
