import { effect } from '@preact/signals'
import { sounds } from '../app/settings.ts'
import { head, refusalShown } from '../game/state/model.ts'
import { type Moment, soundFor } from './soundFor.ts'
import { play } from './sounds.ts'

/** Makes the sounds of the game on the table, where they are wanted. */
export function listen(): void {
  let before: Moment = { now: null, refused: false }
  effect(() => {
    const after: Moment = { now: head.value, refused: refusalShown.value !== null }
    const sound = soundFor(before, after)
    before = after
    if (sound && sounds.peek()) play(sound)
  })
}
