export * from './certificates.ts'
export {
  type Cell,
  type Chart,
  type Direction,
  gridChart,
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
