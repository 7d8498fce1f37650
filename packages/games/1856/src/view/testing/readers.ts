import { type Name, seatOf } from '@roundhouse/kernel/testing/names'
import type { Preview, Reader } from '@roundhouse/view'
import type { Action1856 } from '../../actions.ts'
import type { State1856 } from '../../state.ts'
import { view1856 } from '../gameView.ts'

export const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom', 'Ines'] }
export const JA: Reader = { ...EN, language: 'ja' }

/** An action as it is put to a player. */
export const put = (state: State1856, name: Name, action: Action1856, reader = EN): Preview =>
  view1856.preview(state, action, seatOf(name), reader)

/** Changes as in "Your cash $400 → $288". */
export const changed = ({ changes }: Pick<Preview, 'changes'>): string[] =>
  changes.map(({ label, before, after }) => `${label} ${before} → ${after}`)

/** Effects as in "Closing: Flos Tramway". */
export const effectsIn = ({ effects = [] }: Pick<Preview, 'effects'>): string[] =>
  effects.map(({ label, value }) => `${label}: ${value}`)
