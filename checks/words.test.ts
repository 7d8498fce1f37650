import { expect, test } from 'vitest'
import { sources } from './sources.ts'
import { strayWords } from './words.ts'

const files = ['.ts', '.tsx'].flatMap((ending) => sources('packages', ending))

test('whatever a person reads is in a dictionary', () => {
  expect(files.flatMap(strayWords)).toEqual([])
})

test.each([
  ['text of an element', 'const A = () => <p>Buy a share</p>'],
  ['a word of an element', 'const A = () => <p>Cash: {cash}</p>'],
  ['text in braces', "const A = () => <p>{'Cash'}</p>"],
  ['one of two texts', "const A = () => <p>{rich ? 'rich' : null}</p>"],
  ['text after a condition', "const A = () => <>{rich && 'rich'}</>"],
  ['text around a figure', `const A = () => <p>{\`cash \${cash}\`}</p>`],
  ['added text', "const A = () => <p>{cash + ' dollars'}</p>"],
  ['text for each of many', "const A = () => <p>{all.map(() => 'share')}</p>"],
  ['text between many', "const A = () => <p>{all.join(' and ')}</p>"],
  ['a name that is read aloud', 'const A = () => <button aria-label="Close" />'],
  ['a name with a figure in it', `const A = () => <button aria-label={\`Seat \${seat}\`} />`],
  ['a hint', 'const A = () => <abbr title="bank" />'],
  ['a placeholder', 'const A = () => <input placeholder={"name"} />'],
  ['the text of a picture', 'const A = () => <img alt="map" />'],
  ['the label of a part', 'const A = () => <Amount label="Price" />'],
  ['a field that is shown', "const one = { label: 'Price' }"],
  ['the title of the page', "document.title = 'Home'"],
  ['a sentence anywhere', "const a = say('Something broke')"],
  ['Japanese anywhere', "const a = say('盤面')"],
])('%s is caught', (_, text) => {
  expect(strayWords({ path: 'packages/web/src/game/A.tsx', text })).toHaveLength(1)
})

test.each(['games/1846/src/view', '18xx/src/view', 'view/src'])(
  'a figure that is said in words in %s is caught',
  (room) => {
    const text = `const fact = { label: words.cash, value: left > 0 ? \`\${left} left\` : '–' }`
    expect(strayWords({ path: `packages/${room}/facts.ts`, text })).toEqual([
      `packages/${room}/facts.ts:1 says "left"`,
    ])
  },
)

test.each([
  ['words of a dictionary', 'const A = () => <p title={words.value.bank}>{words.value.cash(12)}</p>'],
  ['signs and figures', `const A = () => <p>{\`$\${cash} → \${more}\`} × {2} · 100 %</p>`],
  ['names for the machine', 'const A = () => <p class="card open" data-state={open ? "open" : "shut"} />'],
  ['what is asked of a thing', "const A = () => <p>{kind === 'share' ? 1 : find('share')}</p>"],
  ['a colour', "const paint = { fill: '#FFFFFF', text: '#10202B' }"],
  ['what is told to programmers', "if (!shape) throw new Error('No such shape')"],
])('%s are let through', (_, text) => {
  expect(strayWords({ path: 'packages/web/src/game/A.tsx', text })).toEqual([])
})

test('dictionaries and tests say what they like', () => {
  const text = "export const en = { label: 'Buy a share' }"
  for (const path of ['words/en.ts', 'game/offers.test.ts', 'browser/player.ts', 'testing/pebbles.ts'])
    expect(strayWords({ path: `packages/web/src/${path}`, text })).toEqual([])
  expect(strayWords({ path: 'packages/games/1846/src/view/words.en.ts', text })).toEqual([])
})
