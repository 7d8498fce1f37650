import { existsSync, readFileSync } from 'node:fs'
import { type BoardContents, type Components, type HexName, placeToken } from '@roundhouse/board'

const BOARDS = new URL('../../../../../shared/fixtures/route-positions.json', import.meta.url)

/** A board, and what the best known run of a company earns on it. */
export interface KnownRun<Company extends string, Phase extends string, Train extends string> {
  readonly n: number
  readonly title: string
  readonly phase: Phase
  readonly entity: Company
  readonly trains: readonly { readonly id: string; readonly name: Train }[]
  readonly tiles: Readonly<Record<HexName, readonly [tile: string, rotation: number]>>
  readonly tokens: readonly (readonly [hex: HexName, city: number, slot: number, owner: string])[]
  /** A port by `hex`, rights by `hexes`. */
  readonly bonuses?: readonly { readonly hex?: readonly [HexName]; readonly hexes?: readonly HexName[] }[]
  readonly best_known: number
}

/** The recorded boards of a title; none, said aloud, where there are no fixtures. */
export function knownRuns<Board extends KnownRun<string, string, string>>(title: string): Board[] {
  if (!existsSync(BOARDS)) {
    console.warn(`SKIPPED: recorded train runs of ${title}: shared/fixtures is not beside the project`)
    return []
  }
  const { positions } = JSON.parse(readFileSync(BOARDS, 'utf8')) as { positions: Board[] }
  return positions.filter((board) => board.title === title)
}

/** What lies on it. */
export const boardOfRun = (
  board: Components,
  { tiles, tokens }: Pick<KnownRun<string, string, string>, 'tiles' | 'tokens'>,
): BoardContents =>
  tokens.reduce(
    (laid: BoardContents, [hex, city, slot, owner]) => placeToken(laid, board, hex, city, owner, slot),
    {
      tiles: Object.fromEntries(
        Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }]),
      ),
      tokens: {},
    },
  )
