import { expect, test } from 'vitest'
import { bare, rowsOf } from './ledgerFigures.ts'

test('figures lose their signs, and nothing else', () => {
  expect(bare('$1,250', '$')).toBe('1,250')
  expect(bare('40%', '$')).toBe('40')
  expect(bare('−$20', '$')).toBe('−20')
})

test('a limit that is the same for all is said once', () => {
  const fact = (value: string, alarming = false) => ({
    label: 'Certificates',
    value,
    ...(alarming && { alarming: true as const }),
  })
  expect(rowsOf([[fact('11/11', true)], [fact('9/11')]])).toEqual([
    { label: 'Certificates', limit: '11', cells: [fact('11', true), fact('9')] },
  ])
  expect(rowsOf([[fact('3/11')], [fact('2/8')]])[0]).toMatchObject({ limit: null })
  expect(rowsOf([[{ label: 'Value', value: '$500' }], []])).toEqual([
    { label: 'Value', limit: null, cells: [{ label: 'Value', value: '$500' }, undefined] },
  ])
})
