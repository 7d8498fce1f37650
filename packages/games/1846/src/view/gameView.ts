import { namingOf, tileScenes } from '@roundhouse/18xx/view'
import { type GameView, linesOfEvents, previewWith } from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import type { Event1846 } from '../events.ts'
import { redact } from '../redact.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { hexDetails } from './board.ts'
import { lines1846 } from './log.ts'
import { companyNetwork } from './networks.ts'
import { optionScenes, presetScenes } from './options.ts'
import { scoreFacts } from './players.ts'
import { previews1846 } from './previews.ts'
import { promptOf } from './prompts.ts'
import { roundName } from './rounds.ts'
import { runDrawing } from './routes.ts'
import { sceneOf } from './scene.ts'
import { powerOf, targetOf } from './targets.ts'
import { wordingFor, wordsIn } from './wording.ts'

/** How 1846 is shown. */
export const view1846: GameView<State1846, Action1846> = {
  summary: (reader) => wordsIn(reader).summary,
  options: (reader) => optionScenes(wordsIn(reader)),
  presets: (reader) => presetScenes(wordsIn(reader)),
  unofficial: { 2: '1846-10.1' },
  scene: (state, reader) => sceneOf(state, wordingFor(reader)),
  round: (state, reader) => roundName(state, wordingFor(reader)),
  prompt: (state, asked, reader) => promptOf(state, asked, wordingFor(reader)),
  kind: (kind, reader) => wordsIn(reader).kinds[kind],
  target: targetOf,
  power: powerOf,
  // 1846-3.4: whoever decides knows only what he may
  preview: (state, action, seat, reader) =>
    previewWith(previews1846, redact(state, seat), action, seat, wordingFor(reader)),
  lines: (events, reader) => linesOfEvents(lines1846, events as readonly Event1846[], wordingFor(reader)),
  naming: (reader) => namingOf(wordingFor(reader)),
  score: (state, seat, reader) => scoreFacts(state, seat, wordingFor(reader)),
  tiles: () => tileScenes(TITLE),
  hex: (state, hex, reader) => hexDetails(state, hex, wordsIn(reader)),
  network: (state, owner, reader) => companyNetwork(state, owner, wordingFor(reader)),
  draw: (state, filling, stroke, reader) => runDrawing(state, filling, stroke, wordingFor(reader)),
}
