import { computed } from '@preact/signals'
import type { Drawing, RouteScene, Stroke } from '@roundhouse/view'
import type { BoardState } from '../../../board/boardLayers.tsx'
import { ask } from '../../../worker/connection.ts'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { queue } from '../../../worker/queue.ts'
import { group, isSelected } from '../derived.ts'
import { selection, state } from '../state.ts'
import { isSameAction } from './offers.ts'
import { selectOffer } from './select.ts'

const { drawing, train } = selection

const NO_ROUTE: RouteScene = { label: '', pieces: [], stops: [] }

/** The drawn routes, each at the place of its train, so that a train keeps its colour; none in the past. */
export const drawnRoutes = computed<readonly RouteScene[] | null>(() =>
  state.past.value ? null : (drawing.value?.trains.map(({ route }) => route ?? NO_ROUTE) ?? null),
)

/** What the board shows of a run that is drawn by hand: where it can go on, and its own stops. */
export const drawnRun = computed<Pick<BoardState, 'stops' | 'run'>>(() => {
  if (train.value === null || !drawing.value) return {}
  const { trains, next } = drawing.value
  const run = trains.findIndex(({ id }) => id === train.value)
  const own = trains[run]?.route?.stops ?? []
  return {
    run,
    stops: [
      ...next.map(({ hex, stop }) => ({ hex, stop })),
      ...own.map(({ hex, stop }) => ({ hex, stop, plain: true as const })),
    ],
  }
})

/** Strokes are made one after the other, each on what the last one left. */
const inTurn = queue()

/** Draws something and shows it, unless the person has turned to something else by then. */
async function show(offer: OfferScene, draws: () => Promise<Drawing | null>): Promise<void> {
  const moves = state.head.value?.moves
  const drawn = await draws()
  // in other words by now, perhaps
  const now = group.value?.offers.find((one) => isSameAction(one, offer))
  if (!now || state.head.value?.moves !== moves) return
  drawing.value = drawn
  await selectOffer(now, drawn ? drawn.filling : undefined)
}

const look = (): Stroke | undefined =>
  train.value === null ? undefined : { train: train.value, stroke: 'look' }

/** A run drawn by hand, after a stroke where there is one; the best run before anything is drawn. */
const readDrawing = (filling: unknown, stroke: Stroke | undefined): Promise<Drawing | null> =>
  ask('draw', { filling, ...(stroke && { stroke }) })

/** Draws the best run. */
export const drawBest = (offer: OfferScene): Promise<void> =>
  inTurn(() => show(offer, () => readDrawing(undefined, look())))

/** Reads again what was drawn, in the words of now. */
export const drawAgain = (offer: OfferScene): Promise<void> =>
  inTurn(async () => {
    if (isSelected(offer)) drawing.value = await readDrawing(selection.offer.value?.filling, look())
  })

/** Begins to draw the run of a train by hand; none where it is null. */
export function editTrain(offer: OfferScene, id: string | null): Promise<void> {
  train.value = id
  return drawAgain(offer)
}

export const drawStroke = (offer: OfferScene, stroke: Stroke): Promise<void> =>
  inTurn(async () => {
    if (isSelected(offer)) await show(offer, () => readDrawing(selection.offer.value?.filling, stroke))
  })

/** Points at a stop of the board, or at a hex with one. */
export function drawTo(hex: string, stop?: number): void {
  const edited = train.value
  const offer = group.value?.offers[0]
  if (edited === null || !offer || !drawing.value) return
  const own = drawing.value.trains.find(({ id }) => id === edited)?.route?.stops ?? []
  const known = [...drawing.value.next, ...own].filter((one) => one.hex === hex)
  const at = stop ?? known[0]?.stop ?? 0
  void drawStroke(offer, { train: edited, stroke: 'point', hex, stop: at })
}

/** Nothing is drawn any more. */
export function stopDrawing(): void {
  drawing.value = null
  train.value = null
}
