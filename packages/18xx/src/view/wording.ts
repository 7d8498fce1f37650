import type { HexName } from '@roundhouse/board'
import type { ReaderWording } from '@roundhouse/view'
import type { TrackTitle } from '../track/trackTitle.ts'
import type { Words18xx } from './words.en.ts'

/** How a title writes amounts and calls what it has. */
export interface TitleNames {
  readonly title: Pick<TrackTitle, 'board' | 'colors'>
  money(amount: number): string
  /** What is printed on a hex, where something is. */
  hexName(hex: HexName): string | undefined
  privateName(id: string): string
}

/** The words of a title, the shared ones among them, and its names. */
export interface Wording18xx<Words extends Words18xx = Words18xx> extends ReaderWording<Words> {
  readonly names: TitleNames
}

/** A hex by its name and place, as in Toledo (D14). */
export function placeName({ words, names }: Wording18xx, hex: HexName): string {
  const name = names.hexName(hex)
  return name === undefined ? hex : words.place({ name, hex })
}
