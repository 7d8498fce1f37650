import { type OptionScene, optionScenesOf } from '@roundhouse/view'
import { optionsShape } from '../options.ts'
import type { Words } from './words.en.ts'

/** Every option with its rule, but for `lumber`, with which no game can be set up (BO-8.8). */
const RULES: Readonly<Record<keyof Words['options'], string>> = {
  priceRiseRequiresDividend: 'BO-10.5',
  lossChargedToTreasury: 'BO-9.5',
  coalNeedsEquipment: 'BO-8.6',
  receivershipScrapsEquipment: 'BO-11.2',
  playersMayBuyUnownedShares: 'BO-3.11',
}

export const optionScenes = ({ options }: Words): OptionScene[] =>
  optionScenesOf(RULES, options, optionsShape.parse({}))
