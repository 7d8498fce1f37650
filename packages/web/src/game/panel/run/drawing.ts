import { computed, signal } from '@preact/signals'
import type { Drawing, RouteScene, Stroke } from '@roundhouse/view'
import type { OfferScene } from '../../../worker/protocol.ts'
import { queue } from '../../../worker/queue.ts'
import { group, isSameAction, isSelected } from '../../state/groups.ts'
import { drawingOf, head, past, selection, selectOffer } from '../../state/model.ts'

/** The run that is drawn, as it was read last. */
export const drawing = signal<Drawing | null>(null)

/** The train that is drawn by hand now. */
export const editedTrain = signal<string | null>(null)

const NO_ROUTE: RouteScene = { train: '', revenue: 0, pieces: [], stops: [], bonuses: [] }

/** The drawn routes, each at the place of its train, so that a train keeps its colour; none in the past. */
export const drawnRoutes = computed<readonly RouteScene[] | null>(() =>
  past.value ? null : (drawing.value?.trains.map(({ route }) => route ?? NO_ROUTE) ?? null),
)

/** Strokes are made one after the other, each on what the last one left. */
const inTurn = queue()

/** Draws something and shows it, unless the person has turned to something else by then. */
async function show(offer: OfferScene, draws: () => Promise<Drawing | null>): Promise<void> {
  const moves = head.value?.moves
  const drawn = await draws()
  // in other words by now, perhaps
  const now = group.value?.offers.find((one) => isSameAction(one, offer))
  if (!now || head.value?.moves !== moves) return
  drawing.value = drawn
  await selectOffer(now, drawn ? drawn.filling : undefined)
}

const look = (): Stroke | undefined =>
  editedTrain.value === null ? undefined : { train: editedTrain.value, stroke: 'look' }

/** Draws the best run. */
export const drawBest = (offer: OfferScene): Promise<void> =>
  inTurn(() => show(offer, () => drawingOf(undefined, look())))

/** Reads again what was drawn, in the words of now. */
export const drawAgain = (offer: OfferScene): Promise<void> =>
  inTurn(async () => {
    if (isSelected(offer)) drawing.value = await drawingOf(selection.value?.filling, look())
  })

/** Takes a train in hand, or none. */
export function edit(offer: OfferScene, train: string | null): Promise<void> {
  editedTrain.value = train
  return drawAgain(offer)
}

export const drawStroke = (offer: OfferScene, stroke: Stroke): Promise<void> =>
  inTurn(async () => {
    if (isSelected(offer)) await show(offer, () => drawingOf(selection.value?.filling, stroke))
  })

/** Points at a stop of the board, or at a hex with one. */
export function drawTo(offer: OfferScene, hex: string, stop?: number): void {
  const train = editedTrain.value
  if (train === null || !drawing.value) return
  const own = drawing.value.trains.find(({ id }) => id === train)?.route?.stops ?? []
  const known = [...drawing.value.next, ...own].filter((one) => one.hex === hex)
  const at = stop ?? known[0]?.stop ?? 0
  void drawStroke(offer, { train, stroke: 'point', hex, stop: at })
}

/** Nothing is drawn any more. */
export function stopDrawing(): void {
  drawing.value = null
  editedTrain.value = null
}
