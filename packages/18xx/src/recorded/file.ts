import type { EndedBy } from '@roundhouse/kernel'
import { anyText, eachOf, eitherOf, finiteNumber, orNothing, type Read, withFields } from './readFields.ts'

type Id = string | number
type Maybe<T> = T | null | undefined

/** A recorded action by itself; what else it holds depends on its type. */
export interface SingleAction {
  readonly type: string
  readonly entity?: Maybe<Id>
  readonly entity_type?: Maybe<string>
  readonly id?: Maybe<number>
  readonly [field: string]: unknown
}

export interface RecordedAction extends SingleAction {
  readonly auto_actions?: Maybe<readonly SingleAction[]>
}

/** A game as 18xx.games exports it, as far as its rules go. */
export interface RecordedFile {
  readonly id?: Maybe<Id>
  readonly title: string
  readonly players: readonly { readonly id?: Maybe<Id>; readonly name: string }[]
  readonly settings?: Maybe<{
    readonly seed?: Maybe<Id>
    readonly optional_rules?: Maybe<readonly string[]>
    /** Where it is set, the game was played on an earlier version of the rules. */
    readonly pin?: Maybe<Id>
  }>
  readonly actions: readonly RecordedAction[]
  readonly result?: Maybe<Readonly<Record<string, number>>>
  /** Why it ended, in a word. */
  readonly game_end_reason?: Maybe<string>
}

const id = orNothing(eitherOf(anyText, finiteNumber))

const scores: Read<object> = (input) =>
  typeof input === 'object' && input !== null && Object.values(input).every(Number.isFinite)
    ? input
    : undefined

const single = {
  type: anyText,
  entity: id,
  entity_type: orNothing(anyText),
  id: orNothing(finiteNumber),
}

const whatRulesNeed = withFields({
  id,
  title: anyText,
  players: eachOf(withFields({ id, name: anyText })),
  settings: orNothing(withFields({ seed: id, pin: id, optional_rules: orNothing(eachOf(anyText)) })),
  actions: eachOf(withFields({ ...single, auto_actions: orNothing(eachOf(withFields(single))) })),
  result: orNothing(scores),
  game_end_reason: orNothing(anyText),
})

/** Such a file as it came, with all that actions of some type hold; undefined where it is something else. */
export const readRecordedFile: Read<RecordedFile> = (content) =>
  whatRulesNeed(content) as RecordedFile | undefined

/** A player as actions name him: by number, or by name where there is none. */
export const playerKey = ({ id, name }: RecordedFile['players'][number]): string => String(id ?? name)

/** The seed in use: the one that is set, or the first digits in the name of the game. */
export function seedOf({ id, settings }: RecordedFile): number {
  const digits = /\d+/.exec(String(settings?.seed ?? '')) ?? /\d+/.exec(String(id ?? ''))
  return Number(BigInt(digits?.[0] ?? 0) % 2n ** 31n)
}

/**
 * Who ended a game that its rules had not: players do so by an action of its
 * own, and 18xx.games stops a game that does not come to an end (`dnf`).
 */
export function endedByOf(
  { game_end_reason }: RecordedFile,
  left: readonly SingleAction[],
): EndedBy | undefined {
  if (game_end_reason === 'dnf') return 'program'
  const isEnded = game_end_reason === 'manually_ended' || left.some(({ type }) => type === 'end_game')
  return isEnded ? 'players' : undefined
}

export const optionalRules = ({ settings }: RecordedFile): readonly string[] => settings?.optional_rules ?? []
