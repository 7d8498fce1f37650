import type { Action, Shape } from '../game/game.ts'
import { copy } from '../json/copy.ts'

type Fields = Readonly<Record<string, (value: unknown) => boolean>>

export const isSwitch = (value: unknown): boolean => typeof value === 'boolean'
export const isWord = (value: unknown): boolean => typeof value === 'string'
export const isWords = (value: unknown): boolean => Array.isArray(value) && value.every(isWord)

/** Reads an object that has exactly these fields. */
export const exactly = <T>(fields: Fields): Shape<T> => ({
  safeParse(input) {
    const given = new Map(Object.entries(input ?? {}))
    const fits =
      given.size === Object.keys(fields).length &&
      Object.entries(fields).every(([name, isRight]) => given.has(name) && isRight(given.get(name)))
    return fits ? { success: true, data: copy(input) as T } : { success: false }
  },
})

/** Reads an object that has some of these fields; the others are as they usually are. */
export const usually = <T extends object>(fields: Fields, usual: T): Shape<T> => ({
  safeParse: (input) =>
    typeof input === 'object' && input !== null
      ? exactly<T>(fields).safeParse({ ...usual, ...input })
      : { success: false },
})

export const form = <A extends Action>(kind: A['kind'], fields: Fields = {}): Shape<A> =>
  exactly<A>({ kind: (value) => value === kind, ...fields })
