import { expect, test } from 'vitest'
import { countChoices } from './countChoices.ts'

const launch = (company: string, par: number | string) => ({ kind: 'launch', company, par })

test('actions that differ by one number are told apart by it', () => {
  expect(countChoices([launch('IC', 40), launch('IC', 100)])).toEqual({ field: 'par', numbers: [40, 100] })
})

test('words and several differences tell nothing in short', () => {
  expect(countChoices([launch('IC', 'low'), launch('IC', 'high')])).toBeUndefined()
  expect(countChoices([launch('IC', 40), launch('GT', 100)])).toBeUndefined()
  expect(countChoices([launch('IC', 40)])).toBeUndefined()
})
