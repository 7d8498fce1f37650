import { type Action, type Game, type GameState, hasOffer } from '@roundhouse/kernel'

/** Of some kinds of action, those of which whoever is asked can do something. */
export function kindsOffered<State extends GameState, A extends Action, Kind extends A['kind']>(
  { asked, steps }: Pick<Game<State, A>, 'asked' | 'steps'>,
  state: State,
  kinds: readonly Kind[],
): Kind[] {
  const seats = asked(state).map(({ seat }) => seat)
  return kinds.filter((kind) => {
    const step = steps.find((one) => one.kind === kind)!
    return seats.some((seat) => hasOffer(state, seat, step))
  })
}
