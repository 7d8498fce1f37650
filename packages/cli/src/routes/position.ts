import { STOP_KINDS } from '@roundhouse/board'
import { isPositionProblem, type PositionFile, type RoutePosition, readPosition } from '@roundhouse/routes'
import * as z from 'zod/mini'
import { BadInput } from '../badInput.ts'
import { type NamedFile, wholeText } from '../files.ts'
import { jsonOf } from '../json.ts'

/** Far more than any stop pays, and little enough for every sum. */
const MOST = 9999

const amount = z.int().check(z.gte(0), z.lte(MOST))
const count = z.int().check(z.gte(0))
const kind = z.enum(STOP_KINDS)
const names = z.array(z.string())

const Stop = z.object({
  kind,
  revenue: amount,
  slots: z.optional(count),
  tokens: z.optional(z.array(z.nullable(z.string()))),
  countsAs: z.optional(kind),
})

const end = z.union([z.number(), z.string()])

const Hex = z.object({
  hex: z.string(),
  rotation: z.optional(z.number()),
  stops: z.array(Stop),
  paths: z.array(z.tuple([end, end])),
  neighbors: z.array(z.nullable(z.string())),
})

const Rules = z.strictObject({
  sameTrackTwice: z.boolean(),
  sameStopTwice: z.boolean(),
  sameStopHexTwice: z.boolean(),
  betweenRoutes: z.string(),
  trackUnit: z.string(),
  minStops: z.number(),
  ends: z.string(),
  token: z.string(),
  blocking: z.string(),
  offboard: z.string(),
  offboardToOffboard: z.boolean(),
  idleTrains: z.boolean(),
  bonusBeforeMultiplier: z.boolean(),
})

const Train = z.object({
  name: z.string(),
  pays: z.array(z.object({ kinds: z.array(kind), max: z.nullable(count) })),
  skips: z.array(kind),
  visits: z.nullable(count),
  multiplier: z.int().check(z.gte(1), z.lte(10)),
})

const Bonus = z.object({ at: names, with: z.array(names), amount, trains: z.nullable(names) })

const Case = z.object({
  id: z.string(),
  corporation: z.string(),
  trains: z.array(Train),
  bonuses: z.array(Bonus),
  expected: z.optional(z.nullable(z.object({ revenue: z.number() }))),
})

const File: z.ZodMiniType<PositionFile> = z.object({
  name: z.string(),
  hexes: z.array(Hex),
  rules: Rules,
  cases: z.array(Case),
})

/** The position in a file; what is wrong with it is told with its place on the board. */
export async function positionIn(given: NamedFile): Promise<RoutePosition> {
  const { name } = given
  const text = await wholeText(given)
  if (text === '') throw new BadInput((words) => words.emptyFile(name))
  const content = jsonOf(text, new BadInput((words) => words.brokenJson(name)))
  const file = File.safeParse(content)
  if (!file.success) throw badPosition(name, content, file.error.issues[0]!)
  const position = readPosition(file.data)
  if (!isPositionProblem(position)) return position
  const { problem } = position
  throw new BadInput((words) => (words.position[problem] as Sentence)(name, position))
}

/** The sentence on a problem takes that problem, which the types of a record cannot say. */
type Sentence = (file: string, problem: object) => string

function badPosition(name: string, content: unknown, issue: z.core.$ZodIssue): BadInput {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path
  if (path.length < 2) return new BadInput((words) => words.noPosition(name))
  const value = valueAt(content, path)
  const where = whereText(content, path)
  return new BadInput((words) =>
    value === undefined
      ? words.missingField(name, where)
      : words.badField(name, where, JSON.stringify(value).slice(0, 40)),
  )
}

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], content)

/** Where something is: a hex and a case by name, and the way from there. */
function whereText(content: unknown, [part, key, ...rest]: readonly PropertyKey[]): string {
  const named = valueAt(content, [part!, key!]) as { hex?: unknown; id?: unknown } | null
  const name = part === 'hexes' ? named?.hex : part === 'cases' ? named?.id : undefined
  const start = typeof name === 'string' ? `${name}:` : `${String(part)}${step(key!)}`
  return `${start}${rest.map(step).join('')}`.replace(':.', ': ')
}

const step = (key: PropertyKey): string => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)
