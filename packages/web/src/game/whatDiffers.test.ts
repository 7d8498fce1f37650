import { expect, test } from 'vitest'
import { whatDiffers } from './whatDiffers.ts'

const launch = (company: string, par: number | string) => ({ kind: 'launch', company, par })

test('actions that differ by one number are told apart by it', () => {
  expect(whatDiffers([launch('IC', 40), launch('IC', 100)])).toEqual({ field: 'par', numbers: [40, 100] })
})

test('words and several differences tell nothing in short', () => {
  expect(whatDiffers([launch('IC', 'low'), launch('IC', 'high')])).toBeUndefined()
  expect(whatDiffers([launch('IC', 40), launch('GT', 100)])).toBeUndefined()
  expect(whatDiffers([launch('IC', 40)])).toBeUndefined()
})
