import type { BallotKind } from '@roundhouse/wire'
import { words } from '../app/words.ts'
import { trouble } from '../game/model.ts'
import { WorkerTrouble } from '../worker/client.ts'
import { server } from './account.ts'
import { room } from './room.ts'

/** Something that can be put to the vote. */
export interface Motion {
  readonly label: string
  propose(): void
}

/** Asks the others at the table. */
export async function propose(kind: BallotKind, subject: number): Promise<void> {
  const card = room.value?.card
  if (!card) return
  try {
    await server.propose(card.id, kind, subject)
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    trouble.value = error.code
  }
}

/** What whoever plays here can ask for now: to end the game, and to let a bot replace somebody. */
export function motions(): Motion[] {
  const { play } = words.value.online
  const card = room.value?.card
  if (card?.state !== 'playing' || card.mine === null) return []
  const others = card.seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== card.mine ? [{ name, seat }] : [],
  )
  return [
    { label: play.end, propose: () => void propose('end', 0) },
    ...others.map(({ name, seat }) => ({
      label: play.remove(name),
      propose: () => void propose('remove', seat),
    })),
  ]
}

/** How many moves would stand if the others agreed to take back the last move of whoever plays here; null where they are not asked. */
export function undoAsked(mine: number, canUndo: boolean): number | null {
  const card = room.value?.card
  const isAsked = card?.undo === 'consent' && card.state === 'playing' && card.mine !== null
  return isAsked && !canUndo && mine > 0 ? mine - 1 : null
}
