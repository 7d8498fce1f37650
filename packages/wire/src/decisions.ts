import * as z from 'zod/mini'
import { askedFields, refusalShape } from './kernelShapes.ts'
import { described, fields, list, whole } from './shapeBuilders.ts'

const field = described('The field of the action that is to be filled in.', z.string())

const blankShape = described(
  'What is left open in an action.',
  z.discriminatedUnion('kind', [
    described(
      'A whole number from `min` to `max`.',
      fields({
        kind: z.literal('integer'),
        field,
        min: z.int(),
        max: z.int(),
        face: z.exactOptional(described('Of a price: what is printed, which may lie beyond them.', z.int())),
        usual: z.exactOptional(described('What is proposed to people, if not that or the least.', z.int())),
      }),
    ),
    described(
      'From `min` to `max` of the list, each once; best first.',
      fields({ kind: z.literal('subset'), field, from: list(z.string()), min: whole, max: whole }),
    ),
    described(
      'Too many to list: anything of the right form is judged when it is sent.',
      fields({
        kind: z.literal('open'),
        field,
        proposed: z.exactOptional(
          described('Some that will be accepted; only where they were asked for.', list(z.unknown())),
        ),
      }),
    ),
  ]),
)

const offerShape = described(
  'One action, or one action with a blank in it.',
  fields({
    action: described('As in `Action`, without the field of its blank.', z.looseObject({ kind: z.string() })),
    blank: z.exactOptional(blankShape),
  }),
)
/** One action, or one action with a blank in it. */
export type WireOffer = z.infer<typeof offerShape>

export const gameDecisionsShape = described(
  'What whoever asks may do now.',
  fields({
    seq: described('How many entries the log has: what is done is sent with it.', whole),
    decisions: described(
      'Empty for whoever is not asked, and for a spectator.',
      list(fields({ ...askedFields, offers: list(offerShape) })),
    ),
  }),
)
/** What one pair of eyes may do now. */
export type GameDecisions = z.infer<typeof gameDecisionsShape>

export const judgementShape = described(
  'Whether an action would be accepted now, and if not, why.',
  z.discriminatedUnion('fine', [
    fields({ fine: z.literal(true) }),
    fields({
      fine: z.literal(false),
      refusal: refusalShape,
      sentence: described('The same in words.', z.string()),
    }),
  ]),
)
/** Whether an action would be accepted now, and if not, why. */
export type Judgement = z.infer<typeof judgementShape>
