import { expect, test } from 'vitest'
import {
  againPath,
  joinPath,
  newPath,
  newPathFor,
  passAndPlayPath,
  playOnlinePath,
  readAddress,
  resultPath,
  rulePath,
  tablePath,
} from './address.ts'

test.each([
  ['/', { at: 'home' }],
  ['/new', { at: 'new', game: null, people: false, count: null, again: null, online: false }],
  ['/new/', { at: 'new', game: null, people: false, count: null, again: null, online: false }],
  ['/new/1846', { at: 'new', game: '1846', people: false, count: null, again: null, online: false }],
  ['/new/1846/x', { at: 'nowhere' }],
  ['/import', { at: 'import' }],
  ['/me', { at: 'settings' }],
  ['/site', { at: 'site' }],
  ['/t/abc', { at: 'table', id: 'abc', move: null, result: false }],
  ['/t/abc/move/0', { at: 'table', id: 'abc', move: 0, result: false }],
  ['/t/abc/result', { at: 'table', id: 'abc', move: null, result: true }],
  ['/t/abc/move/x', { at: 'nowhere' }],
  ['/t/abc/move', { at: 'nowhere' }],
  ['/t', { at: 'nowhere' }],
  ['/rules', { at: 'rules', game: null, rule: null }],
  ['/rules/1846', { at: 'rules', game: '1846', rule: null }],
  ['/rules/1846/x', { at: 'nowhere' }],
  ['/constructor', { at: 'nowhere' }],
  ['/me/x', { at: 'nowhere' }],
  ['/login', { at: 'login' }],
  ['/join/abc', { at: 'join', token: 'abc' }],
  ['/reset/abc', { at: 'reset', token: 'abc' }],
  ['/confirm/abc', { at: 'confirm', token: 'abc' }],
  ['/join', { at: 'nowhere' }],
  ['/join/abc/x', { at: 'nowhere' }],
  ['/t/%E0%A4%A', { at: 'table', id: '%E0%A4%A', move: null, result: false }],
])('%s', (path, place) => {
  expect(readAddress(path)).toEqual(place)
})

test('a rule is named behind the #', () => {
  expect(readAddress('/rules/1846', '#1846-5.14')).toEqual({ at: 'rules', game: '1846', rule: '1846-5.14' })
})

test('what an address names is where it leads', () => {
  expect(readAddress(tablePath('a b', 7))).toEqual({ at: 'table', id: 'a b', move: 7, result: false })
  expect(readAddress(newPath('1846'))).toEqual({
    at: 'new',
    game: '1846',
    people: false,
    count: null,
    again: null,
    online: false,
  })
  expect(readAddress('/new', passAndPlayPath.slice('/new'.length))).toMatchObject({ people: true })
  expect(readAddress('/new', playOnlinePath.slice('/new'.length))).toMatchObject({ online: true })
  expect(readAddress(joinPath('a b'))).toEqual({ at: 'join', token: 'a b' })
  expect(readAddress('/new/1846', againPath('1846', 'a b').slice('/new/1846'.length))).toMatchObject({
    again: 'a b',
  })
  expect(readAddress(resultPath('x'))).toEqual({ at: 'table', id: 'x', move: null, result: true })
  expect(rulePath('1846', '1846-5.14')).toBe('/rules/1846#1846-5.14')
})

test.each([
  ['bots', { people: false, online: false }],
  ['people', { people: true, online: false }],
  ['online', { people: false, online: true }],
] as const)('a new game of so many with %s', (opponents, place) => {
  const hash = newPathFor('1846', 3, opponents).slice('/new/1846'.length)
  expect(readAddress('/new/1846', hash)).toEqual({ at: 'new', game: '1846', count: 3, again: null, ...place })
})
