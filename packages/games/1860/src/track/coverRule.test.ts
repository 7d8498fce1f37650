import { existsSync, readFileSync } from 'node:fs'
import { EDGES, fitTrack, nothingLaid, tileNamed, turnTile } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { SMALL_BOARD } from '../components/board.ts'
import { TITLE } from '../title.ts'

const FACTS = new URL('../../../../../../shared/games/1860/components.json', import.meta.url)
const absent = !existsSync(FACTS)
if (absent) console.warn('SKIPPED: the tiles of 1860: shared/games is not beside the project')

interface Accepted {
  readonly tile: string
  readonly rotations: readonly number[]
}

interface HexFacts {
  readonly hex: string
  readonly accepts: readonly Accepted[]
}

interface Facts {
  readonly tiles: readonly { readonly id: string; readonly upgradesTo: readonly Accepted[] }[]
  readonly map: readonly HexFacts[]
  readonly mapVariants: { readonly small: { readonly replaced: readonly HexFacts[] } }
}

const facts: Facts = absent ? null : JSON.parse(readFileSync(FACTS, 'utf8'))

const { tiles } = TITLE.board

test.skipIf(absent)('UPG.2 Upgrades keep track as the facts list them, stops matched one by one', () => {
  for (const { id, upgradesTo } of facts.tiles) {
    const old = turnTile(tileNamed(tiles, id), 0)
    const next = [...tiles.values()].filter(
      ({ color, labels }) =>
        TITLE.colors.indexOf(color) === TITLE.colors.indexOf(old.color) + 1 &&
        labels.join() === old.labels.join(),
    )
    const found = next.flatMap((tile) => {
      const rotations = EDGES.filter((by) => TITLE.coverRule(old, turnTile(tile, by)))
      return rotations.length > 0 ? [{ tile: tile.id, rotations: allowed(tile.rotations, rotations) }] : []
    })
    expect({ id, found: byTile(found) }).toEqual({ id, found: byTile(upgradesTo) })
  }
})

/** Of a tile that lies in one way only nothing else is listed. */
const allowed = (only: readonly number[] | undefined, rotations: readonly number[]): number[] =>
  rotations.filter((by) => only?.includes(by) ?? true)

const byTile = (list: readonly Accepted[]) =>
  Object.fromEntries(list.map(({ tile, rotations }) => [tile, [...rotations]]))

test.skipIf(absent)('TR.3, TR.5 Printed hexes take the tiles that the facts list', () => {
  const { replaced } = facts.mapVariants.small
  for (const [board, hexes] of [
    [TITLE.board, facts.map],
    [SMALL_BOARD, replaced],
  ] as const)
    for (const { hex, accepts } of hexes) {
      const { color, labels } = board.map.places.get(hex)!.printed
      const next = [...tiles.values()].filter(
        (tile) =>
          TITLE.colors.indexOf(tile.color) === TITLE.colors.indexOf(color) + 1 &&
          TITLE.colors.includes(color) &&
          tile.labels.join() === labels.join(),
      )
      const found = next.flatMap(({ id }) => {
        const rotations = EDGES.filter(
          (rotation) =>
            typeof fitTrack(nothingLaid(), board, TITLE.coverRule, { hex, tile: id, rotation }) !== 'string',
        )
        return rotations.length > 0 ? [{ tile: id, rotations }] : []
      })
      expect({ hex, found: byTile(found) }).toEqual({ hex, found: byTile(accepts) })
    }
})
