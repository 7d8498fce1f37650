import { optionalRules, playerKey, readRecordedFile, recordedMoves } from '@roundhouse/18xx/recorded'
import type { Recording } from '@roundhouse/kernel'
import { asked } from '../asked.ts'
import type { Options1856 } from '../options.ts'
import type { State1856 } from '../state.ts'
import { advance } from './advance.ts'
import { newMemory1856 } from './memory.ts'
import { translateAction } from './translateActions.ts'

/** What the optional rules of 18xx.games are here. */
const OPTIONS: Readonly<Record<string, Partial<Options1856>>> = {
  alternate_destinations: { alternateDestinations: true },
  unlimited_bonus_tokens: { bonusRights: 'unlimited' },
  eight_train_variant: { eightTrain: true },
}

/** A game of 1856 as 18xx.games exports it; undefined for any other file. */
export function readRecording(content: unknown): Recording<State1856> | undefined {
  const file = readRecordedFile(content)
  if (file?.title !== '1856') return undefined
  // it was played on an earlier version of the rules
  if (file.settings?.pin) return undefined
  const rules = optionalRules(file)
  if (!rules.every((rule) => Object.hasOwn(OPTIONS, rule))) return undefined
  const { players, result } = file
  const memory = newMemory1856(file)
  return {
    players: players.map(playerKey),
    options: Object.assign({ preset: 'recorded' }, ...rules.map((rule) => OPTIONS[rule])),
    // 1856 has no luck
    setup: [],
    result: result ?? undefined,
    ...recordedMoves<State1856>(file, {
      translate: (state, action) => translateAction(state, action, memory),
      advance: (state, _done, next) => advance(state, next, memory),
      asked: (state) => asked(state)[0]?.seat ?? 0,
    }),
  }
}
