import { tileScenes } from '@roundhouse/18xx/view'
import { type GameView, linesOfEvents, previewWith } from '@roundhouse/view'
import type { Action1860 } from '../actions.ts'
import type { Event1860 } from '../events.ts'
import type { State1860 } from '../state.ts'
import { TITLE } from '../title.ts'
import { hexDetails } from './board.ts'
import { lines1860 } from './log.ts'
import { naming1860 } from './naming.ts'
import { corporationNetwork } from './networks.ts'
import { optionScenes, presetScenes } from './options.ts'
import { scoreFacts } from './players.ts'
import { previews1860 } from './previews.ts'
import { promptOf } from './prompts.ts'
import { roundName } from './rounds.ts'
import { runDrawing } from './routes.ts'
import { sceneOf } from './scene.ts'
import { targetOf } from './targets.ts'
import { wordingFor, wordsIn } from './wording.ts'

/** How 1860 is shown. */
export const view1860: GameView<State1860, Action1860> = {
  summary: (reader) => wordsIn(reader).summary,
  options: (reader) => optionScenes(wordsIn(reader)),
  presets: (reader) => presetScenes(wordsIn(reader)),
  scene: (state, reader) => sceneOf(state, wordingFor(reader)),
  round: (state, reader) => roundName(state, wordingFor(reader)),
  prompt: (state, asked, reader) => promptOf(state, asked, wordingFor(reader)),
  kind: (kind, reader) => wordsIn(reader).kinds[kind],
  target: targetOf,
  preview: (state, action, seat, reader) =>
    previewWith(previews1860, state, action, seat, wordingFor(reader)),
  lines: (events, reader) => linesOfEvents(lines1860, events as readonly Event1860[], wordingFor(reader)),
  naming: (reader) => naming1860(wordingFor(reader)),
  score: (state, seat, reader) => scoreFacts(state, seat, wordingFor(reader)),
  tiles: () => tileScenes(TITLE),
  hex: (state, hex, reader) => hexDetails(state, hex, wordsIn(reader)),
  network: (state, owner, reader) => corporationNetwork(state, owner, wordingFor(reader)),
  draw: (state, filling, stroke, reader) => runDrawing(state, filling, stroke, wordingFor(reader)),
}
