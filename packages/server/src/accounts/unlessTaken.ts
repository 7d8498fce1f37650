import { UniqueViolation } from '../store/db.ts'
import { RequestTrouble } from '../trouble.ts'

/** A name or address that somebody else has is trouble of whoever asked for it. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UniqueViolation ? new RequestTrouble('taken') : error
  }
}
