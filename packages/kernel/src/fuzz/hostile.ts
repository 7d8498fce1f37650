import type { Action, Seat } from '../game/game.ts'
import type { Attempt } from './attempt.ts'

/** The name under which a hostile object tries to reach the prototype of every object. */
export const POLLUTION = 'polluted'

const HUGE = 1e300
const DEEP: unknown = JSON.parse('['.repeat(1000) + ']'.repeat(1000))
const PROTO = `"__proto__":{"${POLLUTION}":true}`
const CONSTRUCTOR = `"constructor":{"prototype":{"${POLLUTION}":true}}`

const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  1.5,
  -1,
  2 ** 53,
  HUGE,
  -HUGE,
  '',
  '0',
  '__proto__',
  'constructor',
  [],
  [null],
  [[]],
  [HUGE],
  ['constructor', 'constructor'],
  {},
  { length: 1 },
  JSON.parse(`{${PROTO}}`),
  DEEP,
]

const ODD_KINDS: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  undefined,
  null,
  0,
  [],
  {},
]

const ODD_SEATS: readonly unknown[] = [-1, 99, 0.5, Number.NaN, '0', '', null, undefined, {}, [0]]

/** Input that no honest player sends: of the wrong form, from the wrong seat, or poisoned. */
export function* hostileAttempts(
  seat: Seat,
  action: Action,
  outOfTurn: readonly Seat[],
): Generator<Attempt, void, void> {
  for (const input of inputs(action)) yield { seat, action: input, hostile: true }
  for (const odd of [...outOfTurn, ...ODD_SEATS]) yield { seat: odd, action, hostile: true }
}

function* inputs(action: Action): Generator<unknown, void, void> {
  yield* ODD_VALUES
  const text = JSON.stringify(action)
  yield text
  yield [action]
  yield { action }
  for (const kind of ODD_KINDS) yield { ...action, kind }
  yield { ...action, extra: 1 }
  yield { ...action, extra: undefined }
  yield { ...action, toString: 'x' }
  yield JSON.parse(`{"__proto__":${text}}`)
  for (const poison of [PROTO, CONSTRUCTOR]) yield JSON.parse(`{${poison},${text.slice(1)}`)
  for (const name of Object.keys(action)) {
    const { [name]: _, ...rest } = action as Action & Record<string, unknown>
    yield rest
    if (name !== 'kind') for (const odd of ODD_VALUES) yield { ...action, [name]: odd }
  }
}
