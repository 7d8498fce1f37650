import * as z from 'zod/mini'
import { refusalShape } from './kernelShapes.ts'
import { described, fields, list, whole } from './shapeBuilders.ts'
import { TROUBLES } from './trouble.ts'

const refusedAnswerShape = fields({ trouble: z.literal('refused'), refusal: refusalShape })
export type RefusedAnswer = z.infer<typeof refusedAnswerShape>

const seqConflictShape = fields({
  trouble: z.literal('overtaken'),
  seq: described('How many entries the log has now.', whole),
})
/** Somebody was faster; the log has so many entries now. */
export type SeqConflict = z.infer<typeof seqConflictShape>

const tooManyRequestsShape = fields({
  trouble: z.enum(['often', 'busy']),
  seconds: described('How long to wait before it is worth another try.', whole),
})
/** How long to wait before it is worth another try. */
export type TooManyRequests = z.infer<typeof tooManyRequestsShape>

const misformedAnswerShape = fields({
  trouble: z.literal('form'),
  fields: z.exactOptional(described('What of it is wrong, as in `settings.quiet.from`.', list(z.string()))),
})

/** What of a request has not the form that is described. */
export type MisformedAnswer = z.infer<typeof misformedAnswerShape>

const bannedAnswerShape = fields({
  trouble: z.literal('banned'),
  until: z.exactOptional(
    described('When that ends, in milliseconds since 1970; absent where it has no end.', whole),
  ),
  reason: z.exactOptional(described('In the words of whoever runs the site.', z.string())),
})
/** Until when an account is banned, and why. */
export type BannedAnswer = z.infer<typeof bannedAnswerShape>

const closedAnswerShape = fields({
  trouble: z.literal('closed'),
  reason: z.exactOptional(described('In the words of whoever closed the table.', z.string())),
})

/** Why a table that waited is no more. */
export type ClosedAnswer = z.infer<typeof closedAnswerShape>

const DETAILED_TROUBLES = ['refused', 'overtaken', 'often', 'busy', 'form', 'banned', 'closed'] as const
type DetailedTrouble = (typeof DETAILED_TROUBLES)[number]
const bare = TROUBLES.filter(
  (code): code is Exclude<typeof code, DetailedTrouble> =>
    !DETAILED_TROUBLES.includes(code as DetailedTrouble),
)

export const troubleAnswerShape = described(
  'Why a request was not answered as asked.',
  z.discriminatedUnion('trouble', [
    refusedAnswerShape,
    seqConflictShape,
    tooManyRequestsShape,
    misformedAnswerShape,
    bannedAnswerShape,
    closedAnswerShape,
    fields({ trouble: z.enum(bare) }),
  ]),
)
export type TroubleAnswer = z.infer<typeof troubleAnswerShape>
