import { WorkerTrouble } from '../../worker/connection.ts'
import { state } from './state.ts'

/** Asks something of the table; meanwhile the screen is busy, and what goes wrong is told. */
export async function request(work: () => Promise<void>): Promise<void> {
  const { visit, requests, failure, closingReason } = state
  const here = visit.value
  requests.value++
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    if (visit.value !== here) return
    failure.value = error.code
    closingReason.value = error.reason ?? null
  } finally {
    if (visit.value === here) requests.value--
  }
}
