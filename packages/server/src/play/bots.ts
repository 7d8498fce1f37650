import type { Services } from '../services.ts'
import { type GameRow, seatRows } from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'
import { isBotAsked, namesOf } from './seats.ts'
import type { BotQuestion } from './sessionCalls.ts'
import { write } from './write.ts'

/** After how long, in milliseconds, a bot that nobody wakes is found by whoever looks round. */
const FORGOTTEN = 5000

/** Lets bots move, one move after another, until a person is asked. */
export function letBotsMove(services: Services, id: string, pause = services.botPause): void {
  services.botQueue.call(id, pause, () =>
    botMoves(services, id).catch((error: unknown) => {
      const code = error instanceof RequestTrouble ? error.code : 'broken'
      // A game that was ended meanwhile needs no bot, and in one of other rules none can move.
      if (!['overtaken', 'state', 'version'].includes(code) && !services.closing())
        services.log('error', 'a bot could not move', { game: id, error: String(error) })
      return code === 'overtaken'
    }),
  )
}

/** What bots are asked in a game. */
interface BotTurn {
  readonly row: GameRow
  readonly seq: number
  readonly questions: readonly (BotQuestion & { readonly bot: string | null })[]
}

/** One move of a bot, if one is asked; whether one is asked then. While it thinks, others look and move. */
async function botMoves(services: Services, id: string): Promise<boolean> {
  if (services.closing()) return false
  const turn = await botTurn(services, id)
  for (const question of turn.questions) {
    const { seat, bot } = question
    const action = await services.threads.think('bot', 'chooseAction', turn.row.game, bot, question)
    if (action) return botMove(services, id, turn.seq, seat, action)
  }
  return false
}

const botTurn = (services: Services, id: string): Promise<BotTurn> =>
  services.gameCache.at(id, 'bot', async (game, row) => {
    const seats = await seatRows(services.db, id)
    const bots = seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat)
    const questions = await game.ask('botQuestions', bots)
    return {
      row,
      seq: game.seq,
      questions: questions.map((question) => ({ ...question, bot: seats[question.seat]!.bot })),
    }
  })

/** What a bot has thought of is of no use any more when somebody has moved or taken back meanwhile: it is asked again. */
const botMove = (
  services: Services,
  id: string,
  seq: number,
  seat: number,
  action: unknown,
): Promise<boolean> =>
  services.gameCache.at(id, 'bot', async (game, row) => {
    if (game.seq !== seq) return true
    const seats = await seatRows(services.db, id)
    const made = await game.ask('act', namesOf(seats), seat, action)
    if ('refusal' in made) throw new Error(`a bot was refused: ${made.refusal.rule}`)
    await write(services, game, row, seats, made, { user: null, key: null })
    return isBotAsked(made.turn, seats)
  })

/** Wakes the bots of games in which the process that should have done it is gone. */
export async function wakeBots(services: Services): Promise<void> {
  const games = await services.db.all<{ id: string }>(
    "select id from games where bot_due = 1 and status = 'playing' and moved < ? order by moved limit 100",
    services.now() - FORGOTTEN,
  )
  for (const { id } of games) letBotsMove(services, id)
}
