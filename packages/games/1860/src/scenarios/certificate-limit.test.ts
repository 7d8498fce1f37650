import { expect, test } from 'vitest'
import { certificateLimit, certificatesOf } from '../state.ts'
import {
  actions,
  cash,
  corporation,
  does,
  kindsFor,
  presidentOf,
  refuses,
  setStockRound,
  stockGame,
  tries,
} from './position.ts'

test('CERT.1 The limits, and what counts', () => {
  expect([2, 3, 4].map((players) => certificateLimit(stockGame({ players })))).toEqual([32, 21, 16])
  const state = stockGame({ owners: { A: ['BHC', 'YHC'] } })
  corporation(state, 'IOW', { price: 82, players: { A: 4, B: 3 } })
  corporation(state, 'C&N', { price: 82, players: { A: 2, B: 5 } })
  expect([0, 1, 2].map((seat) => certificatesOf(state, seat))).toEqual([2 + 3 + 2, 3 + 4, 0])
})

/** Player A of four has 15 certificates, of FYN he could become president. */
function full(privates: readonly 'YHC'[]) {
  const state = stockGame({ players: 4, owners: { A: privates }, layersOpen: 2 })
  corporation(state, 'C&N', { price: 82, players: { A: 10 } })
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 5 } })
  corporation(state, 'FYN', { price: 74, players: { A: 3, B: 3, C: 3 }, president: 'B' })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  return state
}

test('S34 The certificate limit (CERT.1, CERT.2)', () => {
  const state = full(['YHC'])
  expect(certificatesOf(state, 0)).toBe(16)
  refuses(state, 'A', actions.buy('IOW'), 'CERT.2')
  refuses(state, 'A', actions.launch('IWNJ', 62), 'CERT.2')
  refuses(state, 'A', actions.buyPrivate('BHC'), 'PRIV.6')
  // a purchase after a sale of something else
  const sold = tries(state, 'A', actions.sell('C&N'))
  expect(certificatesOf(sold, 0)).toBe(15)
  does(sold, 'A', actions.buy('IOW'))
  does(state, 'A', actions.exchange('YHC'))
  // four shares, and president
  expect([presidentOf(state, 'FYN'), certificatesOf(state, 0)]).toEqual(['A', 15])
})

test('S35 Above the limit (CERT.3)', () => {
  const above = (phase: '3' | '8') => {
    const state = stockGame({ players: 4, owners: { A: ['YHC'] }, layersOpen: 2, phase })
    corporation(state, 'C&N', { price: 82, players: { A: 10 } })
    corporation(state, 'IOW', { price: 82, players: { A: 4, B: 5 } })
    corporation(state, 'FYN', { price: 74, players: { A: 3, B: 4 } })
    cash(state, { A: 500 })
    setStockRound(state, 'A')
    return state
  }
  const state = above('3')
  expect(certificatesOf(state, 0)).toBe(17)
  expect(kindsFor(state, 'A')).toEqual(['sell', 'sell-private'])
  refuses(state, 'A', actions.pass, 'CERT.3')
  refuses(state, 'A', actions.exchange('YHC'), 'CERT.3')
  refuses(state, 'A', actions.buy('IOW'), 'CERT.3')
  does(tries(state, 'A', actions.sellPrivate('YHC')), 'A', actions.pass)
  does(state, 'A', actions.sell('IOW'))
  does(state, 'A', actions.pass)
  // 1860-CERT.4
  does(above('8'), 'A', actions.pass)
})
