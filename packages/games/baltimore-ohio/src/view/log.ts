import { type LinesByKind, playerFigure, playerName } from '@roundhouse/view'
import { cardOf } from '../components/equipment.ts'
import type { BnoEvent } from '../events.ts'
import { type BnoWording, cityName, endSentence, money, nameOf } from './wording.ts'

/** How everything that happens is told. */
export const bnoLines: LinesByKind<BnoEvent, BnoWording> = {
  sold: ({ seat, company, count, price }, wording) => {
    const figures = { ...playerFigure(wording, seat), company, count, price: money(count * price) }
    return { text: wording.words.log.sold(figures), company, money: true }
  },
  bought: ({ seat, company, held, unowned, price }, wording) => {
    const { boughtHeld, boughtUnowned, boughtBoth } = wording.words.log
    const figures = { ...playerFigure(wording, seat), company, price: money((held + unowned) * price) }
    if (held > 0 && unowned > 0)
      return { text: boughtBoth({ ...figures, held, unowned }), company, money: true }
    const say = held > 0 ? boughtHeld : boughtUnowned
    return { text: say({ ...figures, count: held + unowned }), company, money: true }
  },
  founded: ({ seat, company, count, price, hex }, wording) => {
    const figures = { company, count, start: money(price), price: money(count * price) }
    return {
      text: wording.words.log.founded({ ...playerFigure(wording, seat), ...figures }),
      company,
      hex,
      money: true,
    }
  },
  restarted: ({ seat, company, count, price }, wording) => {
    const figures = { ...playerFigure(wording, seat), company, count, price: money(count * price) }
    return { text: wording.words.log.restarted(figures), company, money: true }
  },
  redeemed: ({ company, count, price }, { words }) => ({
    text: words.log.redeemed({ company, count, price: money(count * price) }),
    company,
    money: true,
  }),
  passed: ({ seat }, wording) => ({ text: wording.words.log.passed(playerFigure(wording, seat)) }),
  'turn-ended': ({ seat }, wording) => ({
    text: wording.words.log.boughtNothing(playerFigure(wording, seat)),
  }),
  price: ({ company, before, after }, { words: { log } }) => ({
    text:
      before === after
        ? log.priceStays({ company, price: money(after) })
        : log.price({ company, before: money(before), after: money(after) }),
    company,
    money: true,
  }),
  president: ({ company, after }, wording) => ({
    text: wording.words.log.president({ ...playerFigure(wording, after), company }),
    company,
    matters: true,
  }),
  'operating-round': ({ round: which, order, turn }, { words: { log, list, round } }) => {
    const number = which === 'operating1' ? 1 : 2
    const name = turn === undefined ? log.rounds[number] : round.operating({ turn, round: number })
    return {
      text:
        order.length > 0
          ? log.roundOrder({ round: name, order: list(order) })
          : log.roundEmpty({ round: name }),
      heading: 'round',
    }
  },
  'equipment-bought': ({ company, card, cost }, { words }) => ({
    text: words.log.equipmentBought({ company, level: cardOf(card).level, price: money(cost) }),
    company,
    money: true,
    did: 'buy-equipment',
  }),
  technology: ({ level }, { words }) => ({ text: words.log.technology({ level }), matters: true }),
  scrapped: ({ company, card, value }, { words }) => ({
    text: words.log.scrapped({ company, level: cardOf(card).level, price: money(value) }),
    company,
    money: true,
    did: 'scrap',
  }),
  built: ({ company, hex, cost }, wording) => {
    const figures = { company, place: cityName(wording, hex), price: money(cost) }
    return { text: wording.words.log.built(figures), company, hex, money: true }
  },
  'coal-taken': ({ company, hex }, wording) => ({
    text: wording.words.log.coalTaken({ company, place: cityName(wording, hex) }),
    company,
    hex,
  }),
  income: ({ company, cities, fromCities, fromCoal, maintenance, net }, { words: { log, list } }) => {
    const names = list(cities.map((hex) => nameOf(hex)!))
    const parts = [
      ...(cities.length > 0 ? [log.fromCities({ cities: names, price: money(fromCities) })] : []),
      ...(fromCoal > 0 ? [log.fromCoal({ price: money(fromCoal) })] : []),
      ...(maintenance > 0 ? [log.maintenance({ price: money(-maintenance) })] : []),
    ]
    if (parts.length === 0) return { text: log.noIncome({ company }), company, earned: net }
    const text = log.income({ company, net: money(net), parts: log.parts(parts) })
    return { text, company, earned: net, money: true }
  },
  loss: ({ company, president, charged }, wording) => {
    const { loss, lossCharged } = wording.words.log
    const figures = { company, ...playerFigure(wording, president) }
    if (charged === 0) return { text: loss(figures), company }
    return { text: lossCharged({ ...figures, price: money(charged) }), company, money: true }
  },
  receivership: ({ company, scrapped }, { words: { log } }) => ({
    text: (scrapped.length > 0 ? log.receivershipScrapped : log.receivership)({ company }),
    company,
    matters: true,
  }),
  dividend: ({ company, choice, players, treasury }, wording) => {
    const { log, list, figure } = wording.words
    const paid = players.reduce((sum, amount) => sum + amount, 0)
    if (choice === 'withhold')
      return { text: log.withheld({ company, price: money(treasury) }), company, paid, money: true }
    const parts = [
      ...players.map((amount, seat) => ({ what: playerName(wording, seat), amount })),
      { what: log.treasury, amount: treasury },
    ].filter(({ amount }) => amount > 0)
    const total = paid + treasury
    const payments = list(parts.map(({ what, amount }) => figure({ what, figure: money(amount) })))
    return { text: log.paidOut({ company, price: money(total), payments }), company, paid, money: true }
  },
  'turn-order': ({ order, turn }, wording) => {
    const { log, list, round } = wording.words
    const name = turn === undefined ? log.stockRound : round.stock({ turn })
    const players = list(order.map((seat) => playerName(wording, seat)))
    return { text: log.roundOrder({ round: name, order: players }), heading: 'round' }
  },
  'game-end': ({ reasons }, wording) => ({ text: endSentence(reasons, wording), heading: 'round' }),
}
