import { expect, test } from 'vitest'
import { bestRoutes } from './bestRoutes.ts'
import { rememberRoutes } from './rememberRoutes.ts'
import { randomStatement } from './testing/randomStatement.ts'

test('an answer from memory is the one that a search gives, however many were asked meanwhile', () => {
  const remembered = rememberRoutes(20)
  for (let seed = 1; seed <= 200; seed++)
    for (const asked of [seed, Math.ceil(seed / 2), seed])
      expect({ asked, best: remembered(randomStatement(asked)) }).toEqual({
        asked,
        best: bestRoutes(randomStatement(asked)),
      })
})
