import { type Entry, FORMAT, type GameRecord } from '@roundhouse/kernel'
import * as z from 'zod/mini'

// A browser loads this one too: what it means is said in `gameFile.ts`.

const seat = z.int().check(z.nonnegative())
const count = z.int().check(z.positive())
const luck = z.array(z.array(z.int()))

const recordEntryShape: z.ZodMiniType<Entry> = z.union([
  z.object({ seat, action: z.looseObject({ kind: z.string() }), chance: z.exactOptional(luck) }),
  z.object({ seat, undo: count }),
  z.object({ seat, redo: count }),
])

/** The fields of a game's file, for whoever reads one. */
export const recordFields = {
  format: z.literal(FORMAT),
  game: z.string(),
  version: z.int(),
  players: z.array(z.string()),
  options: z.unknown(),
  seed: z.int(),
  setup: luck,
  entries: z.array(recordEntryShape),
  endedBy: z.exactOptional(z.enum(['players', 'program'])),
  result: z.exactOptional(
    z.object({ hash: z.string(), scores: z.record(z.string(), z.nullable(z.number())) }),
  ),
} satisfies { [Field in keyof GameRecord]-?: z.ZodMiniType }
