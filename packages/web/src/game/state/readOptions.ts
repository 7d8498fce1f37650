import type { Action } from '@roundhouse/kernel'
import type { NextTile, Preview } from '@roundhouse/view'
import { ask } from '../../worker/connection.ts'
import type { OfferScene, Position } from '../../worker/protocol.ts'
import { actionOf, usualFilling } from './offers.ts'
import { state } from './state.ts'

/** What was read of a position; each action is played once. */
interface Read {
  readonly previews: Map<string, Promise<Preview>>
  readonly tiles: Map<string, Promise<readonly NextTile[]>>
}

const readings = new WeakMap<Position, Read>()

/** What each offer would bring with its blank filled as usual, and which tiles could come next on a hex: one request for all of it. */
export async function readOptions(
  offers: readonly OfferScene[],
  hex?: string,
): Promise<{ readonly previews: readonly Preview[]; readonly tiles: readonly NextTile[] }> {
  const now = state.head.value
  // what nobody has drawn yet brings nothing
  const actions = offers.flatMap((offer) => actionOf({ offer, filling: usualFilling(offer) }) ?? [])
  if (!now || actions.length === 0) return { previews: [], tiles: [] }
  const { previews, tiles } = readings.get(now) ?? { previews: new Map(), tiles: new Map() }
  readings.set(now, { previews, tiles })
  const unread = actions.filter((action) => !previews.has(keyOf(action)))
  const isHexUnread = hex !== undefined && !tiles.has(hex)
  if (unread.length > 0 || isHexUnread) {
    const answer = ask('optionsAt', { actions: unread, ...(isHexUnread && { hex }) })
    for (const [place, action] of unread.entries())
      previews.set(
        keyOf(action),
        answer.then((known) => known.previews[place]!),
      )
    if (isHexUnread)
      tiles.set(
        hex,
        answer.then((known) => known.tiles),
      )
  }
  const [nextTiles, ...known] = await Promise.all([
    hex === undefined ? [] : tiles.get(hex)!,
    ...actions.map((action) => previews.get(keyOf(action))!),
  ])
  return { previews: known, tiles: nextTiles }
}

const keyOf = (action: Action): string => JSON.stringify(action)
