import type { SingleAction } from './file.ts'
import { Unreadable } from './unreadable.ts'

/** How a title translates actions of this type. */
export function translationFor<T>(translations: Readonly<Record<string, T>>, { type }: SingleAction): T {
  if (!Object.hasOwn(translations, type)) throw new Unreadable(`the action ${type} is not known here`)
  return translations[type]!
}

/** Whether an action is done for a private, which is its `entity`. */
export const isForPrivate = ({ entity_type }: SingleAction): boolean => entity_type === 'company'
