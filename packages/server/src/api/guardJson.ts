/** Deeper than anything that we ask for. */
const DEEPEST = 32

/** Keys by which an object would get at what all objects share. */
const UNSOUND = ['__proto__', 'constructor', 'prototype']

/** What is no text at all, no database keeps. */
const NO_TEXT = /\0|\p{Surrogate}/u

/** Whether a text is JSON that can be worked with, whatever it says. */
export function isSoundJson(text: string): boolean {
  try {
    return isSound(JSON.parse(text), DEEPEST)
  } catch {
    return false
  }
}

function isSound(value: unknown, deepest: number): boolean {
  if (typeof value === 'string') return !NO_TEXT.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (deepest === 0) return false
  if (Array.isArray(value)) return value.every((one) => isSound(one, deepest - 1))
  return Object.entries(value).every(
    ([key, one]) => !UNSOUND.includes(key) && !NO_TEXT.test(key) && isSound(one, deepest - 1),
  )
}
