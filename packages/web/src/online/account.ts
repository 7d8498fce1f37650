import { signal } from '@preact/signals'
import type { Credentials, Me, Registration } from '@roundhouse/wire'
import { WorkerTrouble } from '../worker/client.ts'
import { apiOf } from '../worker/online/api.ts'
import { ask } from '../worker/table.ts'

/** The server, by way of the worker. */
export const server = apiOf((call) => ask('server', call))

/** Whether there is a server: not known yet, there is none, it is out of reach, it answers. */
export const house = signal<'unknown' | 'absent' | 'away' | 'here'>('unknown')

/** Who is logged in; null for nobody. */
export const account = signal<Me | null>(null)

/** Whether the server sends letters. */
export const letters = signal(false)

/** How often somebody has come or gone here: what was asked before says nothing about who it is now. */
let arrivals = 0

/** Finds out whether there is a server, and who is logged in there. */
export async function readSession(): Promise<void> {
  const before = arrivals
  try {
    const session = await server.session()
    if (before === arrivals) account.value = session.me
    letters.value = session.letters
    house.value = 'here'
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    house.value = error.code === 'network' ? 'away' : 'absent'
  }
}

export const logIn = (given: Credentials): Promise<void> => arrive(server.logIn(given))
export const register = (given: Registration): Promise<void> => arrive(server.register(given))

export async function logOut(): Promise<void> {
  await server.logOut()
  leave()
}

export async function leaveForGood(password: string | undefined): Promise<void> {
  await server.leaveForGood(password)
  leave()
}

/** Sits down at the table of an invitation without an account; gives the table. */
export async function beGuest(token: string, name: string): Promise<string> {
  const { me, table } = await server.beGuest(token, name)
  await arrive(me)
  return table
}

async function arrive(me: Me | Promise<Me>): Promise<void> {
  account.value = await me
  arrivals++
  void ask('somebodyElse', null)
}

function leave(): void {
  account.value = null
  arrivals++
  void ask('somebodyElse', null)
}
