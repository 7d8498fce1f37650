import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'

/** Bots of one game, by name. */
export type Bots = Readonly<Record<string, Bot>>

/** The bots that know one game, by game. They are loaded when they are asked for, as games are. */
const EXPERTS: Readonly<Record<string, () => Promise<Bots>>> = {
  '1846': async () => ({ steady: (await import('./1846/steady.ts')).steady1846 as Bot }),
  '1856': async () => ({ steady: (await import('./1856/steady.ts')).steady1856 as Bot }),
  '1860': async () => ({ steady: (await import('./1860/steady.ts')).steady1860 as Bot }),
  'baltimore-ohio': async () => ({ steady: (await import('./baltimore-ohio/steady.ts')).steadyBno as Bot }),
}

/** Every bot that can play this game, by name. */
export const botsFor = async (game: string): Promise<Bots> => ({ random, ...(await EXPERTS[game]?.()) })
