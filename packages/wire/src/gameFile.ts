import type { GameRecord } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { recordFields } from './record.ts'
import { described } from './shapeBuilders.ts'

/** The file of a game. While it goes on, what is secret is cut out of it, and then it cannot be replayed. */
export interface GameFile extends GameRecord {
  readonly redacted?: true
}

export const entryShape = described(
  'An `action` as it was asked for (of a secret choice of others only its kind) with the luck that fell in it (`chance`: each time the numbers 0 to n - 1 in an order); or how many moves are taken back (`undo`) or given back (`redo`), which are entries like any other: the log only grows.',
  recordFields.entries.def.element,
)

export const gameFileShape: z.ZodMiniType<GameFile> = described(
  'A whole game as one file. While it goes on, what is secret is cut out of it (`redacted`: no seed and no luck, and of what others chose in secret only its kind), and then it cannot be replayed.',
  z.object({
    ...recordFields,
    version: described('Of the rules: raised when an old log would play differently.', recordFields.version),
    players: described('Names in the order of seats.', recordFields.players),
    options: described('As in `Options`, with what was left out filled in.', recordFields.options),
    setup: described('The luck that fell in the set-up.', recordFields.setup),
    entries: z.array(entryShape),
    endedBy: described(
      'Who ended it after the last entry, though its rules did not: its players, or the program on which it was played.',
      recordFields.endedBy,
    ),
    result: described(
      'What the game came to: the hash of the last position, for checking it again later, and the scores by name.',
      recordFields.result,
    ),
    redacted: z.exactOptional(z.literal(true)),
  }),
)
