import type { Seat } from '@roundhouse/kernel'
import type { Change } from './preview.ts'
import { playerName, type ReaderWording } from './wording.ts'

/** A line of before and after, where they differ. */
export const change = (label: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ label, before, after }]

/** The figures of a state that are others afterwards; both states give the same figures in the same order. */
export function changesBetween<State>(
  { before, after }: { readonly before: State; readonly after: State },
  figuresOf: (state: State) => readonly (readonly [label: string, value: string])[],
): Change[] {
  const then = figuresOf(after)
  return figuresOf(before).flatMap(([label, value], place) => change(label, value, then[place]![1]))
}

/** The cash of whoever decides first, then of others who pay or are paid. */
export const cashChanges = (
  players: readonly { readonly cash: number }[],
  seat: Seat,
  gainOf: (seat: Seat) => number,
  money: (amount: number) => string,
  wording: ReaderWording<{
    readonly changes: { readonly ownCash: string; readonly cash: (figures: { who: string }) => string }
  }>,
): Change[] => {
  const { ownCash, cash: cashOf } = wording.words.changes
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]))
  return [seat, ...others].flatMap((one) => {
    const { cash } = players[one]!
    const label = one === seat ? ownCash : cashOf({ who: playerName(wording, one) })
    return change(label, money(cash), money(cash + gainOf(one)))
  })
}
