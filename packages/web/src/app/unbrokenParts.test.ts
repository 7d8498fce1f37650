import { expect, test } from 'vitest'
import { unbrokenParts } from './unbrokenParts.ts'

test('kana behind Latin letters or figures stay with them', () => {
  expect(unbrokenParts('TGB の融資 $300：社長が $295 を支払って救済')).toEqual([
    '',
    'TGB の',
    '融資 $300：社長が ',
    '$295 を',
    '支払って救済',
  ])
  expect(unbrokenParts('プレイヤー3 さんに端末を渡してください')).toEqual([
    '',
    'プレイヤー3 さんに',
    '端末を渡してください',
  ])
})

test('of a name of several words only the last is held', () => {
  expect(unbrokenParts('Mail Contract を $80 で取る')).toEqual([
    'Mail ',
    'Contract を',
    ' ',
    '$80 で',
    '取る',
  ])
})

test('where no kana follow, a sentence is one part', () => {
  expect(unbrokenParts('Lay #8 on D12 for $20')).toEqual(['Lay #8 on D12 for $20'])
})
