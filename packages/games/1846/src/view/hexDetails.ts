import { type HexName, reachOf, slotsAt } from '@roundhouse/board'
import type { Action } from '@roundhouse/kernel'
import type { Fact, HexDetails, NextTile } from '@roundhouse/view'
import { BOARD } from '../components/board.ts'
import { COMPANIES, CORPORATION, CORPORATIONS, PRIVATE } from '../components/companies.ts'
import { closingPrivate, type State } from '../state.ts'
import { keptSlotsNow } from '../track/keptSlots.ts'
import { nextTiles } from './nextTiles.ts'
import { money } from './wording.ts'
import type { Words } from './words.en.ts'

/** What there is to know of a hex: for whom slots are kept and at what price, who can build, what it can become. */
export function hexDetails(state: State, hex: HexName, words: Words): HexDetails {
  const tiles = nextTiles(state, hex, words)
  return {
    facts: [
      ...keptFacts(state, hex, words),
      ...closedFacts(state, hex, words),
      ...(tiles.length > 0 ? [reachFact(state, hex, words)] : []),
    ],
    tiles,
    probes: triedOn(state, tiles),
  }
}

/** Where something is built: the tiles that fit as they lie, so that what stands against them is not their shape. */
function triedOn({ operation }: State, tiles: readonly NextTile[]): Action[] {
  if (operation?.step !== 'build') return []
  const fitting = tiles.filter(({ failing }) => failing.length === 0)
  return (fitting.length > 0 ? fitting : tiles).map(({ lay }) => ({ kind: 'lay', ...lay }))
}

function keptFacts(state: State, hex: HexName, { aboutHex }: Words): Fact[] {
  return slotsAt(state.board, BOARD, hex).flatMap((slots, stop) =>
    keptSlotsNow(state, hex, stop)
      .filter(({ slot }) => slots[slot] === null)
      .map(({ company }): Fact => {
        const corporation = CORPORATIONS.find((id) => id === company)
        const reserved = corporation && CORPORATION[corporation].reserved
        if (!corporation) return { label: aboutHex.kept, value: company }
        if (reserved?.hex !== hex) return { label: aboutHex.homeOf, value: company }
        const { linked, unlinked } = reserved
        const value = aboutHex.keptPrice({
          linked: money(linked),
          unlinked: unlinked === undefined ? undefined : money(unlinked),
        })
        return { label: aboutHex.keptFor({ company }), value }
      }),
  )
}

/** 1846-3.30. */
function closedFacts(state: State, hex: HexName, { aboutHex }: Words): Fact[] {
  const closing = closingPrivate(state, hex)
  return closing
    ? [{ label: aboutHex.closed, value: aboutHex.closedBy({ name: PRIVATE[closing].name }), alarming: true }]
    : []
}

function reachFact(state: State, hex: HexName, { aboutHex }: Words): Fact {
  const companies = COMPANIES.filter((id) => reachOf(state.board, BOARD, id).has(hex))
  return { label: aboutHex.reachedBy, value: companies.join(' · ') || aboutHex.nobody }
}
