import { type Link, STOP_KINDS, type StopKind } from '@roundhouse/board'
import { below, type ChanceState, oneOf, seeded } from '@roundhouse/kernel'
import type { RunningTrain, RunStatement, RunStop } from '@roundhouse/routes'

const COLUMNS = 6
const ROWS = 5
/** Chosen so that a network comes out that all trains can use. */
const SEED = 1867
const TOKENS = [8, 21]

/** Stops in rows and columns, most of them linked to the next ones, across, down and aslant: about 40 links. */
export function gridStatement(trains: readonly RunningTrain[]): RunStatement {
  const chance = seeded(SEED)
  const stops = Array.from({ length: COLUMNS * ROWS }, (_, index) => stopAt(index, chance))
  const { links, units } = linksOf(chance)
  return {
    network: { stops: stops.map(({ kind }, index) => ({ hex: `${index}`, index: 0, kind })), links, units },
    stops,
    trains,
    bonuses: [],
    onceBonuses: [],
    rules: { hexAgain: true, endKinds: STOP_KINDS, ends: 'paid', token: 'visited', joined: false },
  }
}

/** The corners lie off the board. */
function stopAt(index: number, chance: ChanceState): RunStop {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  const isCorner = column % (COLUMNS - 1) === 0 && row % (ROWS - 1) === 0
  const kind: StopKind = isCorner ? 'offboard' : oneOf(['city', 'town'], chance)
  const token = TOKENS.includes(index)
  return {
    kind: token ? 'city' : kind,
    revenue: kind === 'town' && !token ? 10 : 10 * (2 + below(chance, 9)),
    token,
    through: isCorner ? 'never' : 'free',
    groups: [],
  }
}

/** Links that leave a stop towards the right share the edge they leave by. */
function linksOf(chance: ChanceState): { links: Link[]; units: number } {
  const links: Link[] = []
  let units = COLUMNS * ROWS
  const link = (from: number, to: number, ...shared: number[]) => {
    if (below(chance, 3) === 0) return
    links.push({ from, to, track: [...shared, units++], hexes: [`${from}`, `${to}`] })
  }
  for (let from = 0; from < COLUMNS * ROWS; from++) {
    const [column, row] = [from % COLUMNS, Math.floor(from / COLUMNS)]
    if (column + 1 < COLUMNS) link(from, from + 1, from)
    if (row + 1 < ROWS) link(from, from + COLUMNS)
    if (column + 1 < COLUMNS && row + 1 < ROWS) link(from, from + COLUMNS + 1, from)
  }
  return { links, units }
}
