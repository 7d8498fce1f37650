import { expect, test } from 'vitest'
import { aligned } from './aligned.ts'
import { readBook } from './book.ts'

const names = (left: string, right: string) =>
  aligned(readBook(left), readBook(right)).map((pair) =>
    pair.map((block) => (block === undefined ? '' : block.kind === 'rule' ? block.id : block.kind)),
  )

test('rules meet by their ids, headings in order', () => {
  expect(names('## A\n\n- **X-1.1** a\n- **X-1.2** b', '## あ\n\n- **X-1.1** い\n- **X-1.2** う')).toEqual([
    ['heading', 'heading'],
    ['X-1.1', 'X-1.1'],
    ['X-1.2', 'X-1.2'],
  ])
})

test('what only one side has stands alone', () => {
  expect(
    names('- **X-1.1** a\n- **X-1.3** c', 'text\n\n- **X-1.1** い\n- **X-1.2** う\n- **X-1.3** え'),
  ).toEqual([
    ['', 'paragraph'],
    ['X-1.1', 'X-1.1'],
    ['', 'X-1.2'],
    ['X-1.3', 'X-1.3'],
  ])
  expect(names('text\n\n- **X-1.1** a', '- **X-1.1** い')).toEqual([
    ['paragraph', ''],
    ['X-1.1', 'X-1.1'],
  ])
})
