import { isUpgrade } from '@roundhouse/18xx'
import { layParts, paidFor, placeName, tokenParts } from '@roundhouse/18xx/view'
import { type Lay, reachesStop, type TilePlacement } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { BOARD, HEX } from '../../components/board.ts'
import { CHICAGO, CORPORATION, type CompanyId, MARKER } from '../../components/companies.ts'
import { PORT, TILE_COST, TOKEN_COST } from '../../components/money.ts'
import { corporationOnTurn } from '../../operationStep.ts'
import { layWithoutLink } from '../../privates/layPower.ts'
import type { State1846 } from '../../state.ts'
import { TITLE } from '../../title.ts'
import { layCost } from '../../track/cost.ts'
import { money } from '../wording.ts'
import type { Words1846 } from '../words.en.ts'
import type { Parts1846 } from './outcome.ts'

/** What is put on the board. */
export const boardParts = {
  lay: (outcome, action, seat, wording) => ({
    ...layParts(outcome, action, seat, wording),
    costBreakdown: {
      lines: costLines(outcome.before, action, wording.words),
      total: money(paidFor(outcome, 'tile')),
    },
  }),
  'private-lay': (outcome, action, seat, wording) => {
    const { notes } = wording.words
    const name = wording.names.privateName(action.private)
    const cost = paidFor(outcome, 'tile')
    const edges = costLines(outcome.before, action, wording.words).slice(1)
    return {
      ...layParts(outcome, action, seat, wording),
      ...(cost > 0 && { costBreakdown: { lines: edges, total: money(cost) } }),
      notes: [
        notes.byPrivate({ name }),
        notes.extra,
        ...(outcome.after.operation?.firstTile ? [notes.secondTile({ name })] : []),
      ],
    }
  },
  token: (outcome, action, seat, wording) => {
    const { hex, city } = action
    const { notes } = wording.words
    const corporation = corporationOnTurn(outcome.before)
    const isReserved =
      CORPORATION[corporation].reserved?.hex === hex && paidFor(outcome, 'token') !== TOKEN_COST
    const isLinked = reachesStop(outcome.before.board, BOARD, corporation, hex, city)
    return {
      ...tokenParts(outcome, action, seat, wording),
      notes: [...(isReserved ? [notes.reservedSlot] : []), ...(isLinked ? [] : [notes.unlinked])],
    }
  },
  'private-token': (outcome, _, seat, wording) => ({
    ...tokenParts(outcome, { hex: CHICAGO }, seat, wording),
    notes: [wording.words.notes.extra],
  }),
  'set-port': (_outcome, { hex }, _seat, wording) => ({
    label: wording.words.choices.setPort({
      place: placeName(wording, hex),
      bonus: `+${money(PORT * HEX.get(hex)!.ports!)}`,
    }),
    hex,
  }),
  'place-marker': (_outcome, { private: id, hex }, _seat, wording) => ({
    label: wording.words.choices.placeMarker({
      marker: wording.words.markers[id],
      place: placeName(wording, hex),
      bonus: `+${money(MARKER[id].bonus)}`,
    }),
    hex,
  }),
  'set-beneficiary': (_outcome, action, _seat, { words }) => ({
    label: words.choices.setBeneficiary(action),
  }),
  'leave-markers': (_outcome, _action, _seat, { words }) => ({ label: words.choices.leaveMarkers }),
} satisfies Parts1846

/** The cost part by part: the hex, then each edge. */
function costLines(state: State1846, placing: TilePlacement, words: Words1846): Fact[] {
  const { company } = state.operation!
  const laid = layWithoutLink(state, placing)
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
