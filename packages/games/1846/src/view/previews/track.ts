import { isUpgrade } from '@roundhouse/18xx'
import { placeName } from '@roundhouse/18xx/view'
import type { Lay, Placing } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { HEX } from '../../components/board.ts'
import { type CompanyId, PRIVATE } from '../../components/companies.ts'
import { TILE_COST } from '../../components/money.ts'
import { unlinkedLay } from '../../privates/unlinked.ts'
import type { State } from '../../state.ts'
import { TITLE } from '../../title.ts'
import { layCost } from '../../track/cost.ts'
import { hexScene } from '../boardScene.ts'
import { money, type Wording } from '../wording.ts'
import type { Words } from '../words.en.ts'
import { paidFor } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const lay: PreviewOf<'lay'> = (state, action, seat, wording) => {
  const { words } = wording
  return previewOf(state, action, seat, wording, (outcome) => {
    const cost = paidFor(outcome, 'tile')
    return {
      label: layLabel(action, cost, wording),
      costBreakdown: { lines: costBreakdownOf(state, action, words), total: money(cost) },
      hex: hexScene(outcome.after, action.hex, words),
    }
  })
}

export const privateLay: PreviewOf<'private-lay'> = (state, action, seat, wording) => {
  const { words } = wording
  const { name } = PRIVATE[action.private]
  return previewOf(state, action, seat, wording, (outcome) => {
    const cost = paidFor(outcome, 'tile')
    return {
      label: layLabel(action, cost, wording),
      ...(cost > 0 && {
        costBreakdown: { lines: costBreakdownOf(state, action, words).slice(1), total: money(cost) },
      }),
      notes: [
        words.notes.byPrivate({ name }),
        words.notes.extra,
        ...(outcome.after.operation?.firstTile ? [words.notes.secondTile({ name })] : []),
      ],
      hex: hexScene(outcome.after, action.hex, words),
    }
  })
}

function layLabel({ tile, hex }: Placing, cost: number, wording: Wording): string {
  const { choices } = wording.words
  const place = placeName(wording, hex)
  if (cost === 0) return (isUpgrade(TITLE, tile) ? choices.upgradeFree : choices.layFree)({ tile, place })
  return (isUpgrade(TITLE, tile) ? choices.upgrade : choices.lay)({ tile, place, price: money(cost) })
}

/** The cost part by part: the hex, then each edge. */
function costBreakdownOf(state: State, placing: Placing, words: Words): Fact[] {
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

function hexPartName({ hex, tile, first }: Lay, company: CompanyId, price: number, words: Words): string {
  const [terrain] = first ? (HEX.get(hex)!.terrain ?? []) : []
  if (terrain && price >= TILE_COST) return words.terrain[terrain.kind]!
  if (price === 0 && company === 'IC') return words.notes.icFree
  return isUpgrade(TITLE, tile) ? words.notes.upgrade : words.notes.tile
}
