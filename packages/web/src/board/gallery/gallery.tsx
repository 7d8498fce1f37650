import { type BoardScene, companiesIn, type HexScene, type Scene, type TrackEnd } from '@roundhouse/view'
import { type JSX, render } from 'preact'
import '../../styles/tokens.css'
import '../../styles/base.css'
import '../../styles/layout.css'
import '../../styles/text.css'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { Board, type BoardProps } from '../board.tsx'
import './gallery.css'
import { TilePicture } from '../hex/tile.tsx'
import { MarketChart } from '../market/market.tsx'
import { RunSample } from '../runs/routes.tsx'
import { TokenPicture } from '../tokens/token.tsx'
import { looksOf } from '../tokens/tokenLook.ts'
import { GOODS_BOARD } from './galleryGoods.ts'
import { galleryMarkets } from './galleryMarkets.ts'
import { positions } from './galleryPosition.ts'
import { GALLERY_SHAPES, GENTLE, STRAIGHT, TIGHT } from './galleryShapes.ts'

const WORDS = { board: '1846', zoomIn: '+', zoomOut: '−', fit: 'F' }

const ROTATIONS = [0, 1, 2, 3, 4, 5]

/** A hex as if it were turned clockwise. */
const turnHex = (hex: HexScene, by: number): HexScene => ({
  ...hex,
  paths: hex.paths.map(([one, other]) => [turnEnd(one, by), turnEnd(other, by)]),
})

const turnEnd = (end: TrackEnd, by: number): TrackEnd => (typeof end === 'number' ? (end + by) % 6 : end)

/** Each tile that lies on the board, and the hardest shapes, turned all ways. */
function Tiles({ hexes }: { hexes: readonly HexScene[] }): JSX.Element {
  const lying = new Map(hexes.flatMap((hex) => (hex.tile === undefined ? [] : [[hex.tile, hex]])))
  const shapes = GALLERY_SHAPES.map((shape) => ({ ...BARE_HEX, ...shape, tile: '' }))
  return (
    <>
      {(['pointy', 'flat'] as const).map((layout) => (
        <div key={layout} class="gallery-tiles">
          {[...shapes, ...lying.values()].map((tile, index) => (
            <div key={index} class="row wrap gap-6">
              {ROTATIONS.map((rotation) => (
                <TilePicture
                  key={rotation}
                  layout={layout}
                  scene={turnHex({ ...tile, borders: [], marks: [] }, rotation)}
                  size={90}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

/** A tile about to be laid on open ground between tiles that lie. */
function layState({ hexes }: BoardScene): Pick<BoardProps, 'state' | 'fan' | 'fit'> {
  const open = hexes.find(
    ({ ground, stops, column }) => ground === 'plain' && stops.length === 0 && column > 9,
  )!
  const legal = hexes.filter(
    ({ column, row }) => Math.abs(column - open.column) + Math.abs(row - open.row) <= 2,
  )
  const tiles = [STRAIGHT, GENTLE, TIGHT].map((shape, index) => ({
    ...open,
    ...shape,
    tile: String(9 - index),
  }))
  return {
    state: {
      legal: legal.map(({ hex }) => hex),
      chosen: open.hex,
      previews: tiles.slice(0, 1),
    },
    fit: legal.map(({ hex }) => hex),
    fan: {
      hex: open.hex,
      pill: '#9',
      tiles: tiles.map((scene, index) => ({
        id: scene.tile,
        scene,
        caption: `#${scene.tile}`,
        label: scene.tile,
        state: index === 0 ? 'chosen' : index === 1 ? 'fits' : 'refused',
        failing: index === 2 ? [1] : [],
      })),
    },
  }
}

/** Every city with an empty slot, as places for a token. */
const tokenState = ({ hexes }: BoardScene, company: string): NonNullable<BoardProps['state']> => {
  const stops = hexes.flatMap(({ hex, stops }) =>
    stops.flatMap(({ slots }, stop) =>
      slots.includes(null) && slots.some(Boolean) ? [{ hex, stop, ghost: { company } }] : [],
    ),
  )
  return { legal: stops.map(({ hex }) => hex), stops }
}

function Gallery({ start, late }: { start: Scene; late: Scene }): JSX.Element {
  const looks = looksOf(companiesIn(late))
  const common = { looks, words: WORDS, hexLabel: ({ hex }: HexScene) => hex, onHex: () => {} }
  const company =
    late.companies!.order.find(({ state }) => state === 'now')?.company ?? companiesIn(late)[0]!.id
  const market = late.companies?.market
  const runs = Array.from({ length: 5 }, (_, run) => run)
  const shown: readonly Partial<BoardProps>[] = [
    { board: late.board!, routes: late.routes ?? [] },
    { board: start.board!, shows: { ids: true } },
    { board: late.board!, ...layState(late.board!) },
    { board: late.board!, state: tokenState(late.board!, company), shows: { patterns: true } },
  ]
  return (
    <div class="gallery">
      {shown.map((props, index) => (
        <div key={index} class="gallery-board">
          <Board board={late.board!} {...common} {...props} />
        </div>
      ))}
      {market && (
        <MarketChart
          market={market}
          looks={looks}
          nameOf={(id) => id}
          previews={[{ company, to: { row: 0, column: market.rows[0]!.length - 4 }, chosen: true }]}
        />
      )}
      {galleryMarkets([...looks.keys()]).map((chart) => (
        <MarketChart
          key={chart.title}
          market={chart}
          looks={looks}
          nameOf={(id) => id}
          previews={[
            { company: [...looks.keys()][0]!, to: { row: 0, column: 4 }, chosen: true },
            { company: [...looks.keys()][3]!, to: { row: 1, column: 4 }, chosen: false },
          ]}
          legal={[{ row: 0, column: 4 }]}
          onCell={() => {}}
        />
      ))}
      <div class="row wrap gap-6">
        {[...looks.values()].map((look) => (
          <TokenPicture key={look.id} look={look} size={44} label={look.id} />
        ))}
        {runs.map((run) => (
          <RunSample key={run} run={run} />
        ))}
      </div>
      <div class="gallery-board">
        <Board board={GOODS_BOARD} {...common} />
      </div>
      <Tiles hexes={late.board!.hexes} />
    </div>
  )
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme
const { start, late } = await positions()
render(<Gallery start={start} late={late} />, document.getElementById('gallery')!)
