import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { PACES, type Pace } from '../worker/protocol.ts'
import { keep, kept } from './kept.ts'
import { spoken } from './spoken.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['100', '112', '125', '150'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** A setting that stays on this device: one of a few words. */
function setting<T extends string>(name: string, known: readonly T[], usual: T) {
  const before = kept(name)
  const chosen = signal<T>(known.find((one) => one === before) ?? usual)
  effect(() => {
    if (chosen.value !== usual || kept(name) !== null) keep(name, chosen.value)
  })
  return chosen
}

export const language = setting<Language>('language', LANGUAGES, spoken(navigator.languages))
export const theme = setting<Theme>('theme', THEMES, 'system')
export const pace = setting<Pace>('pace', PACES, 'second')
export const textSize = setting<TextSize>('textSize', TEXT_SIZES, '100')
