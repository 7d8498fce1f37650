import { computed, signal } from '@preact/signals'
import type { TableCard, TableList } from '@roundhouse/wire'
import { useEffect } from 'preact/hooks'
import { language } from '../../app/settings/settings.ts'
import { throttle } from '../../app/throttle.ts'
import { nameBotsOn } from '../../words/botNames.ts'
import { ask, subscribe, WorkerTrouble } from '../../worker/connection.ts'
import { account, server, serverState } from '../account/account.ts'

type Lists = Readonly<Record<TableList, readonly TableCard[]>>

/** The lists as they were read. */
const lists = signal<Lists>({ mine: [], open: [], playing: [], finished: [] })

/** The tables of the server, list by list. */
export const tables = computed<Lists>(() => {
  const nameBots = (cards: readonly TableCard[]) => cards.map((card) => nameBotsOn(card, language.value))
  const { mine, open, playing, finished } = lists.value
  return {
    mine: nameBots(mine),
    open: nameBots(open),
    playing: nameBots(playing),
    finished: nameBots(finished),
  }
})

/** Whether the lists were read. */
const isRead = signal(false)

/** Whether the lists are what there is: they were read, or there is nobody to ask. */
export const isLobbyKnown = computed(
  () => serverState.value === 'absent' || serverState.value === 'away' || isRead.value,
)

export const isMyTurn = ({ state, turn, mine }: TableCard): boolean =>
  state === 'playing' && mine !== null && turn.includes(mine)

/** How often the lists are read anew while they are looked at, in milliseconds. */
const OFTEN = 20_000

/** How long at least is between two readings, in milliseconds, while they are looked at or not: every change of a table that is listed is told. */
const REST = { seen: 2000, unseen: 15_000 }

/** How often it is found out elsewhere on the site whose turn it is, in milliseconds. */
const SELDOM = 60_000

let lastReading = 0

export async function readLobby(): Promise<void> {
  if (serverState.value !== 'here') return
  const reading = ++lastReading
  const isKnown = account.value !== null
  try {
    const [mine, finished, open, playing] = await Promise.all([
      isKnown ? server.tables('mine') : [],
      isKnown ? server.tables('finished') : [],
      server.tables('open'),
      server.tables('playing'),
    ])
    // a later reading, perhaps for somebody else, is not overwritten
    if (reading === lastReading) lists.value = { mine, finished, open, playing }
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
  }
  if (reading === lastReading) isRead.value = true
}

/** Reads the tables of whoever is logged in alone: the name of a tab that nobody looks at tells of them. */
async function readMine(): Promise<void> {
  if (serverState.value !== 'here' || !account.value) return
  const reading = lastReading
  try {
    const mine = await server.tables('mine')
    if (reading === lastReading) lists.value = { ...lists.value, mine }
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
  }
}

/** Finds out now and then whose turn it is, whatever screen is open. */
export const followTurns = (): void => void setInterval(() => void readMine(), SELDOM)

const isSeen = (): boolean => document.visibilityState === 'visible'

/** Keeps the lists as they are now, as long as they are looked at. */
export function useLobby(): void {
  const isThere = serverState.value === 'here'
  const who = account.value?.id
  useEffect(() => {
    if (!isThere) return
    let isLookedAt = true
    const read = throttle(
      () => {
        if (isLookedAt) void (isSeen() ? readLobby() : readMine())
      },
      (work) => setTimeout(work, isSeen() ? REST.seen : REST.unseen),
    )
    read()
    void ask('watchLobby', { on: true })
    const stop = subscribe(({ happened }) => {
      if (happened === 'lobby') read()
    })
    const timer = setInterval(read, OFTEN)
    document.addEventListener('visibilitychange', read)
    return () => {
      isLookedAt = false
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
      void ask('watchLobby', { on: false })
    }
  }, [isThere, who])
}
