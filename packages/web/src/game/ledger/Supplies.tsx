import type { HexScene } from '@roundhouse/view'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { GoodsPicture } from '../../board/hex/goods.tsx'
import { TilePicture } from '../../board/hex/tile.tsx'
import { ask } from '../../worker/connection.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { goodsWords } from '../board/hexWords.ts'
import { PhaseTable } from '../frame/Phases.tsx'
import { figuresOfStops } from './figuresOfStops.ts'
import './supplies.css'

/** What the bank has left. */
export const Supplies = ({ position: { game, scene } }: { position: Position }) => {
  const tiles = useTiles(game)
  const left = scene.supplies.filter(({ items }) => items.length > 0)
  return (
    <div class="supplies stack gap-14">
      {left.map(({ id, title, items }) => (
        <section key={id}>
          <h3>{title}</h3>
          <ul class={items.length > 12 ? 'supply many' : 'supply'}>
            {items.map(({ id: item, label, value, hint, goods, now }, index) => {
              const tile = item === undefined ? undefined : tiles.get(item)
              return (
                <li
                  key={item ?? index}
                  class="row baseline gap-10"
                  data-now={now ? '' : undefined}
                  title={hint}
                >
                  {tile && scene.board && <TilePicture layout={scene.board.layout} scene={tile} size={56} />}
                  {goods && <GoodsPicture of={goods} label={goodsWords(words.value, goods).join(', ')} />}
                  <b>{label}</b>
                  <span class="quiet">{items.length <= 12 ? hint : tile && figuresOfStops(tile)}</span>
                  <span class="at-end semibold">{value}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {scene.phases && (
        <section>
          <h3>{scene.phases.title}</h3>
          <PhaseTable chart={scene.phases} />
        </section>
      )}
    </div>
  )
}

const NONE: ReadonlyMap<string, HexScene> = new Map()
const known = new Map<string, Promise<ReadonlyMap<string, HexScene>>>()

/** The tiles of a game by their numbers, always the same. They are many: the list is there before they are drawn. */
function useTiles(game: string): ReadonlyMap<string, HexScene> {
  const [tiles, setTiles] = useState(NONE)
  useEffect(() => {
    const asked =
      known.get(game) ?? ask('tiles', { game }).then((all) => new Map(all.map((tile) => [tile.hex, tile])))
    known.set(game, asked)
    void asked.then(setTiles)
  }, [game])
  return tiles
}
