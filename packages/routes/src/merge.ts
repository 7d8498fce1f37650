import { type Choices, inOrder } from './choices.ts'

/**
 * Every way of letting like-minded trains run whatever the best of them can:
 * all of them first, then all but the weakest, down to the two strongest.
 * What no such trains can earn, the real ones cannot earn either.
 */
export function* merges(lists: readonly Choices[], words: number): Generator<Choices[], void, void> {
  const top = (list: Choices) => list.worths[inOrder(list)[0]!]!
  const strongest = lists.filter(({ size }) => size > 0).sort((a, b) => top(b) - top(a))
  for (let count = strongest.length; count > 1; count--)
    yield [merged(strongest.slice(0, count), words), ...strongest.slice(count)]
}

/** One list of all runs, each with the most it is worth to any of the trains. */
function merged(lists: readonly Choices[], words: number): Choices {
  const best = new Map<string, { readonly list: Choices; readonly place: number }>()
  for (const list of lists)
    for (let place = 0; place < list.size; place++) {
      const track = list.uses.subarray(place * words, (place + 1) * words).join()
      const known = best.get(track)
      if (!known || known.list.worths[known.place]! < list.worths[place]!) best.set(track, { list, place })
    }
  const runs = [...best.values()]
  const uses = new Int32Array(runs.length * words)
  for (const [place, { list, place: from }] of runs.entries())
    uses.set(list.uses.subarray(from * words, (from + 1) * words), place * words)
  return {
    kind: -1,
    trains: lists.reduce((sum, { trains }) => sum + trains, 0),
    size: runs.length,
    runs: new Int32Array(runs.length),
    worths: Int32Array.from(runs, ({ list, place }) => list.worths[place]!),
    uses,
  }
}
