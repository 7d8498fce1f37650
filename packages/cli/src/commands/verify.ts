import type { Verdict } from '@roundhouse/server'
import { command } from '../command.ts'
import { progress } from '../progress.ts'
import { EXIT } from '../shell.ts'
import { atStore, gameIn, STORE_FLAGS, storeOf } from '../store.ts'
import type { Dictionary } from '../words.ts'

export const verify = command({
  name: 'verify',
  operands: { usage: '', min: 0, max: 0 },
  flags: { ...STORE_FLAGS, json: { kind: 'switch' } },
  run: ({ flags }, shell, words) =>
    atStore(storeOf(shell, flags), async (db) => {
      const { verifyGames } = await import('@roundhouse/server')
      const shown = progress(shell)
      let games = 0
      let wrong = 0
      for await (const verdict of verifyGames(db, gameIn(shell))) {
        games++
        if (verdict.differs) wrong++
        shown.show(() => words.verifying(games))
        if (!flags.json && !verdict.differs) continue
        shown.clear()
        shell.out(flags.json ? `${JSON.stringify(reportOf(verdict))}\n` : `${sentenceOn(verdict, words)}\n`)
      }
      shown.clear()
      if (!flags.json) shell.out(`${words.verified(games, wrong)}\n`)
      return wrong > 0 ? EXIT.wrong : EXIT.fine
    }),
})

const reportOf = ({ differs, ...verdict }: Verdict) => ({ ...verdict, matches: differs === null, differs })

function sentenceOn({ id, game, differs }: Verdict, words: Dictionary): string {
  const { what, at, rule = '' } = differs!
  return `${id} (${game}): ${words.differing[what](at, rule)}`
}
