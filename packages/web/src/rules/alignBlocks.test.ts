import { expect, test } from 'vitest'
import { alignBlocks } from './alignBlocks.ts'
import { readBook } from './book.ts'

const names = (left: string, right: string) =>
  alignBlocks(readBook(left), readBook(right)).map((pair) =>
    pair.map((block) => (block === undefined ? '' : block.kind === 'rule' ? block.id : block.kind)),
  )

test('rules meet by their ids, headings in order', () => {
  expect(
    names('## A\n\n- **XY-1.1** a\n- **XY-1.2** b', '## あ\n\n- **XY-1.1** い\n- **XY-1.2** う'),
  ).toEqual([
    ['heading', 'heading'],
    ['XY-1.1', 'XY-1.1'],
    ['XY-1.2', 'XY-1.2'],
  ])
})

test('what only one side has stands alone', () => {
  expect(
    names('- **XY-1.1** a\n- **XY-1.3** c', 'text\n\n- **XY-1.1** い\n- **XY-1.2** う\n- **XY-1.3** え'),
  ).toEqual([
    ['', 'paragraph'],
    ['XY-1.1', 'XY-1.1'],
    ['', 'XY-1.2'],
    ['XY-1.3', 'XY-1.3'],
  ])
  expect(names('text\n\n- **XY-1.1** a', '- **XY-1.1** い')).toEqual([
    ['paragraph', ''],
    ['XY-1.1', 'XY-1.1'],
  ])
})
