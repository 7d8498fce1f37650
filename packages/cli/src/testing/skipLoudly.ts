/** Whether a test has to be skipped: when there is a reason, everybody is told. For `test.skipIf`. */
export function skipLoudly(name: string, reason: string | undefined): boolean {
  if (reason !== undefined) console.warn(`SKIPPED: ${name}: ${reason}`)
  return reason !== undefined
}
