import type { DeclaredRoute } from '@roundhouse/18xx'
import { routeTold } from '@roundhouse/18xx/testing/routes'
import { BOARD } from '../../components/board.ts'

/** C5 - D6 (city 2) - D14 - C15 - C17, by its tiles and as a way. */
export const LINE = ['D6 #298 r0', 'D8 #9 r1', 'D10 #9 r1', 'D12 #9 r1', 'D14 #6 r1', 'C15 #294 r0']
export const WHOLE_LINE = 'C5 D6.2 D8 D10 D12 D14 C15 C17'

/** A route told by all hexes on the way. */
export const routeVia = (train: string, way: string, counts?: string): DeclaredRoute =>
  routeTold(BOARD, train, way, counts)
