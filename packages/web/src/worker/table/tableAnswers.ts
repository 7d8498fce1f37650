import { type Action, type Refusal, whyNot } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { WhyNot } from '../protocol/position.ts'
import type { RequestInput, TableAnswers } from '../protocol/requests.ts'
import type { Translator } from '../translator.ts'
import { Trouble } from '../trouble.ts'
import { positionAtMoment } from './position.ts'
import type { TableHome } from './tableHome.ts'
import type { ViewedGame } from './viewedGame.ts'

/** Answers what is asked at the table that is open, wherever its game is at home. */
export function tableAnswers(home: () => TableHome, translator: Translator): TableAnswers {
  const requireGame = (): ViewedGame => {
    const open = home().viewedGame()
    if (!open) throw new Trouble('missing')
    return open
  }
  /** A refusal in the words of whoever reads it. */
  const explain = async (
    { game, reader }: ViewedGame,
    refusal: Refusal | undefined,
  ): Promise<WhyNot | null> => (refusal ? translator.explain(game.id, refusal, reader.players) : null)

  /** Why none of several actions can be done: the reason that most of them share. */
  async function whyNone(open: ViewedGame, actions: readonly unknown[]): Promise<WhyNot | null> {
    const { game, visibleState, viewer } = open
    const found = actions.map((action) => explain(open, whyNot(game, visibleState, viewer ?? 0, action)))
    return commonestRefusal((await Promise.all(found)).filter((refusal) => refusal !== null))
  }

  return {
    async move({ seat, action, next }) {
      const open = requireGame()
      return explain(open, await home().move(seat, action, next))
    },
    undo: () => home().undo(),
    redo: () => home().redo(),
    take: () => home().takeDevice(),
    botMove: () => home().botMove(),
    forward: () => home().forward(),
    async at({ move }) {
      const open = requireGame()
      return positionAtMoment(open, await home().moment(Math.min(move, open.moves)))
    },
    async optionsAt({ hex, actions, attempts }) {
      const open = requireGame()
      const { gameView, visibleState, reader } = open
      const details = hex === undefined ? undefined : gameView.hex?.(visibleState, hex, reader)
      const likelyActions = attempts && likeliestActions(attempts, details?.probes ?? [])
      return {
        previews: actions.map((action) => previewOf(open, action)),
        tiles: details?.tiles ?? [],
        refusal: likelyActions ? await whyNone(open, likelyActions) : null,
      }
    },
    async previewFilled({ action }) {
      const open = requireGame()
      const refusal = await whyNone(open, [action])
      return refusal ? { refusal, preview: null } : { refusal: null, preview: previewOf(open, action) }
    },
    whyNot: async ({ actions }) => whyNone(requireGame(), actions),
    hex({ hex }) {
      const { gameView, visibleState, reader } = requireGame()
      return gameView.hex?.(visibleState, hex, reader) ?? { facts: [], tiles: [] }
    },
    draw({ filling, stroke }) {
      const { gameView, visibleState, reader } = requireGame()
      return gameView.draw?.(visibleState, filling, stroke, reader) ?? null
    },
    async network({ owner, move }) {
      const { gameView, visibleState, moves, reader } = requireGame()
      const state = move < moves ? (await home().moment(move)).view : visibleState
      return gameView.network?.(state, owner, reader) ?? null
    },
  }
}

const previewOf = ({ gameView, visibleState, viewer, reader }: ViewedGame, action: Action): Preview =>
  gameView.preview(visibleState, action, viewer ?? 0, reader)

/** What suits the hex best, else what is offered elsewhere, done here. */
function likeliestActions(
  { kinds, actions }: NonNullable<RequestInput<'optionsAt'>['attempts']>,
  probes: readonly Action[],
): readonly Action[] {
  const suits = probes.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  return suits.length > 0 ? suits : actions
}

/** The refusal whose sentence comes most often; of several, the first. */
export function commonestRefusal(refusals: readonly WhyNot[]): WhyNot | null {
  const often = (refusal: WhyNot) => refusals.filter(({ sentence }) => sentence === refusal.sentence).length
  return refusals.reduce<WhyNot | null>((best, one) => (best && often(best) >= often(one) ? best : one), null)
}
