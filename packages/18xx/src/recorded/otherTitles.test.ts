import { readFileSync } from 'node:fs'
import { type BoardContents, type Components, networkOf, trackHexes } from '@roundhouse/board'
import { componentsOf, type Facts } from '@roundhouse/board/testing/components'
import { boardAt } from '@roundhouse/board/testing/recorded'
import { expect, test } from 'vitest'
import { namedLink } from '../runs/routeNames.ts'
import { fixtureNames, readFixture, readTrace } from '../testing/fixtures.ts'
import { traceWords } from '../trace/traceWords.ts'
import { fieldReader, sharedFields } from './fields.ts'
import { optionalRules, readRecordedFile } from './file.ts'
import { routeLinks } from './routeLinks.ts'

const factsOf = (title: string): Facts =>
  JSON.parse(
    readFileSync(new URL(`../../../../../shared/games/${title}/components.json`, import.meta.url), 'utf8'),
  )

/** Every link of the track, by names and in both directions. */
function linksOn(board: Components, laid: BoardContents): Set<string> {
  const network = networkOf(trackHexes(laid, board), 'both')
  return new Set(
    network.links.flatMap((link) =>
      [link.from, link.to].map((start) => namedLink(network, link, start).join()),
    ),
  )
}

const files = fixtureNames('1856', '1860')

test.skipIf(files.length === 0).each(files)(
  '%s: fields, routes and positions can be read',
  { timeout: 60_000 },
  (name) => {
    const file = readRecordedFile(readFixture(name))!
    const board = componentsOf(factsOf(file.title), optionalRules(file).includes('two_player_map'))
    const lines = readTrace(name)
    const corporations = Object.keys(lines[0]!.state!.corporations) as [string, ...string[]]
    const shapes = sharedFields(board, corporations)
    const fieldsOf = fieldReader(shapes)
    for (const [index, action] of file.actions.entries()) {
      const line = lines[index + 1]!
      expect(traceWords(line.state!, board).phase).toBe(line.state!.phase)
      if (!(action.type in shapes) || line.error || line.skipped) continue
      const fields = fieldsOf(action, action.type as keyof typeof shapes)
      if (!('routes' in fields)) continue
      const laid = boardAt(lines[index]!.state as never, board)
      const links = linksOn(board, laid)
      for (const route of fields.routes)
        for (const link of routeLinks(board, laid, String(action.entity), route))
          expect(links.has(link.join()), `${action.id}: ${link}`).toBe(true)
    }
  },
)
