import { CORPORATION, CORPORATIONS, type CorporationId, LAYERS } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import { isStarted, type State1860 } from '../state.ts'

/** 1860-LAY.2, 1860-LAY.3: whether companies of its layer may be started. */
export const isLayerOpen = ({ layersOpen }: Pick<State1860, 'layersOpen'>, id: CorporationId): boolean =>
  CORPORATION[id].layer <= layersOpen

/** 1860-LAY.2: a layer opens at once when a company of the one before has operated or is sold out; to be asked after either. */
export function openLayers(state: State1860, emit: Emit1860): void {
  for (const layer of LAYERS) {
    if (layer !== state.layersOpen + 1 || !CORPORATIONS.some((id) => opensNext(state, id))) continue
    state.layersOpen = layer
    emit({ kind: 'layer-opened', layer })
  }
}

/** A company of the last open layer. A reserved share that is still in the IPO counts as left. */
const opensNext = (state: State1860, id: CorporationId): boolean =>
  CORPORATION[id].layer === state.layersOpen &&
  (state.corporations[id].operated || (isStarted(state, id) && state.corporations[id].shares.ipo === 0))
