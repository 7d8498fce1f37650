import type { HexScene, Mark } from '@roundhouse/view'
import type { BoardState } from '../../board/boardLayers.tsx'
import type { LoggedLine } from '../../worker/protocol/position.ts'
import type { ActionGroup } from '../state/selection/actionGroups.ts'

/** Where on the board something can be chosen, and what is. */
export function boardState({
  now,
  hexes,
  company,
  reached = [],
  pointedHex,
  preview,
  filling,
}: {
  now: ActionGroup | undefined
  hexes: readonly HexScene[]
  company: string | undefined
  /** The hexes that the company reaches over track. */
  reached?: readonly string[] | undefined
  pointedHex: string | undefined
  /** The hex as it would be. */
  preview?: HexScene | undefined
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
  const placed = preview && tokenPlaced(hexes, preview)
  const stops = targets.flatMap((target) =>
    target.on === 'stop' && !(target.hex === placed?.hex && target.stop === placed.stop) ? [target] : [],
  )
  const whose = placed?.company ?? company
  return {
    legal: [...new Set(targets.flatMap((target) => ('hex' in target ? [target.hex] : [])))],
    own: [...hexesOfCompany(hexes, company), ...reached],
    ...(pointedHex !== undefined && { chosen: pointedHex }),
    ...(stops.length > 0 && {
      stops: stops.map(({ hex, stop }) => ({
        hex,
        stop,
        ...(whose !== undefined && !hasToken(hexes, hex, stop, whose) && { ghost: { company: whose } }),
      })),
    }),
  }
}

const stopsOf = (hexes: readonly HexScene[], hex: string) => hexes.find((one) => one.hex === hex)?.stops ?? []

const hasToken = (hexes: readonly HexScene[], hex: string, stop: number, company: string): boolean =>
  stopsOf(hexes, hex)[stop]?.slots.includes(company) ?? false

/** The token that a hex would have besides those that it has. */
function tokenPlaced(
  hexes: readonly HexScene[],
  { hex, stops }: HexScene,
): { readonly hex: string; readonly stop: number; readonly company: string } | undefined {
  const before = stopsOf(hexes, hex)
  for (const [stop, { slots }] of stops.entries())
    for (const [slot, company] of slots.entries())
      if (company !== null && before[stop]?.slots[slot] !== company) return { hex, stop, company }
  return undefined
}

/** The hexes of which the log tells something between two moves. */
export const changedHexes = (log: readonly LoggedLine[], after: number, upTo: number): readonly string[] => [
  ...new Set(
    log.flatMap(({ hex, move }) => (hex !== undefined && move > after && move <= upTo ? [hex] : [])),
  ),
]

const OWN_MARKS: readonly Mark['kind'][] = ['cube', 'token', 'goal']

/** Where a company stands, with a token or with a cube, and where it has to go. */
export const hexesOfCompany = (hexes: readonly HexScene[], company: string | undefined): readonly string[] =>
  company === undefined
    ? []
    : hexes
        .filter(
          ({ stops, marks }) =>
            stops.some(({ slots }) => slots.includes(company)) ||
            marks.some(({ kind, company: whose }) => OWN_MARKS.includes(kind) && whose === company),
        )
        .map(({ hex }) => hex)
