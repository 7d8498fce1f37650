import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botsFor } from '@roundhouse/bots'
import { type CheckedGame, type Language, readRuleBook } from '@roundhouse/kernel'
import { fuzzGame } from '@roundhouse/kernel/fuzz'
import type { Task } from './task.ts'

/** As the fuzzer plays them: one game of three by a bot that knows the game. */
const SEEDS = [1, 2, 3]
const CAP = 2000

/** Play against every law, on one core. */
export async function fuzzTask(game: CheckedGame): Promise<Task> {
  const { steady: player } = await botsFor(game.id)
  const ruleBooks = { en: ruleBook(game, 'en'), ja: ruleBook(game, 'ja') }
  const fuzzed = (seed: number): number => {
    const { min, max } = game.players
    const { actions, failure } = fuzzGame(game, {
      ...{ ruleBooks, seed, players: Math.min(max, min + seed), cap: CAP },
      ...(player && seed % 3 === 0 && { player }),
    })
    if (failure) throw new Error(`${game.id}, seed ${seed}: ${failure.law}: ${failure.message}`)
    return actions
  }
  const fuzzAll = (): number => SEEDS.reduce((sum, seed) => sum + fuzzed(seed), 0)
  return ['fuzz, on one core', fuzzAll(), () => void fuzzAll()]
}

const ruleBook = ({ id }: CheckedGame, language: Language) =>
  readRuleBook(
    readFileSync(fileURLToPath(import.meta.resolve(`@roundhouse/${id}/rules.${language}.md`)), 'utf8'),
  )
