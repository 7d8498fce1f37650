import { processorTime } from '../threads/processorTime.ts'

/** What this thread works is shared out: at any time equally among all for whom something is under way. */
export interface WorkShare {
  /** Something is begun; the function says at its end which share of the work it had, in milliseconds. */
  begin(): () => number
}

export function workShareOf(worked: () => number = processorTime): WorkShare {
  let underWay = 0
  let last = 0
  /** What somebody would have to pay who was there from the beginning. */
  let each = 0
  const settle = (): void => {
    const now = worked()
    if (underWay > 0) each += (now - last) / underWay
    last = now
  }
  return {
    begin() {
      settle()
      const before = each
      underWay++
      return () => {
        settle()
        underWay--
        return each - before
      }
    },
  }
}
