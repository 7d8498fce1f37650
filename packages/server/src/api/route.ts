import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { TROUBLES } from '@roundhouse/wire'
import type { World } from '../world.ts'

/** Who asks: the account of the session, or nobody. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface Surroundings {
  Variables: { visitor: Visitor | null; world: World }
}

export type Api = OpenAPIHono<Surroundings>

const trouble = z.looseObject({ trouble: z.enum(TROUBLES) }).openapi('Trouble')
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
      default: { description: 'Why not', content: json(trouble) },
    },
  } as Config & {
    responses: { 200: { description: string; content: { 'application/json': { schema: Answer } } } }
  })

export const body = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: json(schema) },
})

export const nothing = z.strictObject({})

/** What the kernel's types describe better than a schema could. */
export const anything = <T>() => z.custom<T>().openapi({ type: 'object' })

export const id = z.string().regex(/^[a-z0-9]{6,32}$/)
export const idParam = z.object({ id })
