import { below, type ChanceState } from '../chance/chance.ts'
import { oneOf } from '../chance/random.ts'
import type { Action } from '../game/game.ts'

/** Every value met in a field of that name, at any depth. */
type Values = ReadonlyMap<string, readonly unknown[]>

export function valuesIn(actions: readonly Action[]): Values {
  const values = new Map<string, unknown[]>()
  const note = (name: string, value: unknown) => {
    if (Array.isArray(value)) for (const item of value) note(name, item)
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) note(field, inner)
    const met = values.get(name)
    if (met) met.push(value)
    else values.set(name, [value])
  }
  for (const action of actions) for (const [name, value] of Object.entries(action)) note(name, value)
  return values
}

/** The action with one thing changed: sometimes still legal, mostly not, always close to something legal. */
export function mutant<A extends Action>(action: A, values: Values, luck: ChanceState): A {
  const names = Object.keys(action).filter((name) => name !== 'kind')
  if (names.length === 0) return { ...action, kind: oneOf(values.get('kind')!, luck) }
  return changeField(action, oneOf(names, luck), values, luck) as A
}

function changeField(fields: object, name: string, values: Values, luck: ChanceState): object {
  const { [name]: value, ...rest } = fields as Record<string, unknown>
  return below(luck, 12) === 0 ? rest : { ...fields, [name]: changeValue(name, value, values, luck) }
}

function changeValue(name: string, value: unknown, values: Values, luck: ChanceState): unknown {
  if (below(luck, 3) === 0) return oneOf(values.get(name) ?? [value], luck)
  if (typeof value === 'number')
    return oneOf([value + 1, value - 1, value + 1000, value - 1000, 0, -value, -1], luck)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return changeList(name, value, values, luck)
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    return names.length === 0 ? value : changeField(value, oneOf(names, luck), values, luck)
  }
  return oneOf(values.get(name) ?? [value], luck)
}

function changeList(name: string, items: readonly unknown[], values: Values, luck: ChanceState): unknown[] {
  if (items.length === 0) return [oneOf(values.get(name) ?? [null], luck)]
  const index = below(luck, items.length)
  const item = items[index]
  const others = items.toSpliced(index, 1)
  return oneOf(
    [
      () => others,
      () => [...items, item],
      () => items.with(index, changeValue(name, item, values, luck)),
      () => [...items, changeValue(name, item, values, luck)],
    ],
    luck,
  )()
}
