import { steady as steady1846 } from './1846/steady.ts'
import { steady as baltimoreOhioSteady } from './baltimore-ohio/steady.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'

/** The bots that know one game, by game. */
const EXPERTS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = {
  '1846': { steady: steady1846 as Bot },
  'baltimore-ohio': { steady: baltimoreOhioSteady as Bot },
}

/** Every bot that can play this game, by name. */
export const botsFor = (game: string): Readonly<Record<string, Bot>> => ({ random, ...EXPERTS[game] })
