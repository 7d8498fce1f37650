import { signal } from '@preact/signals'

/** A press is for what is there only when that has been there for so long, in milliseconds. */
export const MISCLICK_GUARD = 600

/** So long where the same person goes on. */
const GUARD_ON = 300

/** How long it is said that a press came too early. */
const SAID = 5000

let guard = MISCLICK_GUARD

/** Since when what could be pressed is there, and the hand rests. */
let since = Number.NEGATIVE_INFINITY

/** The wait that goes on, in milliseconds: it is shown where it guards; null while presses count. */
export const guardedFor = signal<{ readonly milliseconds: number } | null>(null)

/** A press came too early, and nothing was done. */
export const wasPressedEarly = signal(false)

/** Sets a signal, and sets it back after a while, unless it was set anew. */
function setFor<T>(of: { value: T }, value: T, after: T, milliseconds: number): void {
  of.value = value
  const timer = timers.get(of)
  if (timer !== undefined) clearTimeout(timer)
  const back = () => {
    of.value = after
  }
  timers.set(of, setTimeout(back, milliseconds))
}

const timers = new Map<object, ReturnType<typeof setTimeout>>()

const showGuard = (): void => setFor(guardedFor, { milliseconds: guard }, null, guard)

/** Something else can be pressed now where the hand is, perhaps by somebody else. */
export function armGuard(at: number = performance.now(), forAnother = true): void {
  since = at
  guard = forAnother ? MISCLICK_GUARD : GUARD_ON
  showGuard()
}

/** Whether a press is meant for what is there. One that comes too early has to wait as long again. */
export function isDeliberate({ timeStamp }: Pick<Event, 'timeStamp'>): boolean {
  const isMeant = timeStamp - since >= guard
  if (isMeant) wasPressedEarly.value = false
  else {
    since = timeStamp
    showGuard()
    setFor(wasPressedEarly, true, false, SAID)
  }
  return isMeant
}

/** What a press does where it is meant for what is there. */
export const deliberately =
  (work: () => void) =>
  (event: Pick<Event, 'timeStamp'>): void => {
    if (isDeliberate(event)) work()
  }

/** Until the hand has come to rest nothing is pressed at all. */
export function blockClicksUntilRest(): void {
  armGuard()
  const stop = (event: Event) => {
    if (isDeliberate(event)) return removeEventListener('click', stop, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, true)
}
