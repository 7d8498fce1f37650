import { expect } from 'vitest'
import type { Action, CheckedGame, GameEvent, GameState, Offer, Seat } from '../game/game.ts'
import { isOffered } from '../game/offer.ts'
import { act, decisions, whyNot } from '../game/play.ts'
import { copy } from '../json/copy.ts'
import { hash } from '../json/hash.ts'
import { sentenceOf } from '../rulebook/rulebook.ts'
import { ruleBooksIn } from './ruleBooksIn.ts'

/** How scenarios play a game whose rule books are in this folder: the players by their names, in their seats clockwise. */
export function playing<S extends GameState, A extends Action, E extends GameEvent, Name extends string>(
  game: CheckedGame<S, A>,
  names: readonly Name[],
  folder: URL,
) {
  const books = Object.values(ruleBooksIn(folder))

  const seatOf = (name: Name): Seat => names.indexOf(name)

  /** Who is asked, as in "A" or "A for B&O"; nobody when the game is over. */
  const askedOf = (state: S): string =>
    game
      .asked(state)
      .map(({ seat, as }) => (as === undefined ? names[seat]! : `${names[seat]} for ${as}`))
      .join()

  const offersTo = (state: S, name: Name): readonly Offer<A>[] =>
    decisions(game, state).find(({ seat }) => seat === seatOf(name))?.offers ?? []

  /** The kinds of action that this player is offered. */
  const kindsFor = (state: S, name: Name): string[] => [
    ...new Set(offersTo(state, name).map(({ action }) => action.kind)),
  ]

  /** The player is offered this, does it, and nothing is made or lost by it. */
  function does(state: S, name: Name, action: A): E[] {
    const events: E[] = []
    const before = copy(state)
    const attempt = `${name}: ${JSON.stringify(action)}`
    expect(isOffered(offersTo(state, name), action), `${attempt} is offered`).toBe(true)
    expect(
      act(game, state, seatOf(name), action, (event) => events.push(event as E)),
      attempt,
    ).toBeUndefined()
    expect(game.violations(state)).toEqual([])
    expect(game.audit?.(before, events, state) ?? []).toEqual([])
    return events
  }

  /** Does it on a copy, which it gives. */
  function tries(state: S, name: Name, ...actions: A[]): S {
    const tried = copy(state)
    for (const action of actions) does(tried, name, action)
    return tried
  }

  /** The player is not offered this, is told why in every language by this rule, and nothing changes. */
  function refuses(state: S, name: Name, action: unknown, rule: string): void {
    const before = hash(state)
    const attempt = `${name}: ${JSON.stringify(action)}`
    const refused = whyNot(game, state, seatOf(name), action)
    expect(refused?.rule, attempt).toBe(rule)
    for (const book of books) expect(sentenceOf(book, refused!, names), attempt).not.toMatch(/[{}]/)
    expect(act(game, state, seatOf(name), action)?.rule, attempt).toBe(rule)
    expect(hash(state), attempt).toBe(before)
    const listed = offersTo(state, name).filter(({ blank }) => blank?.kind !== 'open')
    expect(isOffered(listed, action as Action), attempt).toBe(false)
  }

  return { askedOf, offersTo, kindsFor, does, tries, refuses }
}
