import { z } from '@hono/zod-openapi'

interface Carrying {
  readonly content: { readonly 'application/json': { readonly schema: object } }
}

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly security?: unknown
  readonly parameters?: readonly {
    readonly $ref?: string
    readonly in?: string
    readonly required?: boolean
  }[]
  readonly requestBody?: Carrying
  readonly responses: Readonly<Record<string, Carrying>>
}

/** What `/api` answers. */
export interface ApiDescription {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Every request that is described, by its method and path. */
export const operationsIn = ({ paths }: ApiDescription) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  )

/** Reads by the description alone; what is not described is wrong. */
export function readingBy(description: ApiDescription) {
  const local = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'), closeObjects)
  const $defs = local(description.components.schemas)
  const readers = new Map<string, z.ZodType>()
  const reader = (schema: object): z.ZodType => {
    const known = readers.get(JSON.stringify(schema)) ?? z.fromJSONSchema({ ...local(schema), $defs })
    readers.set(JSON.stringify(schema), known)
    return known
  }
  return {
    named: (name: string) => reader({ $ref: `#/components/schemas/${name}` }),
    answer(method: string, path: string, status: number) {
      const { name, responses } = operationsIn(description).find(({ name }) => isFor(name, method, path))!
      const { content } = responses[status === 200 ? 200 : 'default']!
      return { name, shape: reader(content['application/json'].schema) }
    },
  }
}

/** `get /games/{id}` is for GET and any game. */
const isFor = (name: string, method: string, path: string): boolean =>
  new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
    `${method.toLowerCase()} ${path.split('?')[0]}`,
  )

/** An object that does not say what else it may have has nothing else. */
const closeObjects = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
    ? { additionalProperties: false, ...value }
    : value
