import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  corporation,
  does,
  game,
  routeVia,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { view1856 } from './gameView.ts'
import { EN, JA } from './testing/readers.ts'

/** LPS joined to Sarnia twice, with the right to the tunnel and its port at home. */
function sarnia(): State1856 {
  const state = auctioned(game(4))
  setPhase(state, '3')
  tiles(state, 'C14 #5 r1', 'B15 #7 r3')
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, trains: ['2', '3'], treasury: 900 })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 5 } })
  state.rights.tunnel.holders = ['LPS']
  state.port = { hex: 'C14', corporation: 'LPS' }
  setOperation(state, 'LPS', { step: 'run' })
  return state
}

test('whoever is at work has a network, with the best run of all trains and its bonuses', () => {
  const state = sarnia()
  expect(view1856.scene(state, EN).networks!.map(({ id }) => id)).toEqual(['LPS', 'GT'])
  expect(view1856.network!(state, 'LPS', EN)!.best).toMatchObject({
    revenue: 160,
    trains: [{ label: '2' }, { label: '3' }],
    facts: [{ label: 'Per share', value: '$16' }],
  })
  expect(view1856.network!(state, 'CV', EN)).toBeUndefined()
  expect(view1856.network!(state, 'GT', EN)!.best).toBeUndefined()
})

test('a run is drawn with every bonus by its name, and stays drawn as it was earned', () => {
  const state = sarnia()
  const drawing = view1856.draw!(state, undefined, undefined, EN)
  expect(drawing).toMatchObject({ revenue: 160, best: 160 })
  expect(drawing.trains[0]!.route!.bonuses).toEqual([
    { label: 'Port', value: '+$20' },
    { label: 'Tunnel', value: '+$10' },
  ])
  does(state, 'A', actions.run(routeVia(trainId(state, 'LPS', '2'), 'C14 B13')))
  const [ran] = view1856.scene(state, EN).routes!
  expect(ran).toMatchObject({ label: '2', revenue: 80 })
  does(state, 'A', actions.withhold)
  setTrainsLeft(state, '3', 0)
  does(state, 'A', actions.buyTrain('4'))
  expect(state.phase).toBe('4')
  expect(view1856.scene(state, EN).routes).toEqual([ran])
})

test('1856-3p: a borrowed train is a chip of the CGR, and runs', () => {
  const state = auctioned(game(4))
  setTrainsLeft(state, '6', 1)
  tiles(state, 'C14 #5 r1')
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, shares: 20, tokens: [['C14', 0]] })
  setOperation(state, 'CGR', { step: 'run' })
  expect(view1856.prompt(state, { seat: 0, as: 'CGR', prompt: 'run' }, EN)).toBe(
    'CGR: borrow a D train to run, or run nothing',
  )
  does(state, 'A', actions.borrowTrain)
  const chips = view1856.scene(state, EN).companies!.all.at(-1)!.trains
  expect(chips).toEqual([{ label: 'D', hint: 'any number of stops, borrowed for this turn' }])
  expect(view1856.draw!(state, undefined, undefined, EN)).toMatchObject({
    trains: [{ label: 'D' }],
    // it retains everything
    facts: [{ label: 'Treasury', value: '+$70' }],
  })
})

test('what the corporation reaches stays clear while it builds', () => {
  const state = sarnia()
  expect(view1856.scene(state, EN).reached).toBeUndefined()
  setOperation(state, 'LPS', { step: 'token' })
  expect(view1856.scene(state, EN).reached!.toSorted()).toEqual(['B13', 'B15', 'C14'])
})

test('1856-2.5b: a run tells who pays the interest, and what is left for a share', () => {
  const state = auctioned(game(4))
  tiles(state, 'C14 #5 r1')
  const lps = { cell: [0, 4], players: { A: 6 }, trains: ['2'], loans: 6 } as const
  corporation(state, 'LPS', { ...lps, treasury: 25 })
  setOperation(state, 'LPS', { step: 'run' })
  const facts = (reader = EN) => {
    const { facts: said, revenue } = view1856.draw!(state, undefined, undefined, reader)
    return [revenue, ...said.map(({ label, value }) => `${label} ${value}`)]
  }
  expect(facts()).toEqual([50, 'Per share $1', 'Interest $20 of the treasury and $40 of the run'])
  state.corporations.LPS.treasury.cash = 0
  expect(facts()).toEqual([50, 'Per share $0', 'Interest $50 of the run and $10 of the president'])
  expect(facts(JA)[2]).toBe('利息 収益から $50、社長から $10')
  state.corporations.LPS.loans = 0
  expect(facts()).toEqual([50, 'Per share $5'])
})
