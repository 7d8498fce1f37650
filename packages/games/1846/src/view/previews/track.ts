import { isUpgrade } from '@roundhouse/18xx'
import { layLabel, paidFor } from '@roundhouse/18xx/view'
import type { Lay, Placing } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { HEX } from '../../components/board.ts'
import { type CompanyId, PRIVATE } from '../../components/companies.ts'
import { TILE_COST } from '../../components/money.ts'
import { unlinkedLay } from '../../privates/unlinked.ts'
import type { State1846 } from '../../state.ts'
import { TITLE } from '../../title.ts'
import { layCost } from '../../track/cost.ts'
import { hexScene } from '../boardScene.ts'
import { money } from '../wording.ts'
import type { Words1846 } from '../words.en.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const trackPreviews: Previews1846<'lay' | 'private-lay'> = {
  lay: previewFrom((outcome, action, _, wording) => {
    const cost = paidFor(outcome, 'tile')
    return {
      label: layLabel(action, cost, wording),
      costBreakdown: { lines: costLines(outcome.before, action, wording.words), total: money(cost) },
      hex: hexScene(outcome.after, action.hex, wording.words),
    }
  }),
  'private-lay': previewFrom((outcome, action, _, wording) => {
    const { words } = wording
    const { name } = PRIVATE[action.private]
    const cost = paidFor(outcome, 'tile')
    const edges = costLines(outcome.before, action, words).slice(1)
    return {
      label: layLabel(action, cost, wording),
      ...(cost > 0 && { costBreakdown: { lines: edges, total: money(cost) } }),
      notes: [
        words.notes.byPrivate({ name }),
        words.notes.extra,
        ...(outcome.after.operation?.firstTile ? [words.notes.secondTile({ name })] : []),
      ],
      hex: hexScene(outcome.after, action.hex, words),
    }
  }),
}

/** The cost part by part: the hex, then each edge. */
function costLines(state: State1846, placing: Placing, words: Words1846): Fact[] {
  const { company } = state.operation!
  const laid = unlinkedLay(state, placing)
  if (isRefusal(laid)) return []
  const hexPart = layCost(state, company, { ...laid, completes: [] })
  const edges = laid.completes.flatMap((edge) => {
    const price = layCost(state, company, { ...laid, completes: [edge] }) - hexPart
    const kind = HEX.get(laid.hex)!.borders?.find((border) => border.edge === edge)?.kind
    return kind === undefined ? [] : [{ label: words.edges[kind]!, value: money(price) }]
  })
  return [{ label: hexPartName(laid, company, hexPart, words), value: money(hexPart) }, ...edges]
}

function hexPartName({ hex, tile, first }: Lay, company: CompanyId, price: number, words: Words1846): string {
  const [terrain] = first ? (HEX.get(hex)!.terrain ?? []) : []
  if (terrain && price >= TILE_COST) return words.terrain[terrain.kind]!
  if (price === 0 && company === 'IC') return words.notes.icFree
  return isUpgrade(TITLE, tile) ? words.notes.upgrade : words.notes.tile
}
