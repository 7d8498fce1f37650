import { PHASE } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import { tilesLeft } from '../track/track.ts'

/** 1846-6.20a: the tiles left in this turn, and the upgrades among them; 1846-6.20b: there are none while all tiles are yellow. */
export function tilesLeftNow(state: State1846): ReturnType<typeof tilesLeft> {
  const { tiles, upgrades } = tilesLeft(state)
  return { tiles, upgrades: PHASE[state.phase].colors.length > 1 ? upgrades : 0 }
}
