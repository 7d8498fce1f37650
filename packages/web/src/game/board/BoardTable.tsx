import type { BoardScene, HexScene } from '@roundhouse/view'
import { useState } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import type { BoardState } from '../../board/boardLayers.tsx'
import { openParts } from '../state/state.ts'
import { hexTitle, stopLabel } from './boardWords.ts'
import { costWords, markWords, stopWords, tileWords, trackWords } from './hexWords.ts'
import './boardTable.css'

/** The board in words, hex by hex: everything that the map shows, and everything that can be chosen on it. */
export const BoardTable = ({
  board,
  state,
  onHex,
  onStop,
}: {
  board: BoardScene
  state: BoardState
  onHex: (hex: string) => void
  onStop: (hex: string, stop: number) => void
}) => {
  const { map } = words.value
  const [onlyLegal, setOnlyLegal] = useState(false)
  const isLegal = ({ hex }: HexScene) => state.legal?.includes(hex) ?? false
  const hexes = onlyLegal && state.legal ? board.hexes.filter(isLegal) : board.hexes
  return (
    <section class="board-table column" aria-label={map.table}>
      <header class="row wrap">
        <h2 class="grow text-l wide-only">{map.table}</h2>
        {state.legal && (
          <label class="check row">
            <input
              type="checkbox"
              checked={onlyLegal}
              onChange={(event) => setOnlyLegal(event.currentTarget.checked)}
            />
            {map.onlyLegal}
          </label>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            openParts.board.value = 'map'
          }}
        >
          <Icon name="map" />
          {map.map}
        </button>
      </header>
      <div class="board-table-scroll scrolling">
        <table class="lined full text-s">
          <thead>
            <tr>
              <th scope="col">{map.columns.hex}</th>
              {state.legal && <th scope="col">{map.columns.choose}</th>}
              <th scope="col">{map.columns.tile}</th>
              <th scope="col">{map.columns.stops}</th>
              <th scope="col">{map.columns.track}</th>
              <th scope="col">{map.columns.more}</th>
            </tr>
          </thead>
          <tbody>
            {hexes.map((hex) => (
              <tr key={hex.hex} data-row={hex.hex} aria-selected={state.chosen === hex.hex || undefined}>
                <th scope="row">{hexTitle(board, hex.hex)}</th>
                {state.legal && (
                  <td class="choose">
                    <HexButtons
                      hex={hex}
                      place={hexTitle(board, hex.hex)}
                      state={state}
                      isLegal={isLegal(hex)}
                      onHex={onHex}
                      onStop={onStop}
                    />
                  </td>
                )}
                <td>{tileWords(words.value, hex)}</td>
                <td>
                  <TextLines
                    of={hex.stops.map((stop, index) =>
                      [
                        ...(hex.stops.length > 1 ? [map.stop(index + 1)] : []),
                        ...stopWords(words.value, stop),
                      ].join(' · '),
                    )}
                  />
                </td>
                <td>{trackWords(words.value, board.layout, hex).join(' · ')}</td>
                <td>
                  <TextLines of={[...costWords(words.value, board, hex), ...markWords(words.value, hex)]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The buttons of a hex: to choose it or its stops, or to ask why it cannot be. */
const HexButtons = ({
  hex,
  place,
  state,
  isLegal,
  onHex,
  onStop,
}: {
  hex: HexScene
  place: string
  state: BoardState
  isLegal: boolean
  onHex: (hex: string) => void
  onStop: (hex: string, stop: number) => void
}) => {
  const { map } = words.value
  const stops = (state.stops ?? []).filter((one) => one.hex === hex.hex)
  if (stops.length > 1)
    return (
      <>
        {stops.map(({ stop }) => (
          <button
            type="button"
            key={stop}
            class="button chip-button"
            aria-label={map.choose(stopLabel(hex, stop))}
            onClick={() => onStop(hex.hex, stop)}
          >
            {map.stop(stop + 1)}
          </button>
        ))}
      </>
    )
  const isChosen = state.chosen === hex.hex || (state.taken?.includes(hex.hex) ?? false)
  return (
    <button
      type="button"
      class={isLegal ? 'button chip-button' : 'button chip-button refused-choice'}
      aria-label={(isLegal ? map.choose : map.whyNot)(place)}
      aria-disabled={!isLegal}
      aria-pressed={isChosen}
      onClick={() => onHex(hex.hex)}
    >
      {isLegal ? map.columns.choose : '?'}
    </button>
  )
}

const TextLines = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
)
