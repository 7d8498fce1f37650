import { expect, test } from 'vitest'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { budgetsOf, type ProcessorRates } from './budgets.ts'

const RATES: ProcessorRates = {
  account: { most: 1000, perSecond: 100 },
  address: { most: 1000, perSecond: 100 },
  accountsAtAddress: { most: 3000, perSecond: 300 },
}

const HERE = '192.0.2.1'

const budgetsIn = (services: TestServices) => budgetsOf(services.buckets, RATES, services.now)

describeStores('budgets', ({ fresh }) => {
  test('are spent by what something costs, and come back with time', async () => {
    const services = await fresh()
    const ada = budgetsIn(services).payerOf('ada', HERE)
    ada.charge(900)
    expect(ada.wait()).toBe(0)
    ada.charge(400)
    expect(ada.wait()).toBe(4)
    services.time += 4000
    expect(ada.wait()).toBe(0)
  })

  test('are one for each account, and another for all who are not logged in at an address', async () => {
    const budgets = budgetsIn(await fresh())
    budgets.payerOf(null, HERE).charge(2000)
    expect(budgets.payerOf(null, HERE).wait()).toBeGreaterThan(0)
    expect(budgets.payerOf(null, HERE).waitWithCredit()).toBe(1)
    budgets.payerOf(null, HERE).charge(500)
    expect(budgets.payerOf(null, HERE).waitWithCredit()).toBe(6)
    expect(budgets.payerOf(null, '192.0.2.2').wait()).toBe(0)
    expect(budgets.payerOf('ada', HERE).wait()).toBe(0)
    budgets.payerOf('ada', HERE).charge(2000)
    expect(budgets.payerOf('ada', '192.0.2.2').wait()).toBeGreaterThan(0)
    expect(budgets.payerOf('ben', HERE).wait()).toBe(0)
  })

  test('are not more for having many accounts at one address', async () => {
    const budgets = budgetsIn(await fresh())
    for (const guest of ['a', 'b', 'c', 'd']) budgets.payerOf(guest, HERE).charge(800)
    expect(budgets.payerOf('e', HERE).wait()).toBe(1)
    expect(budgets.payerOf('e', '192.0.2.2').wait()).toBe(0)
  })
})
