import type { LogLine, Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { BnoEvent } from '../events.ts'
import { bnoView } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi'] }
const JA: Reader = { ...EN, language: 'ja' }

const lineOf = (event: BnoEvent, reader: Reader): LogLine | undefined => bnoView.lines([event], reader)[0]

const SAID: readonly (readonly [BnoEvent, string, string])[] = [
  [
    { kind: 'bought', seat: 1, company: 'PRR', held: 2, unowned: 1, price: 60 },
    'Marek buys 3 shares of PRR for $180, 2 from the chart and 1 from the box.',
    'Marek は PRR の保持株2株と未所持株1株を $180 で購入しました。',
  ],
  [
    { kind: 'founded', seat: 0, company: 'B&O', count: 3, price: 66, hex: 'I31' },
    'Aoi founds B&O at $66: 3 shares for $198.',
    'Aoi は B&O を開始株価 $66 で設立し、3株を $198 で購入しました。',
  ],
  [
    { kind: 'price', company: 'B&O', before: 100, after: 110 },
    'Price of B&O: $100 → $110',
    'B&O の株価：$100 → $110',
  ],
  [
    { kind: 'price', company: 'B&O', before: 34, after: 34 },
    'The price of B&O stays at $34.',
    'B&O の株価は $34 のままです。',
  ],
  [
    {
      kind: 'income',
      company: 'B&O',
      cities: ['I31', 'I29'],
      fromCities: 50,
      fromCoal: 40,
      maintenance: 20,
      net: 70,
    },
    'B&O has a net income of $70: Baltimore and Washington $50; coal $40; maintenance −$20.',
    'B&O の純益は $70 です：Baltimore、Washington $50／石炭 $40／維持費 −$20。',
  ],
  [
    { kind: 'income', company: 'IC', cities: [], fromCities: 0, fromCoal: 0, maintenance: 0, net: 0 },
    'IC has no income.',
    'IC の収入はありません。',
  ],
  [
    { kind: 'loss', company: 'IC', president: 2, charged: 30 },
    'IC makes a loss: Hiroshi gives a share back, and the treasury pays $30.',
    'IC は赤字です。Hiroshi は1株を会社に戻し、金庫から $30 を支払いました。',
  ],
  [
    { kind: 'dividend', company: 'B&O', choice: 'pay', players: [18, 0, 12], treasury: 24 },
    'B&O pays out $54: Aoi $18, Hiroshi $12 and treasury $24.',
    'B&O は $54 を配当しました：Aoi $18、Hiroshi $12、金庫 $24。',
  ],
  [
    { kind: 'coal-taken', company: 'B&O', hex: 'H26' },
    'B&O takes the coal of Georges Creek (H26).',
    'B&O は Georges Creek (H26) の石炭を入手しました。',
  ],
  [
    { kind: 'game-end', reasons: ['technology', 'price'] },
    'The game is over: technology level 6 is reached and a price has reached $375',
    'ゲーム終了：技術レベル6に到達、株価が $375 に到達',
  ],
]

test.each(SAID)('$kind', (event, en, ja) => {
  expect(lineOf(event, EN)?.text).toBe(en)
  expect(lineOf(event, JA)?.text).toBe(ja)
})

test('what a company takes in and pays out to players', () => {
  const figures = { cities: [], fromCities: 0, fromCoal: 0, maintenance: 20, net: -20 }
  const income: BnoEvent = { kind: 'income', company: 'IC', ...figures }
  expect(lineOf(income, EN)).toMatchObject({ earned: -20 })
  const shares = { players: [18, 0, 12], treasury: 24 }
  const dividend: BnoEvent = { kind: 'dividend', company: 'IC', choice: 'pay', ...shares }
  expect(lineOf(dividend, EN)).toMatchObject({ paid: 30 })
})

test('of events that were stored without the number of the turn, the round is told without it', () => {
  const round: BnoEvent = { kind: 'operating-round', round: 'operating2', order: ['PRR', 'B&O'] }
  expect(lineOf(round, JA)?.text).toBe('2回目の運営ラウンド：PRR、B&O')
  expect(lineOf({ kind: 'turn-order', order: [1, 0] } as BnoEvent, EN)?.text).toBe(
    'Stock round: Marek and Aoi',
  )
})

test('rounds are headings, and lines lead to their company and hex', () => {
  expect(lineOf({ kind: 'turn-order', order: [2, 0, 1], turn: 3 } as BnoEvent, EN)).toEqual({
    text: 'Stock round 3: Hiroshi, Aoi and Marek',
    heading: 'round',
  })
  const round: BnoEvent = { kind: 'operating-round', round: 'operating2', order: ['PRR', 'B&O'], turn: 1 }
  expect(lineOf(round, JA)).toEqual({ text: '運営ラウンド 1.2：PRR、B&O', heading: 'round' })
  expect(lineOf({ ...round, order: [] } as BnoEvent, EN)?.text).toBe(
    'Operating round 1.2: no company operates',
  )
  expect(lineOf({ kind: 'built', company: 'PRR', hex: 'G33', cost: 20 } as BnoEvent, EN)).toEqual({
    text: 'PRR builds in G33 for $20.',
    company: 'PRR',
    hex: 'G33',
    money: true,
  })
})
