import type { CheckedGame, Language } from '@roundhouse/kernel'

/** The world around a command: where it writes, where it stands, which games there are. */
export interface Shell {
  out(text: string): void
  err(text: string): void
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Somebody watches stderr, so progress is welcome. */
  readonly watched: boolean
  /** How many threads may work at once. */
  readonly cores: number
  /** The folder of the built site. */
  readonly site: string
  /** Says when what runs on and on is to end. */
  readonly stop: AbortSignal
  readonly games: Readonly<Record<string, () => Promise<CheckedGame>>>
  /** The text of a game's rule book. */
  rules(game: string, language: Language): Promise<string>
}

/** What a command tells the program that called it; the names are those of the help. */
export const EXIT = { fine: 0, wrong: 1, badInput: 2, internal: 70, output: 74 } as const
