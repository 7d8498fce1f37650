import { effect } from '@preact/signals'
import { sounds } from '../app/settings/settings.ts'
import { selection, state } from '../game/state/state.ts'
import { type Moment, soundFor } from './soundFor.ts'
import { play } from './sounds.ts'

/** Makes the sounds of the game on the table, where they are wanted. */
export function playSounds(): void {
  let before: Moment = { now: null, refused: false }
  effect(() => {
    const after: Moment = { now: state.head.value, refused: selection.refusal.value !== null }
    const sound = soundFor(before, after)
    before = after
    if (sound && sounds.peek()) play(sound)
  })
}
