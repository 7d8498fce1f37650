/** A press is for what is there only when that has been there for so long, in milliseconds. */
export const MISCLICK_GUARD = 600

/** So long where the same person goes on. */
const GUARD_ON = 300

let guard = MISCLICK_GUARD

/** Since when what could be pressed is there, and the hand rests. */
let since = Number.NEGATIVE_INFINITY

/** Something else can be pressed now where the hand is, perhaps by somebody else. */
export function armGuard(at: number = performance.now(), forAnother = true): void {
  since = at
  guard = forAnother ? MISCLICK_GUARD : GUARD_ON
}

/** Whether a press is meant for what is there. One that comes too early has to wait as long again. */
export function isDeliberate({ timeStamp }: Pick<Event, 'timeStamp'>): boolean {
  if (timeStamp - since >= guard) return true
  since = timeStamp
  return false
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
