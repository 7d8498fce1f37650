import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { WIRE_SHAPES } from '@roundhouse/wire/shapes'
import type { Context, TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import { atSameCost, chargePayer } from '../budgets/payer.ts'
import type { JsonText } from '../jsonText.ts'
import type { Services } from '../services.ts'

/** Who asks: the account of the session, or nobody. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface ApiEnvironment {
  Variables: { visitor: Visitor | null; services: Services }
}

export type Api = OpenAPIHono<ApiEnvironment>

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } })

/** A route as it is described: what it takes, what it answers, and that it may answer with a trouble. */
export const route = <Config extends Omit<RouteConfig, 'responses'>, Answer extends z.ZodType>(
  config: Config,
  answer: Answer,
) =>
  createRoute({
    ...config,
    responses: {
      200: { description: 'Done', content: json(answer) },
      default: { description: 'Why not', content: json(answerShape('Trouble')) },
    },
  } as Config & {
    responses: { 200: { description: string; content: { 'application/json': { schema: Answer } } } }
  })

export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: json(schema) },
})

export const emptyShape = z.strictObject({})

/** What is answered, by its name in the description, where its shape is put. */
export const answerShape = <Name extends keyof typeof WIRE_SHAPES>(name: Name) =>
  z.custom<z.infer<(typeof WIRE_SHAPES)[Name]>>((answer) => answer !== null).openapi(name, { type: 'object' })

/** What is given, read by the shape of that name. */
export const requestShape = <Name extends keyof typeof WIRE_SHAPES>(name: Name) =>
  z.unknown().pipe(WIRE_SHAPES[name]).openapi(name, { type: 'object' })

/** So many characters are packed in a millisecond, which is done in no thread of ours. */
const PACKED_PER_MS = 50_000

/** Answers with what is JSON already. */
export function answerText<T>(context: Context<ApiEnvironment>, text: JsonText<T>) {
  chargePayer(text.length / PACKED_PER_MS)
  return context.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<
    JSONParsed<T>,
    200,
    'json'
  >
}

/** Answers with JSON in pieces, each when there is room for it. What goes wrong before the first is answered as ever. */
export async function answerPieces(context: Context<ApiEnvironment>, pieces: AsyncGenerator<string>) {
  const first = await pieces.next()
  const next = atSameCost(() => pieces.next())
  const all = async function* () {
    for (let piece = first; !piece.done; piece = await next()) yield piece.value
  }
  const text = ReadableStream.from(all()).pipeThrough(new TextEncoderStream())
  return context.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<
    JSONParsed<Record<string, unknown>>,
    200,
    'json'
  >
}

/** A whole number in an address. */
export const integerParam = (most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().max(most))
    .openapi({ type: 'integer', minimum: 0, maximum: most })

export const id = z.string().regex(/^[a-z0-9]{6,32}$/)
export const idParam = z.object({ id })
