import { type OptionScene, optionScenesOf, type PresetScene, presetScenesOf } from '@roundhouse/view'
import { type Options1846, optionsShape } from '../options.ts'
import type { Words1846 } from './words.en.ts'

/** 1846-0, 1846-G.1: every option with its rule. */
const RULES: Readonly<Record<keyof Options1846, string>> = {
  edition: '1846-0.1',
  issueTiming: '1846-0.2',
  privateTiming: '1846-0.3',
  unsoldAtPhase3: '1846-0.4',
  phase4Trains: '1846-0.5',
  bestRun: '1846-0.6',
  uselessIssue: '1846-G.1',
}

export const optionScenes = ({ options }: Words1846): OptionScene[] =>
  optionScenesOf(RULES, options, optionsShape.parse({}))

export const presetScenes = ({ presets }: Words1846): PresetScene[] =>
  presetScenesOf(presets, (preset) => ({ ...optionsShape.parse({ preset }) }))
