import type { Event1856 } from './events.ts'

/** Both sizes of the CGR, both ends, every private's power and what presidents pay are counted apart. */
export function countedAs(event: Event1856): string {
  switch (event.kind) {
    case 'cgr-formed':
      return `${event.kind} ${event.shares}`
    case 'game-end':
      return `${event.kind} ${event.reason}`
    case 'right-gained':
      return `${event.kind} ${event.right}`
    case 'laid':
    case 'token-placed':
    case 'token-waiting':
      return event.by ? `${event.kind} ${event.by}` : event.kind
    case 'paid':
      return event.reason === 'interest' && typeof event.payer === 'number' ? 'interest-helped' : event.kind
    default:
      return event.kind
  }
}
