import { STOP_KINDS } from '@roundhouse/board'
import { fits, limitsOf } from './allowance.ts'
import type { Bonus, RunningTrain, RunStatement, RunStop } from './runStatement.ts'

/** What a train earns on a path, and where it is paid. */
export interface Appraisal {
  readonly worth: number
  readonly paid: readonly number[]
}

/** A train's judgement of one path after another; it is told of every stop that joins or leaves. */
export interface Appraiser {
  /** Whether the train could still run so far: more stops only make it harder. */
  grow(stop: number): boolean
  /** Takes back what grew last. */
  shrink(stop: number): void
  /** The most it can earn with the stops so far, of which these two are the ends; -1 if it cannot run so. */
  worth(stops: readonly number[], end: number, otherEnd: number): number
  /** The most it can earn, with the stops that are paid for it; nothing if it cannot run so. */
  appraisal(stops: readonly number[], end: number, otherEnd: number): Appraisal | undefined
}

/** A subsidy is as good as revenue: it is the company's too. It stands beside the revenue, so no train multiplies it. */
const worthOf = ({ revenue, subsidy = 0 }: RunStop, { multiplier }: RunningTrain): number =>
  revenue * multiplier + subsidy

export function appraiserOf({ stops, bonuses, rules }: RunStatement, train: RunningTrain): Appraiser {
  const kinds = stops.map(({ kind }) => STOP_KINDS.indexOf(kind))
  const limits = limitsOf(train).filter((limit) => limit.kinds.some((kind) => kinds.includes(kind)))
  const worths = stops.map((stop) => worthOf(stop, train))
  const mayEnd = stops.map(({ kind }) => rules.endKinds.includes(kind))
  const skips = stops.map(({ kind }) => train.skips.includes(kind))
  const visits = train.visits ?? Number.POSITIVE_INFINITY
  const every = bonuses.filter(({ trains }) => trains === null || trains.includes(train.name))
  /** What any run earns, since it is paid at some stop. */
  const sure = paysSomewhere(rules, train) ? every.filter((bonus) => isAnywhere(bonus, stops)) : []
  const sureWorth = sure.reduce((sum, { amount }) => sum + amount * train.multiplier, 0)
  const own = every.filter((bonus) => !sure.includes(bonus))
  const endsPaid = rules.ends === 'paid'
  const isPlain = own.length === 0 && rules.token === 'visited'
  /** The one limit, where it is the only one and every stop that may be skipped is charged to it. */
  const onlyLimit =
    limits.length === 1 && train.skips.every((kind) => limits[0]!.kinds.includes(STOP_KINDS.indexOf(kind)))
      ? limits[0]
      : undefined

  /** Stops that must be paid: how many of each kind, and their worth. */
  const due = new Int32Array(STOP_KINDS.length)
  let dueWorth = 0
  /** Stops that may be skipped, the best first. */
  const optional = new Int32Array(stops.length)
  let optionals = 0
  let touched = 0
  /** How many stops ago the path became too much for the train; nothing is counted beyond that. */
  let beyond = 0
  const counts = new Int32Array(STOP_KINDS.length)

  function insert(stop: number): void {
    let index = optionals++
    while (index > 0 && worths[optional[index - 1]!]! < worths[stop]!) {
      optional[index] = optional[index - 1]!
      index--
    }
    optional[index] = stop
  }

  function remove(stop: number): void {
    let index = 0
    while (optional[index] !== stop) index++
    optionals--
    for (; index < optionals; index++) optional[index] = optional[index + 1]!
  }

  /** Pays what must be paid, then the best of the rest while the allowances last. The best first is right for any allowances: they form a matroid. */
  function best(mustPay: (stop: number) => boolean, paid?: number[]): number {
    counts.set(due)
    let sum = dueWorth
    for (let index = 0; index < optionals; index++) {
      const stop = optional[index]!
      if (!mustPay(stop)) continue
      counts[kinds[stop]!]!++
      sum += worths[stop]!
      paid?.push(stop)
    }
    if (!fits(limits, counts)) return -1
    for (let index = 0; index < optionals; index++) {
      const stop = optional[index]!
      if (mustPay(stop)) continue
      const kind = kinds[stop]!
      counts[kind]!++
      if (fits(limits, counts)) {
        sum += worths[stop]!
        paid?.push(stop)
      } else counts[kind]!--
    }
    return sum
  }

  /** The best where only the two ends must be paid and no bonus is in sight: the case that decides how long a search takes. */
  function bestBetween(end: number, otherEnd: number): number {
    if (!onlyLimit) return best((stop) => endsPaid && (stop === end || stop === otherEnd))
    let room = onlyLimit.max
    for (const kind of onlyLimit.kinds) room -= due[kind]!
    let sum = dueWorth
    if (endsPaid && skips[end]) {
      sum += worths[end]!
      room--
    }
    if (endsPaid && skips[otherEnd]) {
      sum += worths[otherEnd]!
      room--
    }
    if (room < 0) return -1
    for (let index = 0; index < optionals && room > 0; index++) {
      const stop = optional[index]!
      if (endsPaid && (stop === end || stop === otherEnd)) continue
      sum += worths[stop]!
      room--
    }
    return sum
  }

  /** Tries every way of earning the bonuses, and of being paid at a token. */
  function judge(path: readonly number[], end: number, otherEnd: number): Appraisal | undefined {
    const isPaid = path.filter((stop) => !skips[stop])
    let found: Appraisal | undefined
    for (const forced of demandsOn(path, own, rules.token === 'paid' ? tokensIn(path) : undefined)) {
      const paid = [...isPaid]
      const sum = best((stop) => forced.has(stop) || (endsPaid && (stop === end || stop === otherEnd)), paid)
      if (sum < 0) continue
      const worth = sum + sureWorth + bonusEarned(own, paid) * train.multiplier
      if (!found || worth > found.worth) found = { worth, paid }
    }
    return found
  }

  const tokensIn = (path: readonly number[]): number[] => path.filter((stop) => stops[stop]!.token)

  const appraiser: Appraiser = {
    grow(stop) {
      if (beyond > 0) {
        beyond++
        return false
      }
      touched++
      if (touched > visits) beyond = 1
      if (skips[stop]) insert(stop)
      else {
        due[kinds[stop]!]!++
        dueWorth += worths[stop]!
        if (!fits(limits, due)) beyond = 1
      }
      return beyond === 0
    },
    shrink(stop) {
      if (beyond > 0) beyond--
      if (beyond > 0) return
      touched--
      if (skips[stop]) remove(stop)
      else {
        due[kinds[stop]!]!--
        dueWorth -= worths[stop]!
      }
    },
    worth(path, end, otherEnd) {
      if (beyond > 0 || !mayEnd[end] || !mayEnd[otherEnd]) return -1
      if (isPlain) {
        const sum = bestBetween(end, otherEnd)
        return sum < 0 ? sum : sum + sureWorth
      }
      // where nothing may be skipped, there is nothing to choose
      if (optionals === 0) return dueWorth + sureWorth + bonusEarned(own, path) * train.multiplier
      return judge(path, end, otherEnd)?.worth ?? -1
    },
    appraisal(path, end, otherEnd) {
      for (const stop of path) appraiser.grow(stop)
      const found =
        touched <= visits && mayEnd[end] && mayEnd[otherEnd] ? judge(path, end, otherEnd) : undefined
      for (const stop of path) appraiser.shrink(stop)
      return found
    },
  }
  return appraiser
}

/** Whether a train is paid somewhere wherever it runs: at one of the ends, if nowhere else. */
const paysSomewhere = ({ endKinds }: RunStatement['rules'], { pays }: RunningTrain): boolean =>
  endKinds.every((kind) => pays.some(({ kinds, max }) => kinds.includes(kind) && max !== 0))

/** Whether a bonus is earned at whatever stop. */
const isAnywhere = ({ at, with: lists }: Bonus, stops: RunStatement['stops']): boolean =>
  lists.length === 0 && new Set(at).size === stops.length

/** What bonuses a set of paid stops earns. */
function bonusEarned(bonuses: readonly Bonus[], paid: readonly number[]): number {
  let sum = 0
  const isEarned = (list: readonly number[]): boolean => list.some((stop) => paid.includes(stop))
  for (const { at, with: lists, amount } of bonuses) if (isEarned(at) && lists.every(isEarned)) sum += amount
  return sum
}

/** Sets of stops to be paid: every way of earning each choice of the bonuses, and of being paid at one of the tokens. */
function demandsOn(
  path: readonly number[],
  bonuses: readonly Bonus[],
  tokens: readonly number[] = [],
): ReadonlySet<number>[] {
  let demands: ReadonlySet<number>[] = tokens.length > 0 ? tokens.map((stop) => new Set([stop])) : [new Set()]
  for (const { at, with: lists } of bonuses) {
    let ways = demands
    for (const list of [at, ...lists]) {
      const here = list.filter((stop) => path.includes(stop))
      ways = ways.flatMap((way) => here.map((stop) => new Set([...way, stop])))
    }
    demands = [...demands, ...ways]
  }
  return demands
}
