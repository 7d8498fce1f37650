import type { Stage } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { HEX } from '../components/map.ts'
import type { BnoEvent } from '../events.ts'
import type { State } from '../state.ts'
import { choiceFor } from './choices.ts'
import { hexDetails } from './hexDetails.ts'
import { lineOf } from './log.ts'
import { optionScenes } from './options.ts'
import { promptOf } from './prompts.ts'
import { roundName } from './rounds.ts'
import { sceneOf } from './scene.ts'
import { scoreFacts } from './score.ts'
import { targetOf } from './targets.ts'
import { placeName, tellingTo, wordsIn } from './telling.ts'

/** How Baltimore & Ohio is shown. */
export const stage: Stage<State, BnoAction> = {
  summary: (reader) => wordsIn(reader).summary,
  options: (reader) => optionScenes(wordsIn(reader)),
  scene: (state, reader) => sceneOf(state, tellingTo(reader)),
  round: (state, reader) => roundName(state, tellingTo(reader)),
  prompt: (state, asked, reader) => promptOf(state, asked, tellingTo(reader)),
  kind: (kind, reader) => wordsIn(reader).kinds[kind],
  target: targetOf,
  choice: (state, action, seat, reader) => choiceFor(state, action, seat, tellingTo(reader)),
  hex: (state, hex, reader) => hexDetails(state, hex, wordsIn(reader)),
  lines: (events, reader) => events.map((event) => lineOf(event as BnoEvent, tellingTo(reader))),
  naming: (reader) => (_, word) => (HEX.has(word) ? placeName(tellingTo(reader), word) : word),
  score: (state, seat, reader) => scoreFacts(state, seat, tellingTo(reader)),
}
