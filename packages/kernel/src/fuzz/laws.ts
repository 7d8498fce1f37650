import { below, type ChanceState, seeded } from '../chance/chance.ts'
import { fillRandomly, oneOf, randomAction } from '../chance/random.ts'
import type { Action, Decision, Game, GameEvent, GameState, Offer, Seat } from '../game/game.ts'
import { fill } from '../game/offer.ts'
import { act, decisions, whyNot } from '../game/play.ts'
import { redactFor } from '../game/redaction.ts'
import { copy } from '../json/copy.ts'
import { canonical, hash } from '../json/hash.ts'
import { findNotPlain } from '../json/plain.ts'
import { isSameJson } from '../json/same.ts'
import type { GameRecord } from '../log/record.ts'
import { chanceOf, positionAt, redo, reopen, type Table, undo } from '../log/table.ts'
import type { Attempt } from './attempt.ts'
import { hostileAttempts } from './hostile.ts'
import type { ExaminedPosition, LastMove, Violation } from './law.ts'
import { mutant, valuesIn } from './mutant.ts'
import { offeredYetRefused, probeAll, probeAlone } from './probe.ts'

type Check = <S extends GameState, A extends Action>(
  position: ExaminedPosition<S, A>,
) => Violation | undefined

const MUTANTS = 48
/** How many actions of one source are drawn to breed them from. */
const DRAWN = 12
/** So many moves are made before what was proposed is read. */
const MOVES_LATER = 6
/** How far back an undo goes at most: mostly a little, sometimes past a kept position. */
const UNDO_MOST = [3, 3, 3, 120]

/** How much of a position is examined: that somebody can go on, what it is, or all that can be done with it. */
export type Depth = 'glance' | 'shallow' | 'deep'

/** Every law that this position breaks, the cheap ones first. A deep examination may undo and redo on the table. */
export function* brokenLaws<S extends GameState, A extends Action>(
  position: ExaminedPosition<S, A>,
  depth: Depth,
): Generator<Violation, void, void> {
  for (const check of CHECKS[depth]) {
    const broken = orViolation(() => check(position))
    if (broken) yield broken
  }
}

/** What was asked for, or that asking for it threw. */
export function orViolation<T>(ask: () => T): T | Violation {
  try {
    return ask()
  } catch (error) {
    return { law: 'no-exception', message: String(error) }
  }
}

const nobodyStuck: Check = ({ choices }) =>
  choices.length === 0 || choices.some(({ offers }) => offers.length > 0)
    ? undefined
    : { law: 'nobody-stuck', message: `nothing is offered to seat ${choices.map(({ seat }) => seat).join()}` }

const invariants: Check = ({ game, table: { state, record } }) => {
  const wrong = [...game.violations(state)]
  if (game.standings(state).length !== record.players.length) wrong.push('the standings leave a player out')
  return wrong.length === 0 ? undefined : { law: 'invariants', message: wrong.join('; ') }
}

/** Whatever the last move changed must be told by its events. */
const accounts: Check = ({ game, table, last = lastMoveAgain(table) }) => {
  if (!game.audit || !last) return undefined
  const wrong = game.audit(last.before, last.events, table.state)
  return wrong.length === 0 ? undefined : { law: 'accounts', message: wrong.join('; ') }
}

function lastMoveAgain<S extends GameState, A extends Action>(table: Table<S, A>): LastMove<S> | undefined {
  const { game, moves } = table
  const last = moves.at(-1)
  if (!last) return undefined
  const before = positionAt(table, moves.length - 1)
  const after = game.fork(before)
  const events: GameEvent[] = []
  act(game, after, last.seat, last.action, (event) => events.push(event), chanceOf(last, after))
  return { before, events }
}

const offeredIsAccepted: Check = (position) => {
  const { game, state } = position.table
  const luck = seeded(position.luck)
  for (const { seat, offers } of position.choices)
    for (const offer of offers)
      for (const action of [...ends(offer), fillRandomly(offer, luck)]) {
        const refused = whyNot(game, state, seat, action)
        if (refused) return offeredYetRefused(refused, { seat, action })
      }
  return undefined
}

const ends = <A extends Action>(offer: Offer<A>): A[] =>
  offer.blank?.kind === 'integer' ? [fill(offer, offer.blank.min), fill(offer, offer.blank.max)] : []

/** Actions of this game to start from: some on offer now, and some of earlier moments. */
const knownActions = ({ table: { moves }, choices }: ExaminedPosition, luck: ChanceState): Action[] => [
  ...withOffers(choices).flatMap(({ offers }) => drawSome(() => randomAction(offers, luck))),
  ...(moves.length > 0 ? drawSome(() => oneOf(moves, luck).action) : []),
]

const drawSome = <T>(draw: () => T): T[] => Array.from({ length: DRAWN }, draw)

const withOffers = (choices: readonly Decision[]): Decision[] =>
  choices.filter(({ offers }) => offers.length > 0)

/** Whoever is asked; after the end, anybody. */
const seatsToTry = ({ choices }: ExaminedPosition): Seat[] =>
  choices.length > 0 ? choices.map(({ seat }) => seat) : [0]

const acceptedIsOffered: Check = (position) => {
  const luck = seeded(position.luck)
  const actions = knownActions(position, luck)
  if (actions.length === 0) return undefined
  const values = valuesIn(actions)
  const attempts = Array.from({ length: MUTANTS }, (): Attempt => {
    const action = oneOf(actions, luck)
    const seat = oneOf(seatsToTry(position), luck)
    return { seat, action: below(luck, 4) === 0 ? action : mutant(action, values, luck) }
  })
  return probeAll(position, attempts)
}

const hostileInput: Check = (position) => {
  const { table, choices } = position
  const luck = seeded(position.luck)
  const actions = knownActions(position, luck)
  if (actions.length === 0) return undefined
  const outOfTurn = table.record.players.flatMap((_, seat) =>
    choices.some((one) => one.seat === seat) ? [] : [seat],
  )
  const seat = oneOf(seatsToTry(position), luck)
  return probeAll(position, [...hostileAttempts(seat, oneOf(actions, luck), outOfTurn)])
}

/** On the position as play alone leaves it, since the one at hand was asked already. */
const askingChangesNothing: Check = ({ game, table }) => {
  const { moves } = table
  const state = positionAt(table, moves.length)
  const before = copy(state)
  decisions(game, state)
  game.standings(state)
  game.violations(state)
  if (isSameJson(state, before)) return undefined
  return { law: 'refusal-changes-nothing', message: 'listing the offers changed the position' }
}

const jsonIdentity: Check = ({ table: { state } }) => {
  const path = findNotPlain(state)
  return path === undefined ? undefined : { law: 'json-identity', message: `not plain JSON: ${path}` }
}

const redaction: Check = ({ table: { game, state, record } }) => {
  const before = copy(state)
  const generator = JSON.stringify(state.chance)
  for (const viewer of [null, ...record.players.keys()])
    if (JSON.stringify(redactFor(game, state, viewer)).includes(generator))
      return { law: 'redaction', message: `viewer ${viewer} sees the generator` }
  if (isSameJson(state, before)) return undefined
  return { law: 'redaction', message: 'being looked at changed the position' }
}

const forkIsIndependent: Check = (position) => {
  const choices = withOffers(position.choices)
  if (choices.length === 0) return undefined
  const luck = seeded(position.luck)
  const { seat, offers } = oneOf(choices, luck)
  return probeAlone(position, { seat, action: randomAction(offers, luck) })
}

/** What an open blank proposes is worked out late: it must be read off the moment of the offer, not off what came after. */
const proposalStays: Check = ({ game, table, luck: seed }) => {
  const law = 'proposal-stays'
  const state = positionAt(table, table.moves.length)
  const offered = decisions(game, state)
  const expected = proposalsOf(decisions(game, copy(state)))
  if (expected.length === 0) return undefined
  const luck = seeded(seed)
  for (let moves = 0; moves < MOVES_LATER; moves++) {
    const choices = withOffers(decisions(game, state))
    if (choices.length === 0) break
    const { seat, offers } = oneOf(choices, luck)
    act(game, state, seat, randomAction(offers, luck))
  }
  try {
    if (canonical(proposalsOf(offered)) === canonical(expected)) return undefined
    return { law, message: 'a proposal that is read after the next moves is another one' }
  } catch (error) {
    return { law, message: `a proposal cannot be read after the next moves: ${error}` }
  }
}

const proposalsOf = (choices: readonly Decision[]): unknown[] =>
  choices.flatMap(({ offers }) =>
    offers.flatMap(({ blank }) => (blank?.kind === 'open' ? blank.proposed : [])),
  )

const undoIsInverse: Check = (position) => {
  const { table } = position
  const made = table.moves.length
  if (made === 0) return undefined
  const luck = seeded(position.luck)
  const count = 1 + below(luck, Math.min(made, oneOf(UNDO_MOST, luck)))
  const law = 'undo-is-inverse'
  try {
    const head = copy(table.state)
    const earlier = copy(positionAt(table, made - count))
    if (!undo(table, 0, count) || !isSameJson(table.state, earlier))
      return { law, message: `undoing ${count} gives another position than playing ${made - count}` }
    if (!redo(table, 0, count) || !isSameJson(table.state, head))
      return { law, message: `undoing and redoing ${count} gives another position` }
    return undefined
  } catch (error) {
    return { law, message: String(error) }
  }
}

/** Whether a finished record, opened again from its file, gives what it says it came to. */
export function sameLogSameHash<S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
): Violation | undefined {
  const law = 'same-log-same-hash'
  try {
    const again = reopen(game, JSON.parse(JSON.stringify(record)))
    if ('refused' in again) return { law, message: `entry ${again.at} is refused: ${again.refused.rule}` }
    const found = hash(again.state)
    return found === record.result?.hash
      ? undefined
      : { law, message: `${found}, not ${record.result?.hash}` }
  } catch (error) {
    return { law, message: String(error) }
  }
}

const GLANCE: readonly Check[] = [nobodyStuck]
const SHALLOW: readonly Check[] = [...GLANCE, invariants, accounts, offeredIsAccepted]
const DEEP: readonly Check[] = [
  ...SHALLOW,
  jsonIdentity,
  acceptedIsOffered,
  proposalStays,
  hostileInput,
  askingChangesNothing,
  redaction,
  forkIsIndependent,
  undoIsInverse,
]

const CHECKS: Readonly<Record<Depth, readonly Check[]>> = { glance: GLANCE, shallow: SHALLOW, deep: DEEP }
