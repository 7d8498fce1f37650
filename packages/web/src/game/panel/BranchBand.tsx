import { tablePath } from '../../app/address.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import './branchBand.css'

/** A line is tried: nothing that is done in it counts. */
export const BranchBand = ({ position: { branchOf } }: { position: Position }) => {
  const { game } = words.value
  if (!branchOf) return null
  return (
    <p class="branch-band row wrap between gap-4-12 text-s rigid">
      <span class="semibold">{game.branchCounts}</span>
      <a href={tablePath(branchOf.id, branchOf.move)}>{game.backToGame}</a>
    </p>
  )
}
