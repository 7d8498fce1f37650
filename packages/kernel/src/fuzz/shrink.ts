import type { Action, CheckedGame, Game, GameState } from '../game/game.ts'
import { decisions } from '../game/play.ts'
import { isRefusal } from '../game/refusal.ts'
import type { Entry, GameRecord } from '../log/record.ts'
import { exportTable, newTable, reopen, replayEntry } from '../log/table.ts'
import type { RuleBooks } from '../rulebook/rulebook.ts'
import type { Failure } from './failure.ts'
import type { Violation } from './law.ts'
import { brokenLaws, orViolation, sameLogSameHash } from './laws.ts'
import { probeAlone } from './probe.ts'

/** How many shorter games are tried at most. */
const TRIES = 500

/** Plays a failure's game again and says whether the same law is still broken at its head. */
export function reproduces<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  ruleBooks: RuleBooks,
  { law, attempt, luck, record }: Failure,
): Violation | undefined {
  if (law === 'same-log-same-hash') return sameLogSameHash(game, record)
  const table = orViolation(() => reopen(game, record))
  if ('law' in table || 'refused' in table) return undefined
  const choices = orViolation(() => decisions(game, table.state))
  if ('law' in choices) return choices.law === law ? choices : undefined
  const position = { game, table, ruleBooks, choices, luck, refusals: {} }
  const found = attempt ? [probeAlone(position, attempt)] : brokenLaws(position, 'deep')
  for (const broken of found) if (broken?.law === law) return broken
  return undefined
}

/** The failure with as few moves as it takes: parts of the game are left out while the same law still breaks. */
export function shrinkFailure<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  ruleBooks: RuleBooks,
  failure: Failure,
): Failure {
  let best = failure
  let tries = TRIES
  const isEnough = (entries: readonly Entry[]): boolean => {
    if (tries-- <= 0) return false
    const record = orViolation(() => replayEntries(game, best, entries))
    if ('law' in record || record.entries.length >= best.record.entries.length) return false
    const broken = reproduces(game, ruleBooks, { ...best, record })
    if (broken) best = { ...best, ...broken, record }
    return broken !== undefined
  }
  isEnough(failure.record.entries.filter(isMove))
  for (let size = best.record.entries.length; size >= 1 && tries > 0; ) {
    let found = false
    for (let from = best.record.entries.length - size; from > -size; from -= size)
      found = isEnough(best.record.entries.toSpliced(Math.max(0, from), size)) || found
    if (!found) size = Math.floor(size / 2)
  }
  return best
}

/** The game of these entries alone; those that are no longer legal are left out too. */
function replayEntries<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { law, record }: Failure,
  entries: readonly Entry[],
): GameRecord {
  const table = newTable(game, record)
  if (isRefusal(table)) throw new Error(`the set-up is refused: ${table.rule}`)
  for (const entry of entries) replayEntry(table, entry)
  return law === 'same-log-same-hash' ? exportTable(table) : table.record
}

const isMove = (entry: Entry): boolean => 'action' in entry
