import type { Language } from '@roundhouse/kernel'
import { winnersOf } from '../home/winnersOf.ts'
import type { PageWords } from '../words/en.ts'
import { endedSentence } from '../words/endedBy.ts'
import type { Position } from '../worker/protocol/position.ts'

interface ResultHeading {
  readonly title: string
  /** What is said below it. */
  readonly note: string | undefined
}

/** Who won, and why the game was over; of one that was ended before its rules did, who ended it: nobody has won it. */
export function resultHeading(
  { scene, seats, standings, endedBy }: Pick<Position, 'scene' | 'seats' | 'standings' | 'endedBy'>,
  { results, home }: PageWords,
  language: Language,
): ResultHeading {
  if (endedBy) return { title: endedSentence(endedBy, language), note: results.whenEnded }
  const winners = winnersOf(standings).map((seat) => seats[seat]!.name)
  const title = winners.length === 1 ? results.wins(winners[0]!) : results.shared(winners.join(home.and))
  return { title, note: scene.end }
}
