import {
  deedsIn,
  optionalRules,
  playerKey,
  type RecordedDeed,
  recordedFile,
  recordedLuck,
  seedOf,
  standingActions,
  Unreadable,
} from '@roundhouse/18xx/recorded'
import type { Chance, Move, Recording } from '@roundhouse/kernel'
import { asked } from '../asked.ts'
import type { Options } from '../options.ts'
import { privatesOfEdition, removalGroups } from '../removal.ts'
import type { State } from '../state.ts'
import { advances } from './advance.ts'
import type { Memory } from './memory.ts'
import { translateAction } from './translateActions.ts'

type Edition = Options['edition']

/** Two players have a title of their own (1846-10.1). */
const isTitleFor = (title: string, players: number): boolean =>
  title === (players === 2 ? '1846 2p Variant' : '1846')

/** A game of 1846 as 18xx.games exports it; undefined for any other file. */
export function readRecording(content: unknown): Recording<State> | undefined {
  const file = recordedFile.safeParse(content)
  if (!file.success || !isTitleFor(file.data.title, file.data.players.length)) return undefined
  // a further way of leaving privates out, which we do not have
  if (optionalRules(file.data).includes('second_ed_co')) return undefined
  const { players, result, actions } = file.data
  const keys = players.map(playerKey)
  const edition = optionalRules(file.data).includes('first_ed') ? 'first' : 'second'
  const luck = recordedLuck(seedOf(file.data))
  const { setup, deck } = setUpRecorded(players.length, edition, luck)
  const memory: Memory = {
    seats: new Map(keys.map((key, seat) => [key, seat])),
    luck,
    deck,
    sold: new Set(),
    tiles: new Map(),
    trainPasses: 0,
  }
  const standing = standingActions(actions).map((action) => ({ id: action.id ?? 0, deeds: deedsIn(action) }))
  return {
    players: keys,
    options: { preset: 'recorded', edition },
    setup,
    result: result ?? undefined,
    actions: standing,
    *movesFor(state, place) {
      const { deeds } = standing[place]!
      for (const [number, deed] of deeds.entries()) {
        yield* readDeeds(state, deed, memory)
        yield* advances(state, deed, deeds[number + 1] ?? nextDeed(standing, place), memory)
      }
    },
  }
}

/** What cannot be read is handed on as it is, and refused like anything of no known form (1846-4.1). */
function* readDeeds(state: State, deed: RecordedDeed, memory: Memory): Generator<Move> {
  try {
    yield* translateAction(state, deed, memory)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    yield { seat: asked(state)[0]?.seat ?? 0, action: { kind: 'unreadable' } }
  }
}

const nextDeed = (
  standing: readonly { readonly deeds: readonly RecordedDeed[] }[],
  place: number,
): RecordedDeed | undefined => standing.slice(place + 1).find(({ deeds }) => deeds.length > 0)?.deeds[0]

/** 1846-2.4, 1846-3.1: the deck, then what leaves each group, in the order of the recorded game's draws. Two players have no deck (1846-10.2). */
function setUpRecorded(
  players: number,
  edition: Edition,
  luck: Chance,
): { setup: number[][]; deck: string[] } {
  const cards = [
    ...privatesOfEdition(edition),
    ...Array.from({ length: players }, (_, place) => `Pass (${place + 1})`),
  ]
  const order = players === 2 ? undefined : luck.order(cards.length)
  const groups = removalGroups(players, edition)
  const drawn = groups.map(({ members }) => luck.order(members.length))
  const removed = groups.flatMap(({ members, leaving }, place) =>
    drawn[place]!.slice(0, leaving).map((one) => members[one] as string),
  )
  const deck = order?.map((place) => cards[place]!).filter((card) => !removed.includes(card))
  return { setup: order ? [order, ...drawn] : drawn, deck: deck ?? [] }
}
