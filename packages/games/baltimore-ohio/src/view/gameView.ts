import { type GameView, linesOfEvents, previewWith } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { HEX } from '../components/map.ts'
import type { BnoEvent } from '../events.ts'
import type { BnoState } from '../state.ts'
import { hexDetails } from './board.ts'
import { bnoLines } from './log.ts'
import { companyNetwork } from './networks.ts'
import { optionScenes } from './options.ts'
import { scoreFacts } from './players.ts'
import { bnoPreviews } from './previews.ts'
import { promptOf } from './prompts.ts'
import { roundName } from './rounds.ts'
import { sceneOf } from './scene.ts'
import { targetOf } from './targets.ts'
import { cityName, wordingFor, wordsIn } from './wording.ts'

/** How Baltimore & Ohio is shown. */
export const bnoView: GameView<BnoState, BnoAction> = {
  summary: (reader) => wordsIn(reader).summary,
  options: (reader) => optionScenes(wordsIn(reader)),
  scene: (state, reader) => sceneOf(state, wordingFor(reader)),
  round: (state, reader) => roundName(state, wordingFor(reader)),
  prompt: (state, asked, reader) => promptOf(state, asked, wordingFor(reader)),
  kind: (kind, reader) => wordsIn(reader).kinds[kind],
  target: targetOf,
  preview: (state, action, seat, reader) => previewWith(bnoPreviews, state, action, seat, wordingFor(reader)),
  hex: (state, hex, reader) => hexDetails(state, hex, wordsIn(reader)),
  lines: (events, reader) => linesOfEvents(bnoLines, events as readonly BnoEvent[], wordingFor(reader)),
  naming: (reader) => (_, word) => (HEX.has(word) ? cityName(wordingFor(reader), word) : word),
  network: (state, owner, reader) => companyNetwork(state, owner, wordingFor(reader)),
  score: (state, seat, reader) => scoreFacts(state, seat, wordingFor(reader)),
}
