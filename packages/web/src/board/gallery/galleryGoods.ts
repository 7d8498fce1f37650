import { type BoardScene, GOOD_COLOURS, type HexScene, plainStop } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'

const at = (hex: string, column: number, row: number, more: Partial<HexScene>): HexScene => ({
  ...BARE_HEX,
  hex,
  column,
  row,
  ...more,
})

/** Cities with goods, a town, and links of two players between them. */
export const GOODS_BOARD: BoardScene = {
  layout: 'flat',
  hexes: [
    at('A1', 0, 0, {
      name: 'Detroit',
      stops: [{ ...plainStop('city'), takes: 'blue' }],
      goods: GOOD_COLOURS,
      paths: [[5, 's0']],
    }),
    at('B2', 1, 1, {
      name: 'London',
      stops: [plainStop('town')],
      paths: [
        [2, 's0'],
        ['s0', 4],
      ],
    }),
    at('C1', 2, 0, {
      name: 'Toronto',
      stops: [{ ...plainStop('city'), takes: 'yellow' }],
      goods: ['red', 'purple'],
      paths: [[1, 's0']],
    }),
  ],
  links: [
    {
      owner: 0,
      letters: 'A',
      paint: { fill: '#E8741E', text: '#1E1005' },
      pieces: [
        { hex: 'A1', from: 's0', to: 5 },
        { hex: 'B2', from: 2, to: 's0' },
      ],
    },
    {
      owner: 1,
      letters: 'M',
      paint: { fill: '#27794B', text: '#FFFFFF' },
      pieces: [
        { hex: 'B2', from: 's0', to: 4 },
        { hex: 'C1', from: 1, to: 's0' },
      ],
    },
  ],
}
