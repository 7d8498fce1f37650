import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'

/** The bots that know one game, by game. */
const EXPERTS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = {}

/** Every bot that can play this game, by name. */
export const botsFor = (game: string): Readonly<Record<string, Bot>> => ({ random, ...EXPERTS[game] })
