import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { startThreads } from './threads.ts'

const TASKS = '/proc/self/task'

/** How nice a thread of this process is; what comes before that may have blanks in it. */
const niceness = (task: string): number =>
  Number(readFileSync(`${TASKS}/${task}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16])

test.skipIf(!existsSync(TASKS))('those who think give way to those who play, and they alone', async () => {
  const threads = startThreads(() => {})
  await threads.think('look', 'ownEntries', [])
  const nice = readdirSync(TASKS)
    .map(niceness)
    .filter((one) => one !== 0)
  expect(nice).toEqual(Array(threads.ofEachSort).fill(constants.priority.PRIORITY_BELOW_NORMAL))
  await threads.end()
})
