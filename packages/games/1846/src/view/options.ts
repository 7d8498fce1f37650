import { type OptionScene, optionScenesOf, type PresetScene } from '@roundhouse/view'
import { type Options1846, optionsShape } from '../options.ts'
import type { Words1846 } from './words.en.ts'

/** 1846-0: every option with its rule. */
const RULES: Readonly<Record<keyof Options1846, string>> = {
  edition: '1846-0.1',
  issueTiming: '1846-0.2',
  privateTiming: '1846-0.3',
  unsoldAtPhase3: '1846-0.4',
  phase4Trains: '1846-0.5',
  bestRun: '1846-0.6',
}

const PRESETS = ['book', 'recorded'] as const

function optionsOf(preset: (typeof PRESETS)[number]): Options1846 {
  const parsed = optionsShape.safeParse({ preset })
  if (!parsed.success) throw new Error(`there is no preset ${preset}`)
  return parsed.data
}

export const optionScenes = ({ options }: Words1846): OptionScene[] =>
  optionScenesOf(RULES, options, optionsOf('book'))

export const presetScenes = ({ presets }: Words1846): PresetScene[] =>
  PRESETS.map((name) => ({ name, ...presets[name], options: { ...optionsOf(name) } }))
