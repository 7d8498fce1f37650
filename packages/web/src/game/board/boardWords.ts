import type { BoardScene, HexScene } from '@roundhouse/view'
import { words } from '../../app/words.ts'

/** A hex as people call it: by its name where it has one. */
export function hexTitle(board: BoardScene | undefined, name: string): string {
  const named = board?.hexes.find(({ hex }) => hex === name)?.name
  return named ? `${name} ${named}` : name
}

/** A hex in words: what lies there, what it is worth, who stands there. */
export function hexLabel({ hex, name, ground, tile, stops }: HexScene, legal: boolean): string {
  const { game } = words.value
  const place = name ? `${hex} ${name}` : hex
  const companies = stops.flatMap(({ slots }) => slots.filter((slot) => slot !== null))
  const about = [
    [game.grounds[ground] ?? ground, tile && `#${tile}`].filter(Boolean).join(' '),
    ...stops.map(({ revenue }) => game.nowWorth(`${revenue.now}`)),
    ...(companies.length > 0 ? [game.tokensOf(companies.join(' '))] : []),
  ]
  return game.hex(place, about.join(', '), legal ? game.canChoose : '')
}

export const stopLabel = ({ hex, name }: HexScene, stop: number): string =>
  words.value.game.stop(name ?? hex, stop + 1)
