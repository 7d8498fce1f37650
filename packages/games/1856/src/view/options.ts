import { type OptionScene, optionScenesOf, type PresetScene, presetScenesOf } from '@roundhouse/view'
import { type Options1856, optionsShape } from '../options.ts'
import type { Words1856 } from './words.en.ts'

/** 1856-O: every option with the rule that it changes. */
const RULES: Readonly<Record<keyof Options1856, string>> = {
  destinationRule: '1856-1.2j',
  cgrParAverage: '1856-3i',
  formationPresidentRepay: '1856-3c',
  certLimitTable: '1856-3m',
  privateTradeBetweenPlayers: '1856-1.2b',
  forcedSaleBlocks: '1856-2.7k',
  cgrPermanentTrain: '1856-3p',
  bonusRights: '1856-5.1f',
  alternateDestinations: '1856-2.2p',
  eightTrain: '1856-2.7f',
}

export const optionScenes = ({ options }: Words1856): OptionScene[] =>
  optionScenesOf(RULES, options, optionsShape.parse({}))

export const presetScenes = ({ presets }: Words1856): PresetScene[] =>
  presetScenesOf(presets, (preset) => ({ ...optionsShape.parse({ preset }) }))
