import type { HexScene } from '@roundhouse/view'
import type { BoardState } from '../../board/boardLayers.tsx'
import type { LoggedLine } from '../../worker/protocol/position.ts'
import type { ActionGroup } from '../state/selection/actionGroups.ts'

/** Where on the board something can be chosen, and what is. */
export function boardState({
  now,
  hexes,
  company,
  pointedHex,
  isPreviewed,
  filling,
}: {
  now: ActionGroup | undefined
  hexes: readonly HexScene[]
  company: string | undefined
  pointedHex: string | undefined
  /** The hex is drawn as it would be. */
  isPreviewed: boolean
  filling: unknown
}): BoardState {
  if (now?.control === 'subset') {
    const { blank } = now.offers[0]!
    if (blank?.kind !== 'subset') return {}
    return {
      legal: blank.from,
      own: hexesOfCompany(hexes, company),
      taken: Array.isArray(filling) ? filling : [],
    }
  }
  if (now?.control !== 'board') return {}
  const targets = now.offers.map(({ target }) => target)
  const stops = targets.flatMap((target) => (target.on === 'stop' ? [target] : []))
  return {
    legal: [...new Set(targets.flatMap((target) => ('hex' in target ? [target.hex] : [])))],
    own: hexesOfCompany(hexes, company),
    ...(pointedHex !== undefined && { chosen: pointedHex }),
    ...(stops.length > 0 &&
      !isPreviewed && {
        stops: stops.map(({ hex: at, stop }) => ({
          hex: at,
          stop,
          ...(company !== undefined && { ghost: { company } }),
        })),
      }),
  }
}

/** The hexes of which the log tells something between two moves. */
export const changedHexes = (log: readonly LoggedLine[], after: number, upTo: number): readonly string[] => [
  ...new Set(
    log.flatMap(({ hex, move }) => (hex !== undefined && move > after && move <= upTo ? [hex] : [])),
  ),
]

/** Where a company stands: with a token, or with a cube. */
export const hexesOfCompany = (hexes: readonly HexScene[], company: string | undefined): readonly string[] =>
  company === undefined
    ? []
    : hexes
        .filter(
          ({ stops, marks }) =>
            stops.some(({ slots }) => slots.includes(company)) ||
            marks.some(({ kind, company: whose }) => kind === 'cube' && whose === company),
        )
        .map(({ hex }) => hex)
