import * as z from 'zod/mini'

const id = z.union([z.string(), z.number()])

/** One recorded action; what else it holds depends on its type. */
const single = z.looseObject({
  type: z.string(),
  entity: z.optional(z.nullable(id)),
  entity_type: z.optional(z.string()),
  id: z.optional(z.int()),
})

const recordedAction = z.extend(single, { auto_actions: z.optional(z.array(single)) })

/** A game as 18xx.games exports it, as far as its rules go. */
export const recordedFile = z.looseObject({
  id: z.optional(id),
  title: z.string(),
  players: z.array(z.looseObject({ id: z.optional(z.nullable(id)), name: z.string() })),
  settings: z.optional(
    z.looseObject({
      seed: z.optional(z.nullable(id)),
      optional_rules: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
  actions: z.array(recordedAction),
  result: z.optional(z.nullable(z.record(z.string(), z.number()))),
})

export type RecordedFile = z.infer<typeof recordedFile>
export type RecordedAction = z.infer<typeof recordedAction>
/** A recorded action by itself. */
export type SingleAction = z.infer<typeof single> & { readonly id?: number | undefined }

/** A player as actions name him: by number, or by name where there is none. */
export const playerKey = ({ id, name }: RecordedFile['players'][number]): string => String(id ?? name)

/** The seed in use: the one that is set, or the first digits in the name of the game. */
export function seedOf({ id, settings }: RecordedFile): number {
  const digits = /\d+/.exec(String(settings?.seed ?? '')) ?? /\d+/.exec(String(id ?? ''))
  return Number(BigInt(digits?.[0] ?? 0) % 2n ** 31n)
}

export const optionalRules = ({ settings }: RecordedFile): readonly string[] => settings?.optional_rules ?? []
