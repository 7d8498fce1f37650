import { readLocalList } from '../../app/localList.ts'
import { writeLocal } from '../../app/localStore.ts'

const NAME = 'invitations'

type Invitation = readonly [table: string, token: string]

const readInvitation = (saved: unknown): Invitation | undefined => {
  const [table, token] = saved as Invitation
  return typeof table === 'string' && typeof token === 'string' ? [table, token] : undefined
}

/** So many are remembered; the oldest goes first. */
const MOST = 30

const savedInvitations = () => readLocalList(NAME, readInvitation)

/** The invitation by which this device may look at a table. */
export const invitationTo = (table: string): string | undefined =>
  savedInvitations().find(([id]) => id === table)?.[1]

export function keepInvitation(table: string, invitation: string): void {
  const others = savedInvitations().filter(([id]) => id !== table)
  writeLocal(NAME, JSON.stringify([...others, [table, invitation]].slice(-MOST)))
}

/** Where somebody goes after logging in: back to the invitation that led here, else to the games. */
let wanted: string | null = null

export function goAfterLogin(path: string): void {
  wanted = path
}

export const afterLogin = (): string => wanted ?? '/'

/** Whoever does not log in after all is led nowhere later. */
export function stayAfterLogin(): void {
  wanted = null
}
