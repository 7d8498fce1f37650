import { placeName } from '@roundhouse/18xx/view'
import type { Naming } from '@roundhouse/kernel'
import { HEX } from '../components/board.ts'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import type { Wording1846 } from './wording.ts'

/** What a refusal calls a private or a hex; all else has the name that the board has for it. */
export const namingFor =
  (wording: Wording1846): Naming =>
  (figure, word) => {
    if (figure === 'private' || figure === 'card') return PRIVATE[word as PrivateId]?.name ?? word
    // a stop is its hex and its number there
    const [hex = word] = figure === 'stop' || figure === 'link' ? word.split('.') : [word]
    return HEX.has(hex) ? placeName(wording, hex) : word
  }
