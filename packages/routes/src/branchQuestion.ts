import { type Choices, selectRuns, usedBy } from './choices.ts'
import type { Part } from './linear.ts'
import type { RunColumn } from './priceUnits.ts'

/** Shares below this are rounding. */
const FRACTION = 0.005
/** How much a question about a train counts: trains are told apart only when nothing else is open. */
const OF_TRAINS = 0.1
/** A question counts twice as much where the prices come to this. */
const DEAR = 100

/** Does one run use both units, or does a train of the list run by the unit? */
export type Question =
  | { readonly unit: number; readonly other: number }
  | { readonly unit: number; readonly list: number }

/** What an answer leaves: lists of runs, and which runs of the programme are among them. */
export interface Answer {
  readonly lists: readonly Choices[]
  keeps(column: RunColumn): boolean
}

/** The question that parts of runs answer least clearly, the dearer the better. Nothing if they are whole. */
export function openQuestion(
  parts: readonly Part<RunColumn>[],
  lists: readonly Choices[],
  prices: Float64Array,
): Question | undefined {
  const units = prices.length
  const size = units + lists.length
  /** How much runs by each row, and by each two. */
  const single = new Float64Array(size)
  const both = new Float64Array(size * size)
  for (const { column, share } of parts) {
    if (share < FRACTION) continue
    for (const [index, row] of column.rows.entries()) {
      single[row]! += share
      for (const other of column.rows.slice(index + 1)) both[row * size + other]! += share
    }
  }
  let question: Question | undefined
  let most = 0
  for (let unit = 0; unit < units; unit++)
    for (let other = unit + 1; other < size; other++) {
      const list = other - units
      const yes = both[unit * size + other]!
      if (yes < FRACTION || (list >= 0 && lists[list]!.trains > 1)) continue
      const no = (single[unit]! + single[other]!) / 2 - yes
      if (no < FRACTION) continue
      const weight =
        list < 0 ? 1 + (prices[unit]! + prices[other]!) / DEAR : OF_TRAINS * (1 + prices[unit]! / DEAR)
      if (Math.min(yes, no) * weight <= most) continue
      most = Math.min(yes, no) * weight
      question = list < 0 ? { unit, other } : { unit, list }
    }
  return question
}

/** Whether a train runs by the dearest unit that only some runs of its list use. Nothing if all lists use all or nothing. */
export function anyQuestion(
  lists: readonly Choices[],
  prices: Float64Array,
  wordCount: number,
): Question | undefined {
  let question: Question | undefined
  for (const [list, choices] of lists.entries()) {
    const users = new Int32Array(prices.length)
    for (let run = 0; run < choices.size; run++)
      for (const unit of usedBy(choices, run, wordCount)) users[unit]!++
    for (const [unit, count] of users.entries())
      if (count > 0 && count < choices.size && !(question && prices[unit]! <= prices[question.unit]!))
        question = { unit, list }
  }
  return question
}

/** What the answers leave: yes first. Every set is among those of one of them. */
export function answersTo(
  question: Question,
  lists: readonly Choices[],
  wordCount: number,
): readonly Answer[] {
  return 'other' in question
    ? aboutUnits(question.unit, question.other, lists, wordCount)
    : aboutTrain(question.unit, question.list, lists, wordCount)
}

/** If one run uses both units, no other uses either of them. */
const aboutUnits = (unit: number, other: number, lists: readonly Choices[], wordCount: number): Answer[] => [
  {
    lists: lists.map((list) =>
      selectRuns(
        list,
        (run) => has(list, run, unit, wordCount) === has(list, run, other, wordCount),
        wordCount,
      ),
    ),
    keeps: ({ units }) => units.includes(unit) === units.includes(other),
  },
  {
    lists: lists.map((list) =>
      selectRuns(
        list,
        (run) => !(has(list, run, unit, wordCount) && has(list, run, other, wordCount)),
        wordCount,
      ),
    ),
    keeps: ({ units }) => !(units.includes(unit) && units.includes(other)),
  },
]

/** If a train of the list runs by the unit, it must run, and no other train runs there. */
function aboutTrain(unit: number, index: number, lists: readonly Choices[], wordCount: number): Answer[] {
  const list = lists[index]!
  const avoiding = lists.map((list) => selectRuns(list, (run) => !has(list, run, unit, wordCount), wordCount))
  const using = {
    ...selectRuns(list, (run) => has(list, run, unit, wordCount), wordCount),
    trains: 1,
    mustRun: true,
  }
  const rest = list.trains > 1 ? [{ ...avoiding[index]!, trains: list.trains - 1 }] : []
  return [
    {
      lists: [...avoiding.with(index, using), ...rest],
      keeps: (column) => column.units.includes(unit) === (column.list === index),
    },
    {
      lists: lists.with(index, avoiding[index]!),
      keeps: (column) => !(column.list === index && column.units.includes(unit)),
    },
  ]
}

const has = ({ uses }: Choices, run: number, unit: number, wordCount: number): boolean =>
  ((uses[run * wordCount + (unit >> 5)]! >>> (unit & 31)) & 1) === 1
