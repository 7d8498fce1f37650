import * as z from 'zod/mini'
import { refusalShape } from './kernel.ts'
import { fields, list, means, whole } from './means.ts'
import { TROUBLES } from './trouble.ts'

const refused = fields({ trouble: z.literal('refused'), refusal: refusalShape })
export type Refused = z.infer<typeof refused>

const overtaken = fields({
  trouble: z.literal('overtaken'),
  seq: means('How many entries the log has now.', whole),
})
/** Somebody was faster; the log has so many entries now. */
export type Overtaken = z.infer<typeof overtaken>

const often = fields({
  trouble: z.literal('often'),
  seconds: means('How long to wait before it is worth another try.', whole),
})
/** How long to wait before it is worth another try. */
export type Often = z.infer<typeof often>

const misformed = fields({
  trouble: z.literal('form'),
  fields: z.exactOptional(means('What of it is wrong, as in `settings.quiet.from`.', list(z.string()))),
})

const SAYING_MORE = ['refused', 'overtaken', 'often', 'form'] as const
type SayingMore = (typeof SAYING_MORE)[number]
const bare = TROUBLES.filter(
  (code): code is Exclude<typeof code, SayingMore> => !SAYING_MORE.includes(code as SayingMore),
)

export const troubleAnswer = means(
  'Why a request was not answered as asked.',
  z.discriminatedUnion('trouble', [refused, overtaken, often, misformed, fields({ trouble: z.enum(bare) })]),
)
export type TroubleAnswer = z.infer<typeof troubleAnswer>
