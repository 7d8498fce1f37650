import { expect, test } from 'vitest'
import { type FerryPosition, ferryPosition } from '../testing/ferryPosition.ts'
import { terminal } from '../testing/terminal.ts'

type Change = (position: FerryPosition) => unknown

async function routes(change: Change = () => {}, ...flags: string[]) {
  const position = ferryPosition()
  change(position)
  const { file, run } = terminal()
  return run('routes', file('ferry.json', JSON.stringify(position)), ...flags)
}

const expectation =
  (revenue: number): Change =>
  ({ cases }) =>
    Object.assign(cases[0]!, { expected: { revenue } })

test('one JSON object a case', async () => {
  const { exit, out, err } = await routes(({ cases }) => {
    cases.push({ ...cases[0]!, id: 'ferry/none', trains: [] })
    Object.assign(cases[1]!, { expected: null })
  }, '--json')
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  const reports = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(reports).toEqual([
    {
      file: 'ferry.json',
      id: 'ferry/2E',
      revenue: 130,
      expected: 130,
      proved: true,
      milliseconds: expect.any(Number),
      routes: [
        {
          train: '2E',
          revenue: 130,
          stops: expect.arrayContaining([
            { hex: 'A1', stop: 's0', pays: 40 },
            { hex: 'A3', stop: 's0', pays: 0 },
            { hex: 'A5', stop: 's0', pays: 90 },
          ]),
          track: expect.arrayContaining(['A1', 'A3', 'A5']),
        },
      ],
    },
    {
      file: 'ferry.json',
      id: 'ferry/none',
      revenue: 0,
      expected: null,
      proved: true,
      milliseconds: expect.any(Number),
      routes: [],
    },
  ])
  expect(reports[0].routes[0].track).toHaveLength(3)
})

test('readable lines in both languages', async () => {
  expect((await routes()).out).toMatch(
    /^ferry\.json: ferry\/2E: 130, as expected, proved to be the best, \d+ ms\n {2}2E: 130 = A\d \d+ \+ A3 0 \+ A\d \d+\n$/,
  )
  expect((await routes(expectation(120), '--lang', 'ja')).out).toContain(
    'ferry.json: ferry/2E: 130, 期待された値は 120, 最良と証明済み, ',
  )
  const unsaid = await routes(({ cases }) => Object.assign(cases[0]!, { expected: null }))
  expect(unsaid).toMatchObject({ exit: 0, out: expect.stringContaining('130, with nothing to compare, ') })
})

test.each([120, 140])('an expected revenue of %i is not what is found', async (revenue) => {
  const { exit, out } = await routes(expectation(revenue), '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ revenue: 130, expected: revenue })
})

test('a file that is no good does not spoil the others', async () => {
  const { file, run } = terminal()
  const good = file('ferry.json', JSON.stringify(ferryPosition()))
  const said = await run('routes', 'missing.json', good, '--json')
  expect(said).toMatchObject({ exit: 2, err: 'There is no file missing.json.\n' })
  expect(JSON.parse(said.out)).toMatchObject({ id: 'ferry/2E', revenue: 130 })
})

test.each<[string, string]>([
  ['', 'ferry.json is empty.'],
  ['{"hexes":', 'ferry.json is not JSON.'],
  ['[]', 'ferry.json is not a route position.'],
  ['{"hexes":[]}', 'ferry.json is not a route position.'],
])('%j', async (text, sentence) => {
  const { file, run } = terminal()
  expect(await run('routes', file('ferry.json', text))).toEqual({ exit: 2, out: '', err: `${sentence}\n` })
})

const stop = ({ hexes }: FerryPosition, hex: number) => hexes[hex]!.stops[0]!
const train = ({ cases }: FerryPosition) => cases[0]!.trains[0]!

test.each<[string, Change]>([
  [': hex A1 is listed twice.', ({ hexes }) => hexes.push(hexes[0]!)],
  [', hex A1: a path ends at edge 6; the edges are 0 to 5.', ({ hexes }) => hexes[0]!.paths.push([6, 's0'])],
  [
    ', hex A1: a path ends at "t0", which is no edge, no stop and no junction.',
    ({ hexes }) => hexes[0]!.paths.push([1, 't0']),
  ],
  [', hex A1: a path ends at stop s1, which is not there.', ({ hexes }) => hexes[0]!.paths.push([1, 's1'])],
  [
    ', hex A3: the rotation is 7; rotations are 0 to 5.',
    ({ hexes }) => Object.assign(hexes[1]!, { rotation: 7 }),
  ],
  [', hex A5: 5 neighbors are listed instead of 6.', ({ hexes }) => hexes[2]!.neighbors.pop()],
  [
    ', hex A5: B6 beyond edge 5 is not in the list of hexes.',
    ({ hexes }) => Object.assign(hexes[2]!.neighbors, { 5: 'B6' }),
  ],
  [
    ', hex A5: A1 lies beyond edge 5, but A1 has another neighbor there.',
    ({ hexes }) => Object.assign(hexes[2]!.neighbors, { 5: 'A1' }),
  ],
  [
    ', hex A1, stop s0: slots 1, but tokens 2.',
    (position) => Object.assign(stop(position, 0), { tokens: ['Blue', null] }),
  ],
  [
    ', hex A3, stop s0: only a city has slots and tokens.',
    (position) => Object.assign(stop(position, 1), { tokens: [] }),
  ],
  [
    ', hex A3, stop s0: only an off-board stop can count as another kind.',
    (position) => Object.assign(stop(position, 1), { countsAs: 'city' }),
  ],
  [
    ': the rule betweenRoutes cannot be free here, only track-disjoint.',
    ({ rules }) => Object.assign(rules, { betweenRoutes: 'free' }),
  ],
  [
    ': the rule trackUnit cannot be hex here, only edge or path.',
    ({ rules }) => Object.assign(rules, { trackUnit: 'hex' }),
  ],
  [
    ', ferry/2E: Red has no token on the board.',
    ({ cases }) => Object.assign(cases[0]!, { corporation: 'Red' }),
  ],
  [
    ', ferry/2E: nothing is said about what train 2E pays for.',
    (position) => Object.assign(train(position), { pays: [] }),
  ],
  [', ferry/2E: trains[0].pays is missing.', (position) => Reflect.deleteProperty(train(position), 'pays')],
  [
    ', ferry/2E: trains[0].multiplier cannot be 1.5.',
    (position) => Object.assign(train(position), { multiplier: 1.5 }),
  ],
  [
    ', A3: stops[0].kind cannot be "village".',
    (position) => Object.assign(stop(position, 1), { kind: 'village' }),
  ],
  [', A3: stops[0].revenue cannot be -10.', (position) => Object.assign(stop(position, 1), { revenue: -10 })],
  [', A1: paths[1] cannot be [1].', ({ hexes }) => Object.assign(hexes[0]!.paths, { 1: [1] })],
  [', hexes[1].hex cannot be 3.', ({ hexes }) => Object.assign(hexes[1]!, { hex: 3 })],
  [', hexes[2] cannot be null.', ({ hexes }) => Object.assign(hexes, { 2: null })],
  [', rules.token is missing.', ({ rules }) => Reflect.deleteProperty(rules, 'token')],
  [', rules.sameHexTwice cannot be true.', ({ rules }) => Object.assign(rules, { sameHexTwice: true })],
])('ferry.json%s', async (sentence, change) => {
  expect(await routes(change)).toEqual({ exit: 2, out: '', err: `ferry.json${sentence}\n` })
})
