import type { Asked, Figure, GameEvent, GameState, Refusal, Standing } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { described, whole } from './shapeBuilders.ts'

// The kernel has no schemas: each of these is held to the type that it describes.

export const seatShape = described('A place at the table, counted clockwise from 0.', whole)

export const positionShape: z.ZodMiniType<GameState> = described(
  'The whole position without what these eyes may not see. Apart from `chance` it is the game’s own: `State` in `packages/games/GAME/src/state.ts`.',
  z.looseObject({
    chance: described(
      'The generator, which nobody sees: always four noughts.',
      z.tuple([z.int(), z.int(), z.int(), z.int()]),
    ),
  }),
)

export const gameEventShape: z.ZodMiniType<GameEvent> = described(
  'What happened. The rest of it depends on the game and the kind: `packages/games/GAME/src/events.ts`.',
  z.looseObject({
    kind: z.string(),
    to: z.exactOptional(described('For the eyes of that seat only.', seatShape)),
  }),
)

const figureShape: z.ZodMiniType<Figure> = described(
  'A number, a word of the game, a list of them, or a player.',
  z.union([
    z.number(),
    z.string(),
    z.array(z.union([z.number(), z.string()])),
    z.object({ seat: seatShape }),
  ]),
)

export const refusalShape: z.ZodMiniType<Refusal> = described(
  'Why something is not allowed.',
  z.object({
    rule: described(
      'The id of the rule, such as `1846-5.24`; its text is in `packages/games/GAME/rules.en.md` and `rules.ja.md`.',
      z.string(),
    ),
    reason: described('Which of the sentences that stand with the rule.', z.string()),
    figures: described('What fills the blanks of that sentence, by name.', z.record(z.string(), figureShape)),
  }),
)

export const standingShape: z.ZodMiniType<Standing> = z.object({
  seat: seatShape,
  rank: described('1 for the winner; players who share a place have the same rank.', whole),
  score: described('null for a player who left the game without a score.', z.nullable(z.number())),
})

export const askedFields = {
  seat: seatShape,
  as: z.exactOptional(described('In whose name: a company of which this seat is president.', z.string())),
  prompt: described('Which question it is, by the game’s own name for it.', z.string()),
} satisfies { [Field in keyof Asked]-?: z.ZodMiniType<Asked[Field]> }
