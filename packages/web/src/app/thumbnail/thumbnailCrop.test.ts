import { expect, test } from 'vitest'
import { cropOf } from './thumbnailCrop.ts'

const board = { left: 0, top: 0, right: 3000, bottom: 2000 }
const size = ({ left, top, right, bottom }: typeof board) => [right - left, bottom - top]

test('the whole board where there is nothing to look at', () => {
  expect(cropOf([], board)).toEqual(board)
})

test('what is looked at is in the middle, and large', () => {
  const crop = cropOf([{ x: 1500, y: 1000 }], board)
  expect(size(crop)).toEqual([1140, 600])
  expect(crop.left + crop.right).toBe(3000)
})

test('a far reaching thing is not shown too small', () => {
  expect(
    size(
      cropOf(
        [
          { x: 100, y: 100 },
          { x: 2900, y: 1900 },
        ],
        board,
      ),
    )[1],
  ).toBe(820)
})

test('of what is spread far, a part is in the middle that is there', () => {
  const focus = [
    { x: 100, y: 1900 },
    { x: 1100, y: 700 },
    { x: 2900, y: 100 },
  ]
  const { left, right, top, bottom } = cropOf(focus, board)
  expect([(left + right) / 2, (top + bottom) / 2]).toEqual([1100, 700])
})

test('the picture does not look past the edge of the board', () => {
  expect(cropOf([{ x: 50, y: 50 }], board)).toMatchObject({ left: 0, top: 0 })
  expect(cropOf([{ x: 50, y: 50 }], { ...board, right: 900 })).toMatchObject({ left: -120, right: 1020 })
})
