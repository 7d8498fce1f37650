import {
  type Action,
  type CheckedGame,
  copy,
  type GameEvent,
  type GameState,
  type Seat,
} from '@roundhouse/kernel'
import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import { playing } from '@roundhouse/kernel/testing/play'
import type { DeclaredRoute } from '../runs/declaredRoute.ts'

interface TitleState extends GameState {
  readonly deal: { readonly seat: Seat } | null
}

/** How scenarios play a title whose rule books are in this folder: as any game, its rules told without the title, with deals and runs. */
export function playingTitle<S extends TitleState, A extends Action, E extends GameEvent>(
  game: CheckedGame<S, A>,
  folder: URL,
) {
  const { refuses: refusesBy, ...played } = playing<S, A, E, Name>(game, NAMES, folder)
  const { does, offersTo } = played

  /** The player is not offered this, is told why in every language by this rule, and nothing changes. */
  const refuses = (state: S, name: Name, action: unknown, rule: string): void =>
    refusesBy(state, name, action, `${game.id}-${rule}`)

  /** An offer, and the agreement of whoever is asked for it. */
  function doesWithConsent(state: S, name: Name, action: A): E[] {
    const events = does(state, name, action)
    if (!state.deal) throw new Error('nobody is asked to agree')
    return [...events, ...does(state, NAMES[state.deal.seat]!, { kind: 'agree' } as A)]
  }

  /** What each route of this run earns. */
  function earnsByRoute(state: S, name: Name, action: A): number[] {
    const ran = does(state, name, action).find(({ kind }) => kind === 'ran')
    if (!ran) throw new Error(`${action.kind} is no run`)
    const { routes, revenue } = ran as unknown as Ran
    const revenues = routes.map((route) => route.revenue)
    if (sumOf(revenues) !== revenue) throw new Error(`the routes do not earn ${revenue}`)
    return revenues
  }

  /** What this run earns. */
  const earns = (state: S, name: Name, action: A): number => sumOf(earnsByRoute(state, name, action))

  /** What the run would earn that the player is proposed. */
  function bestOf(state: S, name: Name): number {
    const blank = offersTo(state, name).find(({ action }) => action.kind === 'run')?.blank
    if (blank?.kind !== 'open') throw new Error(`${name} is proposed no run`)
    return earns(copy(state), name, {
      kind: 'run',
      routes: blank.proposed[0] as DeclaredRoute[],
    } as unknown as A)
  }

  return { ...played, refuses, doesWithConsent, earns, earnsByRoute, bestOf }
}

interface Ran {
  readonly routes: readonly { readonly revenue: number }[]
  readonly revenue: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
