import { shuffle } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { recordedLuck } from './luck.ts'

test('a list is put in the order of the numbers drawn for its members', () => {
  const luck = recordedLuck(1093335663)
  luck.order(16)
  // the draws are 233169836 961054837 1022619658 2025615483, then 212045464 413546225 1391002326 1402444119
  expect(shuffle(luck, ['LSL', 'MC', 'O&I', 'LM'])).toEqual(['LSL', 'MC', 'O&I', 'LM'])
  expect(shuffle(luck, ['SC', 'MPC', 'TBC', 'BT'])).toEqual(['SC', 'MPC', 'TBC', 'BT'])
  // 2022636612 1180061997 1967814242
  expect(shuffle(luck, ['C&O', 'ERIE', 'PRR'])).toEqual(['ERIE', 'PRR', 'C&O'])
})

test('draws go on where the last list ended', () => {
  const luck = recordedLuck(10264)
  const cards = [
    'MS',
    'BIG4',
    'C&WI',
    'MAIL',
    'TBC',
    'MPC',
    'SC',
    'LSL',
    'MC',
    'O&I',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]
  expect(shuffle(luck, cards).join()).toBe('MPC,SC,MS,MAIL,2,4,5,MC,TBC,C&WI,3,1,LSL,O&I,BIG4')
  for (const _ of [1, 2, 3]) luck.order(3)
  const hand = ['MPC', 'SC', 'MS', 'MAIL', '2', '4', '5']
  expect(shuffle(luck, hand).filter((card) => card !== 'MS')).toEqual(['MAIL', '4', '2', 'SC', 'MPC', '5'])
})
