import type { Event1860 } from './events.ts'

/** Every end, floating again after a bankruptcy, and what a lot or a payment is are counted apart. */
export function countedAs(event: Event1860): string {
  switch (event.kind) {
    case 'game-end':
      return `${event.kind} ${event.reason}`
    case 'paid':
      return `${event.kind} ${event.reason}`
    case 'floated':
      return event.again ? `${event.kind} again` : event.kind
    case 'phase':
      return `${event.kind} ${event.phase}`
    case 'dividend':
      return `${event.kind} ${event.choice}`
    default:
      return event.kind
  }
}
