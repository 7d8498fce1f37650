import { randomAction } from '@roundhouse/kernel'
import type { Bot } from './bot.ts'

/** Picks evenly among the kinds of action on offer, then evenly within the kind. */
export const random: Bot = (_state, { offers }, luck) => randomAction(offers, luck)
