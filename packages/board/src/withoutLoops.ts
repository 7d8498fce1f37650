import { type Bits, hasBit } from './bits.ts'
import type { HexInReach, Journey } from './explore.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { onlyRoundLoops } from './trails.ts'
import { enter, leave, type Walk } from './walk.ts'

type HexOnWays = Pick<HexInReach, 'stops' | 'pieces' | 'entries' | 'shut'>

/** All that is reached in whatever way, without what is reached only by running round a loop and back along the same track. */
export function withoutLoops(
  reach: ReadonlyMap<HexName, HexInReach>,
  simple: ReadonlyMap<HexName, HexInReach>,
  starts: Journey['starts'],
): Map<HexName, HexOnWays> {
  const hexes = new Map([...reach.values()].map((reached) => [reached.place.number, reached]))
  const entryInto = (hex: HexName, edge: Edge): number => reach.get(hex)!.place.number * EDGES.length + edge
  const beyond = ({ place }: HexInReach, { exits }: Walk): number[] =>
    EDGES.flatMap((edge) => {
      const hex = hasBit(exits, edge) ? place.ways[edge] : undefined
      return hex === undefined ? [] : [entryInto(hex, opposite(edge))]
    })
  const hexOf = (entry: number): HexInReach => hexes.get(Math.floor(entry / EDGES.length))!
  const edgeOf = (entry: number): Edge => (entry % EDGES.length) as Edge
  const walkFrom = (entry: number): Walk => enter(hexOf(entry).face, edgeOf(entry), hexOf(entry).open)
  const isSimple = (entry: number): boolean =>
    hasBit(simple.get(hexOf(entry).place.printed.hex)?.entries ?? 0, edgeOf(entry))
  const nextEntries = new Map<number, number[]>()
  const entries = [...reach.values()].flatMap((reached) =>
    EDGES.filter((edge) => hasBit(reached.entries, edge)).map(
      (edge) => reached.place.number * EDGES.length + edge,
    ),
  )
  for (const entry of entries) nextEntries.set(entry, beyond(hexOf(entry), walkFrom(entry)))
  const gone = onlyRoundLoops(
    {
      first: starts.flatMap(({ hex, stop }) => {
        const reached = reach.get(hex)!
        return beyond(reached, leave(reached.face, stop, reached.open))
      }),
      next: (entry) => nextEntries.get(entry)!,
      mirror: (entry) => entryInto(hexOf(entry).place.ways[edgeOf(entry)]!, opposite(edgeOf(entry))),
    },
    new Set(entries),
    new Set(entries.filter((entry) => !isSimple(entry))),
  )
  const exact = new Map<HexName, HexOnWays>()
  const note = (reached: HexInReach, { stops, pieces }: Walk, entry: Bits) => {
    const { hex } = reached.place.printed
    let known = exact.get(hex)
    if (!known) {
      known = { stops: 0, pieces: 0, entries: 0, shut: () => 0 }
      exact.set(hex, known)
    }
    known.stops |= stops
    known.pieces |= pieces
    known.entries |= entry
  }
  for (const { hex, stop } of starts) {
    const reached = reach.get(hex)!
    note(reached, leave(reached.face, stop, reached.open), 0)
  }
  for (const entry of entries) if (!gone.has(entry)) note(hexOf(entry), walkFrom(entry), 1 << edgeOf(entry))
  return exact
}
