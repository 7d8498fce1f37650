import { type OptionScene, optionScenesOf } from '@roundhouse/view'
import { optionsShape } from '../options.ts'
import type { BnoWords } from './words.en.ts'

/** Every option with its rule, but for `lumber`, with which no game can be set up (BO-8.8). */
const RULES: Readonly<Record<keyof BnoWords['options'], string>> = {
  priceRiseRequiresDividend: 'BO-10.5',
  lossChargedToTreasury: 'BO-9.5',
  coalNeedsEquipment: 'BO-8.6',
  receivershipScrapsEquipment: 'BO-11.2',
  playersMayBuyUnownedShares: 'BO-3.11',
}

export const optionScenes = ({ options }: BnoWords): OptionScene[] =>
  optionScenesOf(RULES, options, optionsShape.parse({}))
