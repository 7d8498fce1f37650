import type { Refusal, Seat } from '@roundhouse/kernel'
import type { GameMoment } from '@roundhouse/wire'
import type { Environment } from './environment.ts'
import { optionsAt, previewFilled, whyNone } from './optionsAt.ts'
import { logFrom, newFrom, positionAtMoment, presentPosition } from './position.ts'
import type { TableAnswers, WhyNot } from './protocol.ts'
import type { Translator } from './translator.ts'
import { Trouble } from './trouble.ts'
import type { ViewedGame } from './viewedGame.ts'

/** Where a game is at home, on this device or at the server: who keeps it, and makes its moves. */
export interface TableHome {
  /** The game that is open here; nothing while none is. */
  viewed(): ViewedGame | undefined
  moment(move: number): GameMoment | Promise<GameMoment>
  /** Makes a move, and the one that is decided with it; the refusal of either. */
  move(seat: Seat, action: unknown, next?: unknown): Promise<Refusal | undefined>
  undo(): Promise<void>
  redo(): Promise<void>
  takeDevice(): void
  botMove(): Promise<void>
}

/** Shows the game that is open, and answers what is asked at its table. */
export interface TableHost {
  /** Pushes where the game stands, with the lines of the log that the page does not have. */
  show(): void
  readonly answers: TableAnswers
}

export function tableHost(
  home: () => TableHome,
  translator: Translator,
  { publish }: Pick<Environment, 'publish'>,
): TableHost {
  let shown: { readonly key: string; readonly eventsByMove: ViewedGame['eventsByMove'] } | undefined

  const viewed = (): ViewedGame => {
    const open = home().viewed()
    if (!open) throw new Trouble('missing')
    return open
  }
  const explain = async (
    { game, reader }: ViewedGame,
    refused: Refusal | undefined,
  ): Promise<WhyNot | null> => (refused ? translator.explain(game.id, refused, reader.players) : null)

  return {
    show() {
      const open = home().viewed()
      if (!open) return
      const key = `${open.viewer} ${open.reader.language}`
      // what another opening of the same game told is another list, and so is told anew
      const from = newFrom(open.eventsByMove, shown?.key === key ? shown.eventsByMove : [])
      shown = { key, eventsByMove: [...open.eventsByMove] }
      publish({ happened: 'position', position: presentPosition(open), log: logFrom(open, from) })
    },
    answers: {
      async move({ seat, action, next }) {
        const open = viewed()
        return explain(open, await home().move(seat, action, next))
      },
      undo: () => home().undo(),
      redo: () => home().redo(),
      take: () => home().takeDevice(),
      botMove: () => home().botMove(),
      async at({ move }) {
        const open = viewed()
        return positionAtMoment(open, await home().moment(Math.min(move, open.moves)))
      },
      optionsAt: async (given) => optionsAt(viewed(), given, explain),
      previewFilled: async (given) => previewFilled(viewed(), given, explain),
      whyNot: async ({ actions }) => whyNone(viewed(), actions, explain),
      hex({ hex }) {
        const { gameView, view, reader } = viewed()
        return gameView.hex?.(view, hex, reader) ?? { facts: [], tiles: [] }
      },
      draw({ filling, stroke }) {
        const { gameView, view, reader } = viewed()
        return gameView.draw?.(view, filling, stroke, reader) ?? null
      },
    },
  }
}
