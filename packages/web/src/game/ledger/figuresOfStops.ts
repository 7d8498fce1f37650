import type { HexScene } from '@roundhouse/view'

/** What the stops of a tile are worth: in a small picture of it that cannot be read. */
export const figuresOfStops = ({ stops }: Pick<HexScene, 'stops'>): string =>
  [...new Set(stops.map(({ revenue }) => revenue.now))].filter((worth) => worth > 0).join('/')
