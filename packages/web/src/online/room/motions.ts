import { signal } from '@preact/signals'
import type { AwaitedSeat, BallotKind } from '@roundhouse/wire'
import { language } from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { state } from '../../game/state/state.ts'
import { WorkerTrouble } from '../../worker/connection.ts'
import { isHost, server } from '../account/account.ts'
import { room } from './room.ts'

/** Something that can be put to the vote. */
interface TableMotion {
  readonly label: string
  propose(): void
}

/** Who is asked, and since when they have been silent, when it was last looked up. */
const awaited = signal<readonly AwaitedSeat[]>([])

/** Looks up who is awaited: the server's clock says for how long. */
export async function readAwaited(): Promise<void> {
  const card = room.value?.card
  awaited.value = []
  if (card?.state !== 'playing' || card.mine === null) return
  try {
    awaited.value = (await server.table(card.id)).awaited
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
  }
}

/** Asks the others at the table. */
export async function propose(kind: BallotKind, subject: number): Promise<void> {
  const card = room.value?.card
  if (card) await tryAsking(() => server.propose(card.id, kind, subject))
}

async function tryAsking(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    state.failure.value = error.code
  }
}

/**
 * What whoever plays here can ask for now: to end the game, and to let a bot
 * replace somebody who has been silent for long, or is banned. The host ends a game of bots.
 */
export function motions(): TableMotion[] {
  const { play } = words.value.online
  const card = room.value?.card
  if (card?.state !== 'playing') return []
  if (card.mine === null) {
    const isDeserted = card.seats.every(({ kind }) => kind !== 'person')
    const close = () => void tryAsking(() => server.close(card.id))
    return isDeserted && isHost(card) ? [{ label: play.endDeserted, propose: close }] : []
  }
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' })
  const away = awaited.value.flatMap(({ seat, since, long }) => {
    const { kind, name } = card.seats[seat]!
    return long && kind === 'person' && !card.seats[seat]!.banned && seat !== card.mine
      ? [{ name, seat, since: time.format(since) }]
      : []
  })
  const banned = card.seats.flatMap(({ name, banned }, seat) => (banned ? [{ name, seat }] : []))
  return [
    { label: play.end, propose: () => void propose('end', 0) },
    ...away.map(({ name, seat, since }) => ({
      label: play.remove(name, since),
      propose: () => void propose('remove', seat),
    })),
    ...banned.map(({ name, seat }) => ({
      label: play.removeBanned(name),
      propose: () => void propose('remove', seat),
    })),
  ]
}

/** Whether that is put to the vote, or was and is not asked again yet. */
export const isProposed = (kind: BallotKind, subject: number): boolean =>
  room.value?.ballots.some((ballot) => ballot.kind === kind && ballot.subject === subject) ?? false

/** How many moves would stand if the others agreed to take back the last move of whoever plays here; null where they are not asked. */
export function movesAfterProposedUndo(mine: number, canUndo: boolean): number | null {
  const card = room.value?.card
  const isAsked = card?.undo === 'consent' && card.state === 'playing' && card.mine !== null
  return isAsked && !canUndo && mine > 0 ? mine - 1 : null
}
