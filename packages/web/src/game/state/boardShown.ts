import { signal } from '@preact/signals'

/** How the board is shown: drawn, or in words. */
export const boardShown = signal<'map' | 'table'>('map')
