import type { Message, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { emptyRoom, roomAfter } from './room.ts'

const message = (place: number, more: Partial<Message> = {}): Message => ({
  place,
  name: 'Ada',
  user: 'ada',
  text: 'x',
  said: 0,
  ...more,
})

const before = { ...emptyRoom({ id: 'table' } as TableCard), messages: [message(7), message(8)] }
const after = (next: Message) => roomAfter(before, { kind: 'message', table: 'table', message: next })

test('a new message comes last', () => {
  expect(after(message(9)).messages.map(({ place }) => place)).toEqual([7, 8, 9])
})

test('one that was deleted stays where it was', () => {
  const gone = message(7, { text: '', deleted: true, deletedBy: 'host' })
  expect(after(gone).messages).toEqual([gone, message(8)])
})

test('one that was deleted further up is not put at the end', () => {
  const gone = message(2, { text: '', deleted: true })
  expect(after(gone)).toMatchObject({ messages: [{ place: 7 }, { place: 8 }], deleted: [gone] })
})
