import type { DeclaredRoute } from '@roundhouse/18xx'
import { routeTold } from '@roundhouse/18xx/testing/routes'
import { BOARD } from '../../components/board.ts'

/** A route told by all hexes on the way. */
export const routeVia = (train: string, way: string, counts?: string): DeclaredRoute =>
  routeTold(BOARD, train, way, counts)
