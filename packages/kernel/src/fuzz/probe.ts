import type { Action, GameState, Seat } from '../game/game.ts'
import { isOffered, isPromised } from '../game/offer.ts'
import { act, whyNot } from '../game/play.ts'
import type { Refusal } from '../game/refusal.ts'
import { copy } from '../json/copy.ts'
import { isSameJson } from '../json/same.ts'
import { BLANK, LANGUAGES, type RuleBooks, sentenceOf } from '../rulebook/rulebook.ts'
import type { Attempt } from './attempt.ts'
import { POLLUTION } from './hostile.ts'
import { count, type ExaminedPosition, type Law, type Violation } from './law.ts'

/** Tries many attempts, none of which is done. What they left of the position is looked at once, after all of them. */
export function probeAll<S extends GameState, A extends Action>(
  position: ExaminedPosition<S, A>,
  attempts: readonly Attempt[],
): Violation | undefined {
  const { state } = position.table
  const before = copy(state)
  for (const attempt of attempts) {
    const broken = judgeAttempt(position, state, attempt)
    if (broken) return broken
  }
  if (isSameJson(state, before)) return undefined
  const unchanged = { ...position, table: { ...position.table, state: before } }
  for (const attempt of attempts) {
    const broken = probeAlone(unchanged, attempt)
    if (broken) return broken
  }
  return { law: 'refusal-changes-nothing', message: 'several attempts together changed the position' }
}

/** Tries one attempt on a fork, and does it there if it is accepted. */
export function probeAlone<S extends GameState, A extends Action>(
  position: ExaminedPosition<S, A>,
  attempt: Attempt,
): Violation | undefined {
  const { game, state } = position.table
  const { seat, action, hostile } = attempt
  const before = copy(state)
  const fork = game.fork(state)
  const broken = judgeAttempt(position, fork, attempt)
  if (broken) return broken
  if (!isSameJson(fork, before)) {
    const law = hostile ? 'hostile-input' : 'refusal-changes-nothing'
    return { law, message: 'asking whether this is allowed changed the position', attempt }
  }
  try {
    act(game, fork, seat as Seat, action)
  } catch (error) {
    return { law: 'no-exception', message: String(error), attempt }
  }
  if (isSameJson(state, before)) return undefined
  return { law: 'fork-is-independent', message: 'this changed the position that the fork came from', attempt }
}

function judgeAttempt<S extends GameState, A extends Action>(
  { table, ruleBooks, choices, refusals }: ExaminedPosition<S, A>,
  state: S,
  attempt: Attempt,
): Violation | undefined {
  const { seat, action, hostile } = attempt
  const broken = (law: Law, message: string): Violation => ({ law, message, attempt })
  let refused: Refusal | undefined
  try {
    refused = whyNot(table.game, state, seat as Seat, action)
  } catch (error) {
    return broken(hostile ? 'hostile-input' : 'no-exception', String(error))
  }
  if (isPolluted()) return broken('hostile-input', 'this reached the prototype of every object')
  const among = (isIn: typeof isOffered) =>
    choices.some((one) => one.seat === seat && isIn(one.offers, action as Action))
  if (refused === undefined) {
    if (among(isOffered)) return undefined
    return broken(hostile ? 'hostile-input' : 'accepted-is-offered', 'this is accepted, but was not offered')
  }
  if (!hostile && among(isPromised)) return offeredYetRefused(refused, attempt)
  count(refusals, `${refused.rule} ${refused.reason}`)
  const unsaid = missingSentence(ruleBooks, refused, table.record.players)
  return unsaid === undefined ? undefined : broken('refusal-has-a-rule', unsaid)
}

export const offeredYetRefused = ({ rule, reason }: Refusal, attempt: Attempt): Violation => ({
  law: 'offered-is-accepted',
  message: `this is offered, but refused: ${rule} ${reason}`,
  attempt,
})

/** What keeps a refusal from being told in every language. */
function missingSentence(
  ruleBooks: RuleBooks,
  refused: Refusal,
  players: readonly string[],
): string | undefined {
  for (const language of LANGUAGES) {
    const { rule, reason } = refused
    if (!ruleBooks[language].get(rule)?.sentences.has(reason))
      return `${language}: no sentence for ${rule} ${reason}`
    const [left] = sentenceOf(ruleBooks[language], refused, players).match(BLANK) ?? []
    if (left) return `${language}: ${rule} ${reason} lacks the figure ${left}`
  }
  return undefined
}

function isPolluted(): boolean {
  const found = POLLUTION in {}
  if (found) delete (Object.prototype as Record<string, unknown>)[POLLUTION]
  return found
}
