import { signal } from '@preact/signals'

/** Up to where what changed in a game is known, or was put away. */
export const recentChangesRead = signal<{ readonly id: string; readonly move: number }>({ id: '', move: 0 })
