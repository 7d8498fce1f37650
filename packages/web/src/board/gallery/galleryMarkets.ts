import type { CellScene, MarketScene } from '@roundhouse/view'

const cell = (price: number, more: Partial<CellScene> = {}): CellScene => ({
  price,
  kind: 'normal',
  companies: [],
  ...more,
})

/** Charts of the shapes that no game at hand has, with these companies on them. */
export const galleryMarkets = ([first, second, third]: readonly string[]): readonly MarketScene[] => [
  {
    title: 'Grid',
    tints: { yellow: 'Yellow: not counted', brown: 'Brown: bought freely' },
    rows: [
      [cell(70), cell(75), cell(80), cell(90), cell(100, { kind: 'par' }), cell(110), cell(125)],
      [cell(65), cell(70), cell(75), cell(80), cell(90, { kind: 'par' }), cell(100, { companies: [first!] })],
      [cell(60, { tint: 'yellow' }), cell(65), cell(70), cell(75, { companies: [second!, third!] })],
      [cell(50, { tint: 'brown' }), cell(60, { tint: 'yellow' }), cell(65)],
      [cell(0, { kind: 'closes' }), cell(50, { tint: 'brown' })],
    ],
  },
  {
    title: 'Zigzag',
    staggered: true,
    rows: [
      [cell(0, { kind: 'closes' }), cell(14), cell(20), cell(26), cell(34, { companies: [second!] })],
      [cell(10), cell(17), cell(23, { kind: 'par' }), cell(30, { companies: [first!] }), cell(38)],
    ],
  },
]
