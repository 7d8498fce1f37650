import type { GameEvent } from '../game/game.ts'

/** What the rules say of each kind of event; those that are not here change nothing that is counted. */
export type Entries<Ledger, Event extends GameEvent> = {
  readonly [Kind in Event['kind']]?: (ledger: Ledger, event: Extract<Event, { kind: Kind }>) => void
}

/** Enters every event in each book that it concerns, in the order of the books. */
export function enterEvents<Ledger extends { readonly events: readonly GameEvent[] }>(
  ledger: Ledger,
  books: readonly object[],
): void {
  for (const event of ledger.events)
    for (const book of books) {
      const entry = (book as Record<string, ((ledger: Ledger, event: unknown) => void) | undefined>)[
        event.kind
      ]
      entry?.(ledger, event)
    }
}

/** Notes in a ledger what is wrong, unless this holds. */
export function mustHold({ wrong }: { readonly wrong: string[] }, holds: boolean, problem: string): void {
  if (!holds) wrong.push(problem)
}
