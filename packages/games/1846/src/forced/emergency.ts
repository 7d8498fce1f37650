import { movePrice } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { Emit1846 } from '../events.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { issueShares, refuseIssue } from '../shares/issuing.ts'
import { priceBeside, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { cheapestInBank, dearerSideOfCheapest, dearestInBank, pricesInBank } from '../trains/trainsForSale.ts'

/** 1846-6.62: so many shares, and what the treasury holds before the last step of the issue and after it. */
interface Issue {
  readonly count: number
  readonly before: number
  readonly after: number
}

/** 1846-6.62: the price moves left once for each share; then each yields the price one space further left. */
const yieldOf = (state: State1846, count: number): number =>
  priceBeside(state, corporationOnTurn(state), -count - 1)

/** 1846-6.62: the issues within the limit (1846-6.10b) that yield something, by rising count. */
function possibleIssues(state: State1846): Issue[] {
  const corporation = corporationOnTurn(state)
  const treasury = cashOnTurn(state)
  const counts: number[] = []
  for (let count = 1; !refuseIssue(state, corporation, count) && yieldOf(state, count) > 0; count++)
    counts.push(count)
  const reached = counts.map((count) => treasury + count * yieldOf(state, count))
  return counts.map((count, index) => {
    const after = reached[index]!
    return { count, after, before: Math.max(treasury, ...reached.filter((amount) => amount < after)) }
  })
}

/** 1846-6.62: the issues from which the corporation chooses; none once it has issued. */
export function emergencyIssues(state: State1846): Issue[] {
  if (state.operation!.emergencyIssued) return []
  const possible = possibleIssues(state)
  return possible.filter((issue) => !refuseAmong(state, possible, issue))
}

/** 1846-6.62, 1846-6.63: why it may not issue so many. */
export function refuseEmergencyIssue(state: State1846, count: number): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const refused = refuseIssue(state, corporation, count)
  if (refused) return refused
  const possible = possibleIssues(state)
  const issue = possible.find((one) => one.count === count)
  return issue ? refuseAmong(state, possible, issue) : refusal('1846-6.62', 'yield', { corporation, count })
}

function refuseAmong(state: State1846, possible: readonly Issue[], issue: Issue): Refusal | undefined {
  const { count, before, after } = issue
  const cheapest = cheapestInBank(state)
  if (!possible.some((one) => one.after >= cheapest)) {
    const largest = possible.at(-1)!.count
    return count === largest ? undefined : refusal('1846-6.63', 'largest', { count, largest })
  }
  if (after < cheapest) return refusal('1846-6.63', 'too-few', { count, after, cheapest })
  const dearest = dearestInBank(state)
  if (before >= dearest) return refusal('1846-6.63', 'too-many', { count, before, dearest })
  // of numbers that yield the same the smallest comes first: recorded games stop only at what reaches the dearest side
  const mayBeUseless = state.options.uselessIssue === 'allowed'
  const first = possible.find((one) => one.after === after)!.count
  if (count > first && (after >= dearest || !mayBeUseless))
    return refusal('1846-6.63', 'same', { count, first })
  if (mayBeUseless) return undefined
  const bringsNone = !pricesInBank(state).some((price) => before < price && price <= after)
  return bringsNone && before >= dearerSideOfCheapest(state)
    ? refusal('1846-G.1', 'useless', { count, before, after })
    : undefined
}

/** 1846-6.62, 1846-6.64: the price first moves; what is bought must need the last step. */
export function issueInEmergency(state: State1846, { count, before }: Issue, emit: Emit1846): void {
  const price = yieldOf(state, count)
  movePrice(TITLE, state, corporationOnTurn(state), 'left', count, emit)
  issueShares(state, count, price, true, emit)
  Object.assign(state.operation!, { emergencyIssued: true, trainAbove: before })
}
