import * as z from 'zod/mini'
import { refusalShape } from './kernelShapes.ts'
import { fields, list, means, whole } from './shapeBuilders.ts'
import { TROUBLES } from './trouble.ts'

const refusedShape = fields({ trouble: z.literal('refused'), refusal: refusalShape })
export type Refused = z.infer<typeof refusedShape>

const overtakenShape = fields({
  trouble: z.literal('overtaken'),
  seq: means('How many entries the log has now.', whole),
})
/** Somebody was faster; the log has so many entries now. */
export type Overtaken = z.infer<typeof overtakenShape>

const oftenShape = fields({
  trouble: z.literal('often'),
  seconds: means('How long to wait before it is worth another try.', whole),
})
/** How long to wait before it is worth another try. */
export type Often = z.infer<typeof oftenShape>

const misformedShape = fields({
  trouble: z.literal('form'),
  fields: z.exactOptional(means('What of it is wrong, as in `settings.quiet.from`.', list(z.string()))),
})

const SAYING_MORE = ['refused', 'overtaken', 'often', 'form'] as const
type SayingMore = (typeof SAYING_MORE)[number]
const bare = TROUBLES.filter(
  (code): code is Exclude<typeof code, SayingMore> => !SAYING_MORE.includes(code as SayingMore),
)

export const troubleAnswerShape = means(
  'Why a request was not answered as asked.',
  z.discriminatedUnion('trouble', [
    refusedShape,
    overtakenShape,
    oftenShape,
    misformedShape,
    fields({ trouble: z.enum(bare) }),
  ]),
)
export type TroubleAnswer = z.infer<typeof troubleAnswerShape>
