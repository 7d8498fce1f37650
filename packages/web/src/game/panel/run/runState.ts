import { computed } from '@preact/signals'
import type { BoardState } from '../../../board/layers.tsx'
import { drawing, editedTrain } from './drawing.ts'

/** What the board shows of a run that is drawn by hand: where it can go on, and its own stops. */
export const runState = computed<Pick<BoardState, 'stops' | 'run'>>(() => {
  const train = editedTrain.value
  if (train === null || !drawing.value) return {}
  const { trains, next } = drawing.value
  const run = trains.findIndex(({ id }) => id === train)
  const own = trains[run]?.route?.stops ?? []
  return {
    run,
    stops: [
      ...next.map(({ hex, stop }) => ({ hex, stop })),
      ...own.map(({ hex, stop }) => ({ hex, stop, plain: true as const })),
    ],
  }
})
