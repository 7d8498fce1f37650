import { expect, test } from 'vitest'
import { piecesOf } from './inline.ts'

test('marks become pieces, and rules that are named become links', () => {
  expect(piecesOf('The *price* is **fixed** by `par`, see 1846-5.3 and BO-8.1a.')).toEqual([
    { kind: 'text', text: 'The ' },
    { kind: 'em', text: 'price' },
    { kind: 'text', text: ' is ' },
    { kind: 'strong', text: 'fixed' },
    { kind: 'text', text: ' by ' },
    { kind: 'code', text: 'par' },
    { kind: 'text', text: ', see ' },
    { kind: 'rule', text: '1846-5.3' },
    { kind: 'text', text: ' and ' },
    { kind: 'rule', text: 'BO-8.1a' },
    { kind: 'text', text: '.' },
  ])
})

test('plain text is one piece', () => {
  expect(piecesOf('$20 * 3 = $60')).toEqual([{ kind: 'text', text: '$20 * 3 = $60' }])
})
