import { z } from '@hono/zod-openapi'

const SHORTEST = 2
const LONGEST = 24

/** What cannot be seen, or changes how the rest is seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/**
 * As somebody is called. An `@` is kept for email addresses, by which one logs
 * in too; `__proto__` cannot stand in the scores of a record.
 */
export const nameShape = z
  .string()
  .max(200)
  .transform((name) => plain(name))
  .refine((name) => {
    const { length } = [...name]
    return length >= SHORTEST && length <= LONGEST
  })
  .refine((name) => !UNSEEN.test(name) && !name.includes('@') && name !== '__proto__')
  .openapi({ type: 'string', minLength: SHORTEST, maxLength: LONGEST })

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')

/** Names that differ in nothing but upper and lower case have the same key. */
export const nameKey = (name: string): string => plain(name).toUpperCase().toLowerCase().normalize('NFKC')

export const emailShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .openapi({ format: 'email' })

/** Whatever somebody types in to say who they are. */
export const whoShape = z.string().min(1).max(254)

export const isEmail = (who: string): boolean => who.includes('@')
