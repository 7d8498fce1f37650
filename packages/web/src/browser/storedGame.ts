import { readFileSync } from 'node:fs'
import type { Action } from '@roundhouse/kernel'
import type { BotGame } from './botGame.ts'

export interface CutGame extends Pick<BotGame, 'file'> {
  readonly actions: readonly Action[]
}

/** A game that bots have played, cut at a moment to which they would not always come. */
export function storedGame(name: string): CutGame {
  const buffer = readFileSync(new URL(name, import.meta.url))
  const { entries } = JSON.parse(buffer.toString()) as { entries: readonly { action: Action }[] }
  return {
    file: { name, mimeType: 'application/json', buffer },
    actions: entries.map(({ action }) => action),
  }
}
