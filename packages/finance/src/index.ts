export * from './certificates.ts'
export {
  type Chart,
  type Direction,
  gridChart,
  type PriceCell,
  pricesMarked,
  rowChart,
  spaceAt,
  spaceBeside,
  spacesMarked,
  zigzagChart,
} from './chart.ts'
export * from './market.ts'
export * from './money.ts'
export * from './president.ts'
export * from './shares.ts'
