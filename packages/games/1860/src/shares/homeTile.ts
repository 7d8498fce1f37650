import { type Builder, layOrRefusal, layTileFor, unlinkedLays, withoutLink } from '@roundhouse/18xx'
import { faceAt, type Lay } from '@roundhouse/board'
import { isRefusal, refusal } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'
import { boardOf, titleOf } from '../title.ts'
import { goOn } from './stockTurn.ts'

/** 1860-FLO.3: a company that floats on an empty hex gets a tile there, if one is left that fits. */
export function askForHomeTile(state: State1860, id: CorporationId, emit: Emit1860): void {
  const { hex } = CORPORATION[id].home
  if (faceAt(state.board, boardOf(state), hex).color !== 'plain') return
  if (homeTiles(state, id).length > 0) state.homeTileOf = id
  else emit({ kind: 'home-tile-skipped', corporation: id, hex })
}

/** 1860-FLO.3: its president lays it at once, for nothing, whoever is on turn. */
export const homeTile = step1860('home-tile', {
  refuseNow: ({ homeTileOf }) => (homeTileOf ? undefined : refusal('1860-FLO.3', 'none')),
  *candidates(state) {
    for (const { hex, tile, rotation } of homeTiles(state, state.homeTileOf!))
      yield { action: { kind: 'home-tile', hex, tile, rotation } }
  },
  refuse(state, placing) {
    const corporation = state.homeTileOf!
    const { hex } = CORPORATION[corporation].home
    if (placing.hex !== hex) return refusal('1860-FLO.3', 'hex', { corporation, hex })
    const lay = layOrRefusal(titleOf(state), state.board, builderAtHome(state, corporation), placing)
    return isRefusal(lay) ? lay : undefined
  },
  apply(state, placing, _seat, emit) {
    const corporation = state.homeTileOf!
    const lay = layOrRefusal(titleOf(state), state.board, builderAtHome(state, corporation), placing) as Lay
    state.homeTileOf = null
    layTileFor(titleOf(state), state, corporation, lay, 0, emit)
    goOn(state, emit)
  },
})

/** Every tile that fits there. */
const homeTiles = (state: State1860, id: CorporationId): Lay[] => [
  ...unlinkedLays(titleOf(state), state.board, builderAtHome(state, id), [CORPORATION[id].home.hex]),
]

/** 1860-FLO.3: a yellow tile needs no link to its token. */
const builderAtHome = ({ phase }: State1860, company: CorporationId): Builder =>
  withoutLink({ company, phase, colors: ['yellow'], connections: [] })
