import { type ESTree, parseSync, Visitor } from 'vite'
import type { Source } from './sources.ts'

/** Where people read: the page, how each game is shown on it, and what the games share of that. */
const READ = /^packages\/(?:web\/src|view\/src|(?:18xx|games\/[^/]+)\/src\/view)\//

/** Dictionaries, what only tests use, and the gallery of shapes, which is no part of the site. */
const UNREAD = /\/words\/|\/words\.\w+\.ts$|\.test\.tsx?$|\/(?:browser|testing|gallery)\//

/** Attributes and fields whose text is seen or read aloud. */
const SHOWN = new Set([
  'after',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'before',
  'caption',
  'explanation',
  'hint',
  'innerText',
  'label',
  'labels',
  'note',
  'notes',
  'placeholder',
  'prompt',
  'sentence',
  'summary',
  'text',
  'textContent',
  'title',
  'warning',
])

/** The field in which the view of a game says a figure; elsewhere it is no text. */
const FIGURE = 'value'

/** A letter that does not belong to a colour. */
const LETTER = /^(?!#[\dA-F]+$).*\p{L}/su

/** A word after one that begins a sentence, or any word in a script that only people read. */
const SENTENCE = /(?:^|\s)\p{Lu}\p{Ll}+ \p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

interface Word {
  readonly start: number
  readonly text: string
}

/** A sentence for each word for people that is in the code instead of a dictionary. */
export function strayWords({ path, text }: Source): string[] {
  if (!READ.test(path) || UNREAD.test(path)) return []
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found = new Map<number, string>()
  const thrown: ESTree.Node[] = []
  const show = (node: ESTree.Node | null | undefined): void => {
    for (const word of shownBy(node)) if (LETTER.test(word.text)) found.set(word.start, word.text)
  }
  const showIf = (name: ESTree.Node, node: ESTree.Node | null): void => {
    if (SHOWN.has(nameOf(name))) show(node)
  }
  const read = (word: Word): void => {
    if (SENTENCE.test(word.text)) found.set(word.start, word.text)
  }
  new Visitor({
    JSXElement: ({ children }) => children.forEach(show),
    JSXFragment: ({ children }) => children.forEach(show),
    JSXAttribute: ({ name, value }) => showIf(name, value),
    Property: ({ key, value }) => {
      showIf(key, value)
      if (path.includes('/view/') && nameOf(key) === FIGURE) show(value)
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression') showIf(left.property, right)
    },
    Literal: (node) => wordsOf(node).forEach(read),
    TemplateElement: (node) => wordsOf(node).forEach(read),
    ThrowStatement: (node) => void thrown.push(node),
  }).visit(program)
  const isThrown = (place: number) => thrown.some(({ start, end }) => start <= place && place < end)
  return [...found]
    .filter(([place]) => !isThrown(place))
    .sort(([one], [other]) => one - other)
    .map(([place, word]) => `${path}:${lineOf(text, place)} says "${word.trim()}"`)
}

/** The texts that an expression may come to, where they are written in it. */
function shownBy(node: ESTree.Node | null | undefined): Word[] {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
    case 'TemplateElement':
      return wordsOf(node)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return shownBy(node.expression)
    case 'TemplateLiteral':
      return [...node.quasis, ...node.expressions].flatMap(shownBy)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(shownBy)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(shownBy)
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(shownBy) : []
    case 'ArrayExpression':
      return node.elements.flatMap(shownBy)
    case 'ArrowFunctionExpression':
      return shownBy(node.body)
    case 'BlockStatement':
      return node.body.flatMap(shownBy)
    case 'ReturnStatement':
      return shownBy(node.argument)
    case 'CallExpression':
      return shownByCall(node)
    default:
      return []
  }
}

/** What is joined or made of other things is shown; what is given to any other function is its own affair. */
function shownByCall({ callee, arguments: given }: ESTree.CallExpression): Word[] {
  if (callee.type !== 'MemberExpression') return []
  const joined = ['join', 'concat', 'padStart', 'padEnd'].includes(nameOf(callee.property))
  return [
    ...shownBy(callee.object),
    ...given
      .filter(({ type }) => joined || type === 'ArrowFunctionExpression')
      .flatMap((one) => shownBy(one as ESTree.Node)),
  ]
}

function wordsOf(node: ESTree.Node): Word[] {
  if (node.type === 'TemplateElement') return [{ start: node.start, text: node.value.cooked ?? '' }]
  const isText = (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string'
  return isText ? [{ start: node.start, text: node.value as string }] : []
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}

const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length
