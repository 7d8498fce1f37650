import { isRefusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE, redRuns } from '../testing/lakeside.ts'
import { routeTold } from '../testing/routes.ts'
import { runReader } from './runReader.ts'

const LINE = boardWith(['B3 #5 r4', 'C4 #15 r2'], ['B3 Red'])
const route = routeTold(LAKESIDE.board, '2-0', 'B3 C4')

test('a run that was judged is not read again when it is made', () => {
  let asked = 0
  const { read, readAgain } = runReader<object>(LAKESIDE, () => {
    asked++
    return redRuns(LINE, '2')
  })
  const [state, routes] = [{}, [route]]
  expect(read(state, routes)).toMatchObject({ revenue: 50 })
  expect(readAgain(state, routes)).toEqual({ routes: [{ ...route, revenue: 50 }], revenue: 50 })
  expect(asked).toBe(1)
  expect(readAgain(state, [route])).toMatchObject({ revenue: 50 })
  expect(asked).toBe(2)
})

test('what there is no track for is refused, and never made', () => {
  const { read, readAgain } = runReader<object>(LAKESIDE, () => redRuns(LINE, '3'))
  expect(isRefusal(read({}, [route]))).toBe(true)
  expect(() => readAgain({}, [route])).toThrow('no-train')
})
