import type { Game, RuleBooks } from '@roundhouse/kernel'

/** The world around a command: where it writes, where it stands, which games there are. */
export interface Shell {
  out(text: string): void
  err(text: string): void
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Somebody watches stderr, so progress is welcome. */
  readonly watched: boolean
  readonly games: Readonly<Record<string, () => Promise<Game>>>
  books(game: string): Promise<RuleBooks>
}

/** What a command tells the program that called it. */
export const EXIT = { fine: 0, wrong: 1, badInput: 2, internal: 70 } as const
