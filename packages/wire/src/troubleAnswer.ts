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

const DETAILED_TROUBLES = ['refused', 'overtaken', 'often', 'busy', 'form'] as const
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
    fields({ trouble: z.enum(bare) }),
  ]),
)
export type TroubleAnswer = z.infer<typeof troubleAnswerShape>
