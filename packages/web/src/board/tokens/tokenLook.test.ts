import { expect, test } from 'vitest'
import { nameLines } from '../hex/nameLines.ts'
import { newPaths } from '../hex/newPaths.ts'
import { lettersSize, looksOf, rimOf, runLook, stretchLetters } from './tokenLook.ts'

test('the first companies of a list have different rims', () => {
  const rims = Array.from({ length: 12 }, (_, index) => JSON.stringify(rimOf(index)))
  expect(new Set(rims).size).toBe(12)
})

test('companies keep their places', () => {
  const paint = { fill: '#000000', text: '#ffffff' }
  const looks = looksOf([
    { id: 'PRR', paint },
    { id: 'NYC', paint },
  ])
  expect(looks.get('NYC')).toEqual({ id: 'NYC', paint, index: 1 })
})

test('longer letters are smaller', () => {
  const sizes = ['C', 'GT', 'PRR', 'ERIE', 'BHI&R', 'LONGER'].map(lettersSize)
  expect([...sizes].sort((one, other) => other - one)).toEqual(sizes)
})

test('letters become taller where they would be too small, and are left out where that made them too narrow', () => {
  expect(stretchLetters('IC', 25, 15)).toBe('scale(1.00,1.00)')
  const [, wide, tall] = stretchLetters('PRR', 25, 25)
    .match(/scale\((.*),(.*)\)/)!
    .map(Number)
  expect(tall! * 25 * lettersSize('PRR')).toBeCloseTo(25, 0)
  expect(wide).toBeLessThan(tall!)
  expect(stretchLetters('NYNH&H', 25, 25)).toBe('scale(0)')
})

test('runs differ in dash as well as in colour', () => {
  const looks = [0, 1, 2, 3, 4].map(runLook)
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(5)
  expect(runLook(5)).toEqual(runLook(0))
})

test('long names are broken evenly', () => {
  expect(nameLines('Toledo')).toEqual(['Toledo'])
  expect(nameLines('Chicago Connections')).toEqual(['Chicago', 'Connections'])
  expect(nameLines('Newchurch & Alverstone')).toEqual(['Newchurch &', 'Alverstone'])
  expect(nameLines('Llanfairpwllgwyngyll')).toEqual(['Llanfairpwllgwyngyll'])
})

test('track that a tile adds is found whatever the stops are called', () => {
  const before = {
    paths: [
      [0, 's0'],
      [1, 2],
    ] as const,
  }
  const after = {
    paths: [
      ['s1', 0],
      [2, 1],
      ['s1', 3],
    ] as const,
  }
  expect(newPaths(before, after)).toEqual([2])
})
