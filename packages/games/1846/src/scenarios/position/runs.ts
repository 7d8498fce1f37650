import type { DeclaredRoute } from '@roundhouse/18xx'
import { routeTold } from '@roundhouse/18xx/testing/routes'
import { copy } from '@roundhouse/kernel'
import type { Name } from '@roundhouse/kernel/testing/names'
import { expect } from 'vitest'
import type { Action1846 } from '../../actions.ts'
import { BOARD } from '../../components/board.ts'
import type { State1846 } from '../../state.ts'
import { actions } from './actions.ts'
import { does, offersTo } from './play.ts'

/** The revenue of this run. */
export function earns(state: State1846, name: Name, action: Action1846): number {
  const ran = does(state, name, action).find((event) => event.kind === 'ran')
  if (!ran) throw new Error('nothing ran')
  return ran.revenue
}

/** What each route of this run earns. */
export function earnsByRoute(state: State1846, name: Name, action: Action1846): number[] {
  const ran = does(state, name, action).find((event) => event.kind === 'ran')
  if (!ran) throw new Error(`${action.kind} is no run`)
  expect(ran.routes.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(ran.revenue)
  return ran.routes.map(({ revenue }) => revenue)
}

/** What the run earns that the player is proposed. */
export function bestOf(state: State1846, name: Name): number {
  const blank = offersTo(state, name).find(({ action }) => action.kind === 'run')?.blank
  if (blank?.kind !== 'open') throw new Error(`${name} is proposed no run`)
  return earns(copy(state), name, actions.run(...(blank.proposed[0] as DeclaredRoute[])))
}

/** C5 - D6 (city 2) - D14 - C15 - C17, by its tiles and as a way. */
export const LINE = ['D6 #298 r0', 'D8 #9 r1', 'D10 #9 r1', 'D12 #9 r1', 'D14 #6 r1', 'C15 #294 r0']
export const WHOLE_LINE = 'C5 D6.2 D8 D10 D12 D14 C15 C17'

/** A route told by all hexes on the way. */
export const routeVia = (train: string, way: string, counts?: string): DeclaredRoute =>
  routeTold(BOARD, train, way, counts)
