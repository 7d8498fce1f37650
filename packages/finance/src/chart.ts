/** A cell of a price chart: what it is worth, where it is printed, and how it is marked. */
export interface PriceCell<Mark extends string = string> {
  readonly price: number
  readonly row: number
  readonly column: number
  readonly marks: readonly Mark[]
}

export const DIRECTIONS = ['right', 'left', 'up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

/**
 * The cells of a price chart in the order of their companies, the last to
 * operate first, and for each of them the cell one step away in every
 * direction. A step that leads nowhere stays where it is.
 */
export interface Chart<Mark extends string = string> extends Readonly<Record<Direction, readonly number[]>> {
  readonly cells: readonly PriceCell<Mark>[]
}

/** What the letters behind the prices of a chart mean. */
export type Legend<Mark extends string> = Readonly<Record<string, Mark>>

/** One row, lowest price first, such as `0c 10 20 30p`: right and left, and nothing above or below. */
export function rowChart<Mark extends string = never>(line: string, legend: Legend<Mark> = {}): Chart<Mark> {
  const cells = readCells([line], legend)
  const at = within(cells.length)
  return withSteps(cells, {
    right: (space) => at(space + 1),
    left: (space) => at(space - 1),
    up: (space) => space,
    down: (space) => space,
  })
}

/**
 * Two rows of one line of prices, the lowest at the upper left: up and down go
 * one price along the line and change the row, right and left go two and keep
 * it. At the ends the line stops.
 */
export function zigzagChart<Mark extends string = never>(
  rows: readonly [upper: string, lower: string],
  legend: Legend<Mark> = {},
): Chart<Mark> {
  const cells = readCells(rows, legend).sort((one, other) => one.column - other.column || one.row - other.row)
  const at = within(cells.length)
  return withSteps(cells, {
    right: (space) => at(space + 2),
    left: (space) => at(space - 2),
    up: (space) => at(space + 1),
    down: (space) => at(space - 1),
  })
}

/**
 * Rows of any length, the top one first, all of them beginning at the left.
 * Where a row ends on the right a step goes up, where it begins a step left
 * goes down. Of equal prices the one further right comes first.
 */
export function gridChart<Mark extends string = never>(
  rows: readonly string[],
  legend: Legend<Mark> = {},
): Chart<Mark> {
  const cells = readCells(rows, legend).sort(
    (one, other) => one.price - other.price || one.column - other.column || other.row - one.row,
  )
  const spaces = new Map(cells.map(({ row, column }, space) => [`${row} ${column}`, space]))
  const beside = (space: number, down: number, right: number): number | undefined =>
    spaces.get(`${cells[space]!.row + down} ${cells[space]!.column + right}`)
  const up = (space: number) => beside(space, -1, 0) ?? space
  const down = (space: number) => beside(space, 1, 0) ?? space
  return withSteps(cells, {
    right: (space) => beside(space, 0, 1) ?? up(space),
    left: (space) => beside(space, 0, -1) ?? down(space),
    up,
    down,
  })
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  right: 'left',
  left: 'right',
  up: 'down',
  down: 'up',
}

/** The cell so many steps away; a negative number of steps goes the other way. */
export function spaceBeside(chart: Chart, space: number, direction: Direction, steps: number): number {
  const next = chart[steps < 0 ? OPPOSITE[direction] : direction]
  let at = space
  for (let left = Math.abs(steps); left > 0; left--) at = next[at]!
  return at
}

/** The only cell with this price, among those that bear the mark where one is named. */
export function spaceAt<Mark extends string>({ cells }: Chart<Mark>, price: number, mark?: Mark): number {
  const isMeant = (cell: PriceCell<Mark>) => cell.price === price && (!mark || cell.marks.includes(mark))
  const space = cells.findIndex(isMeant)
  if (space < 0 || cells.findLastIndex(isMeant) !== space) throw new Error(`not one cell at ${price}`)
  return space
}

/** The cells that bear a mark. */
export const spacesMarked = <Mark extends string>({ cells }: Chart<Mark>, mark: Mark): number[] =>
  [...cells.keys()].filter((space) => cells[space]!.marks.includes(mark))

/** The prices in the cells that bear a mark, the lowest first. */
export const pricesMarked = <Mark extends string>(chart: Chart<Mark>, mark: Mark): number[] =>
  spacesMarked(chart, mark).map((space) => chart.cells[space]!.price)

function readCells<Mark extends string>(rows: readonly string[], legend: Legend<Mark>): PriceCell<Mark>[] {
  return rows.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((written, column) => ({ ...readCell(written, legend), row, column })),
  )
}

function readCell<Mark extends string>(
  written: string,
  legend: Legend<Mark>,
): Pick<PriceCell<Mark>, 'price' | 'marks'> {
  const [, price, letters = ''] = /^(\d+)([a-z]*)$/.exec(written) ?? []
  const marks = [...letters].map((letter) => legend[letter])
  if (price === undefined || marks.includes(undefined)) throw new Error(`no cell: ${written}`)
  return { price: Number(price), marks: marks as Mark[] }
}

const within =
  (count: number) =>
  (space: number): number =>
    Math.min(Math.max(space, 0), count - 1)

function withSteps<Mark extends string>(
  cells: readonly PriceCell<Mark>[],
  step: Readonly<Record<Direction, (space: number) => number>>,
): Chart<Mark> {
  const spaces = [...cells.keys()]
  const [right, left, up, down] = DIRECTIONS.map((direction) => spaces.map(step[direction]))
  return { cells, right: right!, left: left!, up: up!, down: down! }
}
