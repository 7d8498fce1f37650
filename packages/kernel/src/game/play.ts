import { type Chance, chanceFrom } from '../chance/chance.ts'
import type { Action, Asked, Decision, Emit, Game, GameState, Offer, Seat, Step } from './game.ts'
import { narrowOffer } from './offer.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'

interface Accepted<S extends GameState, A extends Action> {
  readonly step: Step<S, A>
  readonly action: A
}

/** Everything that can be done now, player by player; empty when the game is over. */
export const decisions = <S extends GameState, A extends Action>(game: Game<S, A>, state: S): Decision<A>[] =>
  game.asked(state).map((asked) => ({ ...asked, offers: offersTo(game, state, asked) }))

const offersTo = <S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  { seat }: Asked,
): Offer<A>[] => game.steps.flatMap((step) => [...offersOf(state, seat, step)])

/** Whether somebody who is asked is one of these. */
export const isAsked = <S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  isOne: (seat: Seat) => boolean,
): boolean => game.asked(state).some(({ seat }) => isOne(seat))

export const isOver = <S extends GameState, A extends Action>(game: Game<S, A>, state: S): boolean =>
  game.asked(state).length === 0

/** What the first of these who is asked, and has anything to do, can do. */
export function decisionFor<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  isOne: (seat: Seat) => boolean = () => true,
): Decision<A> | undefined {
  for (const asked of game.asked(state)) {
    const offers = isOne(asked.seat) ? offersTo(game, state, asked) : []
    if (offers.length > 0) return { ...asked, offers }
  }
  return undefined
}

/** What can be done of one kind, found as it is asked for. */
function* offersOf<S extends GameState, A extends Action>(
  state: S,
  seat: Seat,
  step: Step<S, A>,
): Generator<Offer<A>, void, void> {
  if (step.refuseNow(state, seat)) return
  for (const candidate of step.candidates(state, seat)) {
    const offer = narrowOffer(candidate, (action) => step.refuse(state, action, seat) === undefined)
    if (offer) yield offer
  }
}

/** Whether something of one kind, and like this, can be done. */
export function hasOffer<S extends GameState, A extends Action>(
  state: S,
  seat: Seat,
  step: Step<S, A>,
  isLike: (action: Partial<A>) => boolean = () => true,
): boolean {
  for (const { action } of offersOf(state, seat, step)) if (isLike(action)) return true
  return false
}

/** Why this seat cannot do this now; undefined when it can. */
export function whyNot<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  input: unknown,
): Refusal | undefined {
  const judged = judge(game, state, seat, input)
  return isRefusal(judged) ? judged : undefined
}

/**
 * Does the action on the state it is given, or refuses it and changes nothing.
 * Whoever calls owns the state; a fork is a `copy`.
 */
export function act<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  input: unknown,
  emit: Emit = ignore,
  chance: Chance = chanceFrom(state.chance),
): Refusal | undefined {
  const done = perform(game, state, seat, input, emit, chance)
  return isRefusal(done) ? done : undefined
}

/** The same, and gives the action as it was read: what the log keeps shares nothing with whoever sent it. */
export function perform<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  input: unknown,
  emit: Emit,
  chance: Chance,
): A | Refusal {
  const judged = judge(game, state, seat, input)
  if (isRefusal(judged)) return judged
  judged.step.apply(state, judged.action, seat, emit, chance)
  return judged.action
}

/** Does what was just offered, without judging it once more: for whoever tries many offers on forks. */
export function actAsOffered<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  action: A,
): void {
  stepFor(game, action)!.apply(state, action, seat, ignore, chanceFrom(state.chance))
}

function judge<S extends GameState, A extends Action>(
  game: Game<S, A>,
  state: S,
  seat: Seat,
  input: unknown,
): Accepted<S, A> | Refusal {
  const asked = game.asked(state)
  const first = asked[0]
  if (first === undefined) return refusal(game.fallbackRules.over, 'over')
  const step = stepFor(game, input)
  if (!asked.some((one) => one.seat === seat))
    return refusal(step?.turnRule ?? game.fallbackRules.turn, 'turn', { player: { seat: first.seat } })
  const parsed = step?.shape.safeParse(input)
  if (!step || !parsed?.success) return refusal(game.fallbackRules.form, 'form')
  const action = parsed.data
  return step.refuseNow(state, seat) ?? step.refuse(state, action, seat) ?? { step, action }
}

function stepFor<S extends GameState, A extends Action>(
  game: Game<S, A>,
  input: unknown,
): Step<S, A> | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return stepsByKind(game).get((input as Partial<Action>).kind)
}

const known = new WeakMap<object, ReadonlyMap<unknown, unknown>>()

function stepsByKind<S extends GameState, A extends Action>({
  steps,
}: Game<S, A>): ReadonlyMap<unknown, Step<S, A>> {
  let byKind = known.get(steps) as ReadonlyMap<unknown, Step<S, A>> | undefined
  if (!byKind) {
    byKind = new Map(steps.map((step) => [step.kind, step]))
    known.set(steps, byKind)
  }
  return byKind
}

const ignore: Emit = () => {}
