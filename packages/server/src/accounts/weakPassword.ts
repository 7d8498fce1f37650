import { RequestTrouble } from '../trouble.ts'
import { COMMON_WORDS } from './commonPasswords.ts'

/** How many letters a password must have besides what anybody would try first. */
const OWN = 4

/** So long, digits are not all tried. */
const MANY_DIGITS = 12

/** Letters as they are written with digits and signs. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Rows of a keyboard, digits and the alphabet: along them, either way, nobody has to think. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]

/** Refuses a password that others would try before long: one that many use, one without any thought, or the name itself. */
export function mustNotBeWeak(password: string, name: string): void {
  if (isWeak(password, name)) throw new RequestTrouble('weak')
}

export function isWeak(password: string, name: string): boolean {
  const plain = simple(password)
  const known = [simple(name), backwards(simple(name))]
  return (
    isRepeated(plain) ||
    isMostlyDigits(plain) ||
    isAlongRow(plain) ||
    isCommon(plain) ||
    known.some((one) => isMostly(plain, one))
  )
}

const simple = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

const backwards = (text: string): string => [...text].reverse().join('')

/** One letter, or a few of them, again and again. */
const isRepeated = (plain: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(plain)

/** A date, a telephone number or a pattern on a keypad, with a letter or two. */
const isMostlyDigits = (plain: string): boolean =>
  plain.length < MANY_DIGITS && plain.replace(/\d/g, '').length <= 2

/** Made of nothing but stretches of rows. */
function isAlongRow(plain: string): boolean {
  const rows = [...ROWS, ...ROWS.map(backwards)]
  let rest = plain
  while (rest.length >= OWN) {
    const length = longestStretch(rest, rows)
    if (length < OWN) return false
    rest = rest.slice(length)
  }
  return true
}

function longestStretch(text: string, rows: readonly string[]): number {
  let length = 0
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1)))) length++
  return length
}

/** A word that many use, with hardly anything but digits and signs around it. */
function isCommon(plain: string): boolean {
  const core = coreOf(plain)
  return [plain, core, withLetters(core), coreOf(withLetters(plain))].some(
    (word) => COMMON_WORDS.has(word) || COMMON_WORDS.has(halfOf(word)),
  )
}

const coreOf = (plain: string): string => plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')

const withLetters = (plain: string): string => plain.replace(/[@431!0$57]/g, (sign) => LETTERS[sign]!)

/** The word of which it is twice. */
const halfOf = (core: string): string => /^(.+)\1$/su.exec(core)?.[1] ?? ''

/** Little but this word. */
const isMostly = (plain: string, word: string): boolean =>
  word.length >= 2 && plain.includes(word) && plain.replaceAll(word, '').replace(/[\d\W_]/gu, '').length < OWN
