import {
  newMemory,
  optionalRules,
  playerKey,
  readRecordedFile,
  recordedLuck,
  recordedMoves,
  seedOf,
} from '@roundhouse/18xx/recorded'
import type { Chance, Recording } from '@roundhouse/kernel'
import { asked } from '../asked.ts'
import type { Options1846 } from '../options.ts'
import { privatesOfEdition, removalGroups } from '../removal.ts'
import type { State1846 } from '../state.ts'
import { advance } from './advance.ts'
import { type Memory1846, translateAction } from './translateActions.ts'

type Edition = Options1846['edition']

/** Two players have a title of their own (1846-10.1). */
const isTitleFor = (title: string, players: number): boolean =>
  title === (players === 2 ? '1846 2p Variant' : '1846')

/** A game of 1846 as 18xx.games exports it; undefined for any other file. */
export function readRecording(content: unknown): Recording<State1846> | undefined {
  const file = readRecordedFile(content)
  if (!file || !isTitleFor(file.title, file.players.length)) return undefined
  // a further way of leaving privates out, which we do not have
  if (optionalRules(file).includes('second_ed_co')) return undefined
  const { players, result } = file
  const edition = optionalRules(file).includes('first_ed') ? 'first' : 'second'
  const luck = recordedLuck(seedOf(file))
  const { setup, deck } = setUpRecorded(players.length, edition, luck)
  const memory: Memory1846 = { ...newMemory(file), luck, deck, trainPasses: 0 }
  return {
    players: players.map(playerKey),
    options: { preset: 'recorded', edition },
    setup,
    result: result ?? undefined,
    ...recordedMoves<State1846>(file, {
      translate: (state, action) => translateAction(state, action, memory),
      advance: (state, done, next) => advance(state, done, next, memory),
      asked: (state) => asked(state)[0]?.seat ?? 0,
    }),
  }
}

/** 1846-2.4, 1846-3.1: the deck, then what leaves each group, in the order of the recorded game's draws. Two players have no deck (1846-10.2). */
function setUpRecorded(
  players: number,
  edition: Edition,
  luck: Chance,
): { setup: number[][]; deck: string[] } {
  const cards = [
    ...privatesOfEdition(edition),
    ...Array.from({ length: players }, (_, index) => `Pass (${index + 1})`),
  ]
  const order = players === 2 ? undefined : luck.order(cards.length)
  const groups = removalGroups(players, edition)
  const drawn = groups.map(({ members }) => luck.order(members.length))
  const removed = groups.flatMap(({ members, leaving }, index) =>
    drawn[index]!.slice(0, leaving).map((one) => members[one] as string),
  )
  const deck = order?.map((card) => cards[card]!).filter((card) => !removed.includes(card))
  return { setup: order ? [order, ...drawn] : drawn, deck: deck ?? [] }
}
