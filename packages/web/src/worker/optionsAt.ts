import { type Action, type Refusal, whyNot } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { RequestAnswer, RequestInput, WhyNot } from './protocol.ts'
import type { ViewedGame } from './viewedGame.ts'

/** Says a refusal in the words of whoever reads it. */
type Explain = (viewed: ViewedGame, refusal: Refusal | undefined) => Promise<WhyNot | null>

/** Everything about what was pointed at: what each offer there would bring and which tiles come next, or why nothing is offered. */
export async function optionsAt(
  viewed: ViewedGame,
  { hex, actions, attempts }: RequestInput<'optionsAt'>,
  explain: Explain,
): Promise<RequestAnswer<'optionsAt'>> {
  const { gameView, view, reader } = viewed
  const details = hex === undefined ? undefined : gameView.hex?.(view, hex, reader)
  const meant = attempts && meantBy(attempts, details?.probes ?? [])
  return {
    previews: actions.map((action) => previewOf(viewed, action)),
    tiles: details?.tiles ?? [],
    refusal: meant ? await whyNone(viewed, meant, explain) : null,
  }
}

/** What an action would bring whose blank may be filled against the rules, or why it cannot be done. */
export async function previewFilled(
  viewed: ViewedGame,
  { action }: RequestInput<'previewFilled'>,
  explain: Explain,
): Promise<RequestAnswer<'previewFilled'>> {
  const [refusal] = await refusalsOf(viewed, [action], explain)
  return refusal ? { refusal, preview: null } : { refusal: null, preview: previewOf(viewed, action) }
}

/** Why none of several actions can be done: the reason that most of them share. */
export const whyNone = async (
  viewed: ViewedGame,
  actions: readonly unknown[],
  explain: Explain,
): Promise<WhyNot | null> => commonest(await refusalsOf(viewed, actions, explain))

/** The refusal whose sentence comes most often; of several, the first. */
export function commonest(refusals: readonly WhyNot[]): WhyNot | null {
  const often = (refusal: WhyNot) => refusals.filter(({ sentence }) => sentence === refusal.sentence).length
  return refusals.reduce<WhyNot | null>((best, one) => (best && often(best) >= often(one) ? best : one), null)
}

/** What suits the hex best, else what is offered elsewhere, done here. */
function meantBy(
  { kinds, actions }: NonNullable<RequestInput<'optionsAt'>['attempts']>,
  probes: readonly Action[],
): readonly Action[] {
  const suits = probes.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  return suits.length > 0 ? suits : actions
}

const previewOf = ({ gameView, view, viewer, reader }: ViewedGame, action: Action): Preview =>
  gameView.preview(view, action, viewer ?? 0, reader)

async function refusalsOf(
  viewed: ViewedGame,
  actions: readonly unknown[],
  explain: Explain,
): Promise<readonly WhyNot[]> {
  const { game, view, viewer } = viewed
  const found = actions.map((action) => explain(viewed, whyNot(game, view, viewer ?? 0, action)))
  return (await Promise.all(found)).filter((refusal) => refusal !== null)
}
