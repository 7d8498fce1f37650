import type { StopScene } from '@roundhouse/view'
import { direction, ORIGIN, type Point, plus, polar, times } from '../geometry.ts'

export interface SlotPlaces {
  /** The radius of a slot. */
  readonly slot: number
  /** The centres of the slots. */
  readonly slots: readonly Point[]
}

/** The centres of slots for a radius of 1. */
const SLOTS: readonly (readonly Point[])[] = [
  [],
  [ORIGIN],
  [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ],
  [
    { x: -1, y: 0.6 },
    { x: 1, y: 0.6 },
    { x: 0, y: -1.11 },
  ],
  [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: -1, y: 1 },
    { x: 1, y: 1 },
  ],
]

const inRows = (slots: number): readonly Point[] =>
  Array.from({ length: slots }, (_, slot) => ({
    x: 2 * (slot % 3) - 2,
    y: 2 * Math.floor(slot / 3) + 1 - Math.ceil(slots / 3),
  }))

/** Whether so many stops share a hex that they are smaller. */
export const areMany = (stops: readonly StopScene[]): boolean => stops.length > 3

/** The slots of a stop among those of its hex: side by side, in a triangle, a square or rows; two that share a hex across the way to its middle. */
export function slotPlacesOf({ slots }: StopScene, beside: readonly StopScene[], at: Point): SlotPlaces {
  const shared = beside.length > 1
  const slot = areMany(beside) ? 20 : shared ? 24 : 27
  const places = (SLOTS[slots.length] ?? inRows(slots.length)).map((place) => times(place, slot))
  const aside = shared && slots.length === 2 && Math.hypot(at.x, at.y) > 1
  const across = direction(at) + 90
  const upright = Math.abs((((across % 180) + 180) % 180) - 180) < 90 ? across + 180 : across
  return {
    slot,
    slots: aside
      ? [-slot, slot].map((by) => plus(at, polar(upright, by)))
      : places.map((one) => plus(at, one)),
  }
}
