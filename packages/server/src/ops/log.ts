/** One line of JSON for each thing worth knowing. Whoever calls names no password, cookie or token. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  what: string,
  figures?: Readonly<Record<string, unknown>>,
) => void

export const logTo =
  (write: (line: string) => void, now: () => number): Log =>
  (level, what, figures = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, what, ...figures })}\n`)

/** Says what did not work, and why: for what nobody waits for. */
export const logFailure =
  (log: Log, level: 'warn' | 'error', what: string) =>
  (error: unknown): void =>
    log(level, what, { error: String(error) })
