import { botsFor } from '@roundhouse/bots'
import { GAMES } from '@roundhouse/games'
import {
  type Action,
  decisions,
  exportTable,
  isRefusal,
  move,
  newTable,
  redactFor,
  seeded,
} from '@roundhouse/kernel'

/** A whole game played by bots, and what they were asked and did at each move. */
export interface BotGame {
  /** The file in which it is recorded. */
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly moves: readonly BotMove[]
}

export interface BotMove {
  /** How many moves came before it. */
  readonly move: number
  readonly action: Action
  /** The kinds of action that were offered. */
  readonly offered: ReadonlySet<string>
  readonly offers: number
}

/** The same game every time. */
export async function botGame(id: string, players: number, seed: number): Promise<BotGame> {
  const [game, bots] = await Promise.all([GAMES[id]!(), botsFor(id)])
  const names = ['Aoi', 'Ben', 'Chiyo', 'Dan', 'Emi', 'Fay'].slice(0, players)
  const table = newTable(game, { players: names, seed })
  if (isRefusal(table)) throw new Error(`${id} cannot be set up: ${table.rule}`)
  const bot = Object.values(bots).at(-1)!
  const moves: BotMove[] = []
  for (;;) {
    const decision = decisions(game, table.state).find(({ offers }) => offers.length > 0)
    if (!decision) break
    const { seat, offers } = decision
    const action = bot(redactFor(game, table.state, seat), decision, seeded(seed + moves.length))
    if (move(table, seat, action)) throw new Error(`a bot does what it may not: ${JSON.stringify(action)}`)
    const offered = new Set(offers.map((offer) => offer.action.kind))
    moves.push({ move: moves.length, action, offered, offers: offers.length })
  }
  const buffer = Buffer.from(JSON.stringify(exportTable(table)))
  return { file: { name: `${id}.json`, mimeType: 'application/json', buffer }, moves }
}

/** The moment before the last move, or the first, of which something is true. */
export const lastOf = ({ moves }: BotGame, is: (made: BotMove) => boolean): number =>
  momentOf(moves.findLast(is))
export const firstOf = ({ moves }: BotGame, is: (made: BotMove) => boolean): number =>
  momentOf(moves.find(is))

function momentOf(made: BotMove | undefined): number {
  if (!made) throw new Error('the bots never came to that')
  return made.move
}
