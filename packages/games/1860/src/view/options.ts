import { type OptionScene, optionScenesOf, type PresetScene, presetScenesOf } from '@roundhouse/view'
import { type Options1860, optionsShape } from '../options.ts'
import type { Words1860 } from './words.en.ts'

/** 1860-OPT.2: every option with the rule that it changes. */
const RULES: Readonly<Record<keyof Options1860, string>> = {
  map: '1860-OPT.2',
  towns: '1860-RUN.8',
  hexReentry: '1860-RUN.6',
  insolvency: '1860-INS.6',
  receivershipLease: '1860-REC.3',
  unoperatedShares: '1860-SR.9',
  auctionOpening: '1860-AUC.3',
  auctionReentry: '1860-AUC.5',
  auctionPriorityTie: '1860-AUC.9',
  privateExchange: '1860-PRIV.4',
  exchangeTiming: '1860-PRIV.4',
  tokenReach: '1860-TOK.2',
  homeTokenRoute: '1860-RUN.3',
  unmovedDividend: '1860-DIV.5',
  forcedTrainAtExactPrice: '1860-BUY.7',
  trainLimit: '1860-BUY.8',
  sevenPlusFour: '1860-SET.4',
  startAfterSouthern: '1860-SOU.3',
  nationalisationMembers: '1860-NAT.1',
  nationalisationTrack: '1860-NAT.3',
  nationalisationWipeout: '1860-NAT.8',
  redZone: '1860-MKT.6',
  recordedMoves: '1860-UPG.5',
  trainlessScore: '1860-END.4',
}

export const optionScenes = ({ options }: Words1860): OptionScene[] =>
  optionScenesOf(RULES, options, optionsShape.parse({}))

export const presetScenes = ({ presets }: Words1860): PresetScene[] =>
  presetScenesOf(presets, (preset) => ({ ...optionsShape.parse({ preset }) }))
