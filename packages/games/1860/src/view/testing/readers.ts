import { type Name, seatOf } from '@roundhouse/kernel/testing/names'
import type { Preview, Reader } from '@roundhouse/view'
import type { Action1860 } from '../../actions.ts'
import type { State1860 } from '../../state.ts'
import { view1860 } from '../gameView.ts'

export const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya'] }
export const JA: Reader = { ...EN, language: 'ja' }

/** An action as it is put to a player. */
export const put = (state: State1860, name: Name, action: Action1860, reader = EN): Preview =>
  view1860.preview(state, action, seatOf(name), reader)

/** Changes as in "Your cash £400 → £288". */
export const changed = ({ changes }: Pick<Preview, 'changes'>): string[] =>
  changes.map(({ label, before, after }) => `${label} ${before} → ${after}`)

/** Effects as in "Closing: Cowes". */
export const effectsIn = ({ effects = [] }: Pick<Preview, 'effects'>): string[] =>
  effects.map(({ label, value }) => `${label}: ${value}`)
