import type { Naming } from '@roundhouse/kernel'
import { placeName, type Wording18xx } from './wording.ts'

/** What a refusal calls a private or a hex; all else has the name that the board has for it. */
export const namingOf =
  (wording: Wording18xx): Naming =>
  (figure, word) => {
    if (figure === 'private' || figure === 'card') return wording.names.privateName(word)
    // a stop is its hex and its number there
    const [hex = word] = figure === 'stop' || figure === 'link' ? word.split('.') : [word]
    return placeName(wording, hex)
  }
