import { effect, signal } from '@preact/signals'
import type {
  AccountChangeRequest,
  Credentials,
  Me,
  Registration,
  SecondStep,
  TableCard,
} from '@roundhouse/wire'
import { readLocal, writeLocal } from '../../app/localStore.ts'
import { ask, WorkerTrouble } from '../../worker/connection.ts'
import { serverApi } from '../../worker/online/api.ts'
import { queue } from '../../worker/queue.ts'

/** The server, by way of the worker. */
export const server = serverApi((call) => ask('server', call))

/** Whether there is a server: not known yet, there is none, it is out of reach, it answers. */
export const serverState = signal<'unknown' | 'absent' | 'away' | 'here'>('unknown')

/** Who is logged in; null for nobody. */
export const account = signal<Me | null>(null)

/** Whether whoever is logged in has set up this table. */
export const isHost = ({ host }: TableCard): boolean => host !== null && host === account.value?.id

/** Whether somebody was logged in when this device last knew. */
export const wasLoggedIn = (): boolean => readLocal('account') !== null

/** Somebody has logged out here, and the server does not know it yet. */
export const isLoggingOut = signal(false)

/** Reads what this device knows of a logout; notes on it whether somebody is logged in, as far as the server says. */
export function startAccount(): void {
  isLoggingOut.value = readLocal('leaving') !== null
  effect(() => {
    if (serverState.value === 'here') writeLocal('account', account.value && '')
  })
}

/** Whether the server sends letters. */
export const sendsLetters = signal(false)

/** How often somebody has come or gone here: what was asked before says nothing about who it is now. */
let arrivals = 0

/** Finds out whether there is a server, and who is logged in there. */
export async function readSession(): Promise<void> {
  const before = arrivals
  try {
    if (isLoggingOut.value) await endSession()
    const session = await server.session()
    if (before === arrivals && !isLoggingOut.value) account.value = session.me
    sendsLetters.value = session.letters
    serverState.value = 'here'
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    serverState.value = error.code === 'absent' ? 'absent' : 'away'
  }
}

/** Where the password is not enough, gives what is needed besides. */
export async function logIn(given: Credentials): Promise<SecondStep | null> {
  const answer = await server.logIn(given)
  if ('secondStep' in answer) return answer
  await arrive(answer)
  return null
}
export const register = (given: Registration): Promise<void> => arrive(server.register(given))

/** Whoever was here is forgotten on this device, though the server may only hear of it later. */
export async function logOut(): Promise<void> {
  await endSession()
  leave()
}

async function endSession(): Promise<void> {
  try {
    await server.logOut()
    setLoggingOut(false)
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    setLoggingOut(true)
  }
}

function setLoggingOut(is: boolean): void {
  isLoggingOut.value = is
  writeLocal('leaving', is ? '' : null)
}

const inTurn = queue()

/** Changes something of the account, here and on the server; one change after another, so that the last answer is the newest. */
export const changeAccount = (given: AccountChangeRequest): Promise<void> =>
  inTurn(async () => {
    account.value = await server.changeMe(given)
  })

export async function deleteAccount(password: string | undefined): Promise<void> {
  await server.leaveForGood(password)
  leave()
}

/** Sits down at the table of an invitation without an account; gives the table. */
export async function beGuest(token: string, name: string): Promise<string> {
  const { me, table } = await server.beGuest(token, name)
  await arrive(me)
  return table
}

/** Somebody is logged in here from now on. */
export async function arrive(me: Me | Promise<Me>): Promise<void> {
  account.value = await me
  setLoggingOut(false)
  arrivals++
  void ask('accountChanged', null)
}

function leave(): void {
  account.value = null
  arrivals++
  void ask('accountChanged', null)
}
