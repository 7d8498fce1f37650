import { optionalRules, playerKey, readRecordedFile, recordedMoves } from '@roundhouse/18xx/recorded'
import type { Recording } from '@roundhouse/kernel'
import { asked } from '../asked.ts'
import type { Options1860 } from '../options.ts'
import type { State1860 } from '../state.ts'
import { advance } from './advance.ts'
import { newMemory1860 } from './memory.ts'
import { translateAction } from './translateActions.ts'

const SMALL_MAP: Partial<Options1860> = { map: 'small' }
const HALF_REVENUE: Partial<Options1860> = { insolvency: 'halfRevenue' }
const NO_SKIPPING: Partial<Options1860> = { towns: 'mustStop' }

/** What the optional rules of 18xx.games are here. */
const OPTIONS: Readonly<Record<string, Partial<Options1860>>> = {
  two_player_map: SMALL_MAP,
  original_insolvency: HALF_REVENUE,
  // there it does nothing
  simplified_insolvency: {},
  no_skip_towns: NO_SKIPPING,
  original_game: { ...SMALL_MAP, ...HALF_REVENUE, ...NO_SKIPPING },
  re_enter_hexes: { hexReentry: 'allowed' },
  non_operated_full_value: { unoperatedShares: 'full' },
}

/** A game of 1860 as 18xx.games exports it; undefined for any other file. */
export function readRecording(content: unknown): Recording<State1860> | undefined {
  const file = readRecordedFile(content)
  if (file?.title !== '1860') return undefined
  // it was played on an earlier version of the rules
  if (file.settings?.pin) return undefined
  const rules = optionalRules(file)
  if (!rules.every((rule) => Object.hasOwn(OPTIONS, rule))) return undefined
  const { players, result } = file
  const memory = newMemory1860(file)
  return {
    players: players.map(playerKey),
    options: Object.assign({ preset: 'recorded' }, ...rules.map((rule) => OPTIONS[rule])),
    // 1860 has no luck
    setup: [],
    result: result ?? undefined,
    ...recordedMoves<State1860>(file, {
      translate: (state, action) => translateAction(state, action, memory),
      advance: (state, _done, next) => advance(state, next, memory),
      asked: (state) => asked(state)[0]?.seat ?? 0,
    }),
  }
}
