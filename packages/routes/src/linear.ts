/** Entries below this are rounding. */
const TINY = 1e-7
/** A gain below this is not worth another step. */
const GAIN = 1e-7
/** No programme of this kind takes so many steps at once: a stop for going in circles. */
const STEPS = 2000
/** More than anything is worth: the loss where a row must be filled and is not, or a column must not be used and is. */
const FORFEIT = 1e5

/** Fills each of its rows by one. */
export interface Column {
  readonly rows: readonly number[]
  readonly worth: number
}

/** Shares of columns that are worth most together and fill no row beyond its limit, as far as that is solved. */
export interface Programme<C extends Column> {
  /** More may be added at any time. */
  readonly columns: C[]
  /** What it is worth to leave a row unfilled by one: nothing, or a loss. */
  readonly idle: Float64Array
  /** What one more of each row would be worth: the prices of units, and of trains. */
  readonly duals: Float64Array
  /** As many columns as there are rows, by number; -1 - row for leaving that row unfilled. */
  readonly basis: Int32Array
  /** How much there is of each in the basis. */
  readonly amounts: Float64Array
  /** The inverse of the basis, row by row. */
  readonly inverse: Float64Array
}

/** A column of which a part is used. */
export interface Part<C extends Column> {
  readonly column: C
  readonly share: number
}

/** A programme without columns yet. Limits had better differ a little: ties can lead the steps in circles. */
export function newProgramme<C extends Column>(limits: readonly number[]): Programme<C> {
  const size = limits.length
  const inverse = new Float64Array(size * size)
  for (let row = 0; row < size; row++) inverse[row * size + row] = 1
  return {
    columns: [],
    idle: new Float64Array(size),
    duals: new Float64Array(size),
    basis: Int32Array.from(limits, (_, row) => -1 - row),
    amounts: Float64Array.from(limits),
    inverse,
  }
}

/** A programme with only some of the columns and with rows that must be filled: it goes on from where the given one is. */
export function restrictProgramme<C extends Column>(
  from: Programme<C>,
  keeps: (column: C) => boolean,
  mustFill: readonly number[],
): Programme<C> {
  const size = from.basis.length
  const idle = new Float64Array(size)
  for (const row of mustFill) idle[row] = -FORFEIT
  const isBasic = basicAmong(from)
  const columns: C[] = []
  const numbers = from.columns.map((column, number) => {
    const isKept = column.worth > -FORFEIT && keeps(column)
    if (isKept || isBasic[number]) columns.push(isKept ? column : { ...column, worth: -FORFEIT })
    return columns.length - 1
  })
  const basis = from.basis.map((column) => (column < 0 ? column : numbers[column]!))
  const duals = new Float64Array(size)
  for (const [index, column] of basis.entries()) {
    const worth = column < 0 ? idle[-1 - column]! : columns[column]!.worth
    if (worth === 0) continue
    for (let row = 0; row < size; row++) duals[row]! += worth * from.inverse[index * size + row]!
  }
  return { columns, idle, duals, basis, amounts: from.amounts.slice(), inverse: from.inverse.slice() }
}

export const partsOf = <C extends Column>({ columns, basis, amounts }: Programme<C>): Part<C>[] =>
  Array.from(basis, (column, index) => ({ column: columns[column]!, share: amounts[index]! })).filter(
    ({ column }) => column && column.worth > -FORFEIT,
  )

/** Which of the columns are in the basis. */
function basicAmong({ columns, basis }: Programme<Column>): Uint8Array {
  const isBasic = new Uint8Array(columns.length)
  for (const column of basis) if (column >= 0) isBasic[column] = 1
  return isBasic
}

/** Solves it for the columns that there are, by the simplex method; gives what they are worth. */
export function solve(given: Programme<Column>): number {
  const { idle, duals, basis, amounts, inverse } = given
  const size = basis.length
  const isBasic = basicAmong(given)
  const { worths, rows, starts } = flat(given.columns)
  const entry = new Float64Array(size)
  const filled = new Int32Array(size)

  const worthOf = (column: number): number => (column < 0 ? idle[-1 - column]! : worths[column]!)

  /** Lets the column in that gains most for each one of it; false if none gains. */
  function step(): boolean {
    let [column, gain] = [0, GAIN]
    for (let row = 0; row < size; row++) {
      const more = idle[row]! - duals[row]!
      if (more <= gain) continue
      gain = more
      column = -1 - row
    }
    for (let next = 0; next < worths.length; next++) {
      if (isBasic[next]) continue
      let more = worths[next]!
      for (let at = starts[next]!; at < starts[next + 1]!; at++) more -= duals[rows[at]!]!
      if (more <= gain) continue
      gain = more
      column = next
    }
    if (gain === GAIN) return false
    const index = indexFor(column)
    if (index >= 0) enter(column, index, gain)
    return index >= 0
  }

  /** The index in the basis that a column takes: the first to run out as it enters. */
  function indexFor(column: number): number {
    const own = column < 0 ? [-1 - column] : rows.subarray(starts[column]!, starts[column + 1]!)
    let [index, least] = [-1, Number.POSITIVE_INFINITY]
    for (let at = 0; at < size; at++) {
      let sum = 0
      for (let next = 0; next < own.length; next++) sum += inverse[at * size + own[next]!]!
      entry[at] = sum
      if (sum <= TINY || amounts[at]! >= least * sum) continue
      least = amounts[at]! / sum
      index = at
    }
    return index
  }

  function enter(column: number, index: number, gain: number): void {
    const own = index * size
    const scale = 1 / entry[index]!
    const amount = amounts[index]! * scale
    let count = 0
    for (let row = 0; row < size; row++) {
      if (inverse[own + row] === 0) continue
      inverse[own + row]! *= scale
      duals[row]! += gain * inverse[own + row]!
      filled[count++] = row
    }
    for (let at = 0; at < size; at++) {
      const part = entry[at]!
      if (at === index || part === 0) continue
      amounts[at] = Math.max(0, amounts[at]! - part * amount)
      for (let next = 0; next < count; next++)
        inverse[at * size + filled[next]!]! -= part * inverse[own + filled[next]!]!
    }
    amounts[index] = amount
    if (basis[index]! >= 0) isBasic[basis[index]!] = 0
    if (column >= 0) isBasic[column] = 1
    basis[index] = column
  }

  for (let steps = 0; steps < STEPS && step(); steps++);
  return basis.reduce((sum, column, index) => sum + worthOf(column) * amounts[index]!, 0)
}

/** Columns side by side. */
function flat(columns: readonly Column[]) {
  const worths = Float64Array.from(columns, ({ worth }) => worth)
  const starts = new Int32Array(columns.length + 1)
  for (const [column, { rows }] of columns.entries()) starts[column + 1] = starts[column]! + rows.length
  const rows = new Int32Array(starts[columns.length]!)
  for (const [column, { rows: own }] of columns.entries()) rows.set(own, starts[column]!)
  return { worths, rows, starts }
}
