import type { JSX } from 'preact'
import type { BoardCell } from './boardCells.ts'
import type { BoardState } from './boardLayers.tsx'
import { type HexLayout, ORIGIN, shift } from './geometry.ts'
import { placementOf } from './hex/hexPlacement.ts'
import { NewTrack } from './hex/track.tsx'
import { ChangedFrame, ChosenFrame, FailingEdges, LegalFrames } from './hexFrames.tsx'

interface Props {
  readonly layout: HexLayout
  readonly cells: ReadonlyMap<string, BoardCell>
  readonly state: BoardState
}

/** Around hexes: which can be chosen, which is, which have changed, and what a lay would bring there. */
export function DecisionFrames({ layout, cells, state }: Props): JSX.Element {
  const { legal = [], chosen, previews = [], failing = [], taken = [], changed = [] } = state
  const at = (hex: string) => cells.get(hex)?.centre ?? ORIGIN
  return (
    <g class="frames">
      <LegalFrames layout={layout} at={legal.filter((hex) => hex !== chosen).map(at)} />
      {changed.map((hex) => (
        <g key={`changed ${hex}`} transform={shift(at(hex))}>
          <ChangedFrame layout={layout} stays={state.changedStay ?? false} />
        </g>
      ))}
      {taken.map((hex) => (
        <g key={`taken ${hex}`} transform={shift(at(hex))}>
          <ChosenFrame layout={layout} />
        </g>
      ))}
      {chosen !== undefined && (
        <g transform={shift(at(chosen))}>
          <ChosenFrame layout={layout} />
        </g>
      )}
      {previews.map((hex) => {
        const cell = cells.get(hex.hex)
        return (
          cell && (
            <g key={hex.hex} transform={shift(cell.centre)}>
              <NewTrack before={cell.scene} scene={hex} arrangement={placementOf(layout, hex).arrangement} />
            </g>
          )
        )
      })}
      {failing.map(({ hex, edges }) => (
        <g key={hex} transform={shift(at(hex))}>
          <FailingEdges layout={layout} edges={edges} />
        </g>
      ))}
    </g>
  )
}
