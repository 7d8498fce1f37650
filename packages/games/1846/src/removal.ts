import {
  BLUE,
  type CorporationId,
  NORTH,
  OPTIONAL_CORPORATIONS,
  ORANGE,
  PRIVATES,
  type PrivateId,
  SECOND_EDITION,
  SOUTH,
} from './components/companies.ts'
import { PLAYER_COUNTS } from './components/money.ts'
import type { Options1846 } from './options.ts'

/** 1846-2.9: all that a game of this edition (1846-0.1) may have. */
export function privatesOfEdition(edition: Options1846['edition']): PrivateId[] {
  const added: readonly PrivateId[] = Object.values(SECOND_EDITION)
  return PRIVATES.filter((id) => edition === 'second' || !added.includes(id))
}

/** Privates or corporations, and how many of them leave the game. */
export interface RemovalGroup {
  readonly members: readonly (PrivateId | CorporationId)[]
  readonly leaving: number
}

/** What is in no group always stays (1846-2.3). Games recorded elsewhere need just these draws in this order, even where nothing leaves. */
export const removalGroups = (players: number, edition: Options1846['edition']): RemovalGroup[] => [
  ...privateGroups(players === 2 ? 1 : seatsEmpty(players), edition),
  // 1846-10.1
  ...(players === 2
    ? [NORTH, SOUTH].map((members) => ({ members, leaving: 1 }))
    : [{ members: OPTIONAL_CORPORATIONS, leaving: seatsEmpty(players) }]),
]

/** 1846-2.4: one for each player fewer. */
const seatsEmpty = (players: number): number => PLAYER_COUNTS.at(-1)! - players

/** 1846-2.9: with the second edition (1846-0.1) there is one more in each group, and one more leaves. */
const privateGroups = (leaving: number, edition: Options1846['edition']): RemovalGroup[] =>
  edition === 'first'
    ? [BLUE, ORANGE].map((members) => ({ members, leaving }))
    : [
        { members: [...BLUE, SECOND_EDITION.blue], leaving: leaving + 1 },
        { members: [...ORANGE, SECOND_EDITION.orange], leaving: leaving + 1 },
      ]
