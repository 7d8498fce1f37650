import { gapBetween, type Obstacle } from '../../board/hex/labelRoom.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Between a card and its hex, and the rim of the pane. */
const GAP = 10
/** How fine a place is looked for. */
const STEP = 12

/** What it costs to lie on the hex itself, on one that can be chosen, or on something that floats, in pixels of way. */
const COSTS = { own: 100_000, target: 1000, float: 400 }

/** How far from its middle a hex is covered, as a part of its circumradius. */
const COVERED = 0.8

const boxOf = ({ x, y, r }: Spot, part: number): Obstacle => ({
  at: { x, y },
  width: 2 * part * r,
  height: 2 * part * r,
})

/** Where in its pane a card lies: off its hex, on as few others that can be chosen as may be, then as near as may be, to the right first. */
export function cardPlace(
  card: Size,
  pane: Size,
  hex: Spot,
  targets: readonly Spot[],
  floats: readonly Obstacle[],
): { readonly left: number; readonly top: number } {
  const own = boxOf(hex, 1)
  const others = targets.map((target) => boxOf(target, COVERED))
  const costAt = (left: number, top: number): number => {
    const box = { at: { x: left + card.width / 2, y: top + card.height / 2 }, ...card }
    const isOn = (one: Obstacle) => gapBetween(box, one) < 0
    const away = gapBetween(box, own)
    return (
      Math.abs(away - GAP) * (away < GAP ? COSTS.own : 1) +
      COSTS.target * others.filter(isOn).length +
      COSTS.float * floats.filter(isOn).length +
      0.1 * Math.abs(box.at.y - hex.y) +
      (box.at.x < hex.x ? 1 : 0)
    )
  }
  const steps = (first: number, most: number) => {
    const inside = Math.max(GAP, Math.min(most, first))
    const many = Array.from(
      { length: Math.max(0, Math.ceil((most - GAP) / STEP)) },
      (_, step) => GAP + step * STEP,
    )
    return [inside, ...many, Math.max(GAP, most)]
  }
  const lefts = [hex.x + hex.r + GAP, hex.x - hex.r - GAP - card.width].flatMap((left) =>
    steps(left, pane.width - card.width - GAP),
  )
  const tops = steps(hex.y - card.height / 2, pane.height - card.height - GAP)
  let best = { left: GAP, top: GAP }
  let least = Number.POSITIVE_INFINITY
  for (const left of lefts)
    for (const top of tops) {
      const cost = costAt(left, top)
      if (cost < least) {
        least = cost
        best = { left, top }
      }
    }
  return best
}
