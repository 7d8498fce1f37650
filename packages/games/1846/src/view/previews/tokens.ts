import { paidFor, tokenLabel } from '@roundhouse/18xx/view'
import { reachesStop } from '@roundhouse/board'
import { BOARD } from '../../components/board.ts'
import { CHICAGO, CORPORATION } from '../../components/companies.ts'
import { TOKEN_COST } from '../../components/money.ts'
import { operating } from '../../operating.ts'
import { hexScene } from '../boardScene.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const tokenPreviews: Previews1846<'token' | 'private-token'> = {
  token: previewFrom((outcome, { hex, city }, _, wording) => {
    const { words } = wording
    const corporation = operating(outcome.before)
    const cost = paidFor(outcome, 'token')
    const isKept = CORPORATION[corporation].reserved?.hex === hex
    const isLinked = reachesStop(outcome.before.board, BOARD, corporation, hex, city)
    return {
      label: tokenLabel(hex, cost, wording),
      notes: [
        ...(isKept && cost !== TOKEN_COST ? [words.notes.keptFor] : []),
        ...(isLinked ? [] : [words.notes.unlinked]),
      ],
      hex: hexScene(outcome.after, hex, words),
    }
  }),
  'private-token': previewFrom(({ after }, _action, _seat, wording) => ({
    label: tokenLabel(CHICAGO, 0, wording),
    notes: [wording.words.notes.extra],
    hex: hexScene(after, CHICAGO, wording.words),
  })),
}
