import { isUpgrade, PRESIDENTS_SHARES, type RanRoute, routeStops } from '@roundhouse/18xx'
import type { LogLine } from '@roundhouse/view'
import { HEX } from '../components/board.ts'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import type { Event1846 } from '../events.ts'
import { TITLE } from '../title.ts'
import { type Around, at, by, next, type Of, type Said, typeOf, wordsOf } from './log/around.ts'
import { dividend, PAYMENTS, payments, privateOwned } from './log/money.ts'
import { money, ownerName, type Wording } from './wording.ts'

/** What the log says of everything that one action brought about; several events may make one line. */
export const linesOf = (events: readonly Event1846[], wording: Wording): LogLine[] =>
  events.flatMap((event, place) => {
    const line = lineAt(event, { events, place, wording })
    return line ? [line] : []
  })

const lineAt = <K extends Event1846['kind']>(event: Of<K>, around: Around): Said =>
  (LINES[event.kind] as (event: Of<K>, around: Around) => Said)(event, around)

const LINES: { readonly [K in Event1846['kind']]: (event: Of<K>, around: Around) => Said } = {
  paid: (event, around) => {
    const line = PAYMENTS[event.reason]?.(event, around)
    return line && { ...line, money: true }
  },
  'bank-broken': (_, around) => ({ text: wordsOf(around).bankBroken, matters: true }),
  'set-up': ({ removed, privates, corporations }, around) => {
    const { log, list, sentences } = around.wording.words
    const named = (id: string) => PRIVATE[id as PrivateId]?.name ?? id
    const inPlay = log.inPlay({ names: list([...corporations, ...privates.map(named)]) })
    if (removed.length === 0) return { text: inPlay }
    return { text: sentences([inPlay, log.leftOut({ names: list(removed.map(named)) })]) }
  },
  drafted: ({ seat }, around) =>
    next(around)?.kind === 'chose' ? undefined : { text: wordsOf(around).drafted(by(around, seat)) },
  chose: ({ to, card }, around) => {
    const { log, cards } = around.wording.words
    if (card === 'hidden') return undefined
    return {
      text: log.chose({ ...by(around, to), name: card === 'blank' ? cards.blank : PRIVATE[card].name }),
    }
  },
  'last-card': ({ card, price }, around) => ({
    text: wordsOf(around).lastCard({ name: PRIVATE[card].name, price: money(price) }),
    money: true,
  }),
  declined: ({ seat, price }, around) => ({
    text: wordsOf(around).declined({ ...by(around, seat), price: money(price) }),
    money: true,
  }),
  'draft-resumed': ({ seat }, around) => ({
    text: wordsOf(around).draftResumed(by(around, seat)),
    heading: 'round',
  }),
  'private-owned': privateOwned,
  'private-closed': ({ private: id }, around) => ({
    text: wordsOf(around).privateClosed({ name: PRIVATE[id].name }),
    matters: true,
  }),
  'stock-round': ({ set, priority }, around) => {
    const round = around.wording.words.round.stock({ set })
    return { text: wordsOf(around).stockRound({ round, ...by(around, priority) }), heading: 'round' }
  },
  sold: ({ seat, corporation: company, count, price, surrendered }, around) => {
    const { sold, surrendered: gaveUp } = wordsOf(around)
    const figures = { ...by(around, seat), company, count, price: money(count * price) }
    return { text: (surrendered ? gaveUp : sold)(figures), company, money: true }
  },
  bought: ({ seat, corporation: company, from, price }, around) => {
    const { boughtFromTreasury, boughtFromMarket } = wordsOf(around)
    const say = from === 'treasury' ? boughtFromTreasury : boughtFromMarket
    return { text: say({ ...by(around, seat), company, price: money(price) }), company, money: true }
  },
  launched: ({ seat, corporation: company, par, hex }, around) => {
    const cost = payments(around, around.place + 1, 'launch')[0]?.amount ?? PRESIDENTS_SHARES * par
    const figures = { ...by(around, seat), company, par: money(par), price: money(cost) }
    return { text: wordsOf(around).launched(figures), company, hex, money: true }
  },
  passed: ({ seat }, around) => ({ text: wordsOf(around).passed(by(around, seat)) }),
  president: ({ corporation: company, after }, around) => {
    const isLaunched = around.events
      .slice(0, around.place)
      .some((event) => event.kind === 'launched' && event.corporation === company)
    if (after === null || isLaunched) return undefined
    return { text: wordsOf(around).president({ ...by(around, after), company }), company, matters: true }
  },
  receivership: ({ corporation: company }, around) => ({
    text: wordsOf(around).receivership({ company }),
    company,
    matters: true,
  }),
  price: ({ corporation: company, before, after }, around) => ({
    text: wordsOf(around).price({ company, before: money(before), after: money(after) }),
    company,
    money: true,
  }),
  closed: ({ corporation: company }, around) => ({
    text: wordsOf(around).closed({ company }),
    company,
    matters: true,
  }),
  priority: ({ seat }, around) => ({ text: wordsOf(around).priority(by(around, seat)) }),
  'operating-round': ({ set, round }, { wording }) => ({
    text: wording.words.round.operating({ set, round }),
    heading: 'round',
  }),
  operating: ({ company }, around) => ({
    text: wordsOf(around).operating({ company }),
    heading: 'turn',
    company,
  }),
  'port-set': ({ hex, by: who }, around) => ({
    text: wordsOf(around).portSet({ who: ownerName(around.wording, who), ...at(around, hex) }),
    hex,
  }),
  'markers-left': ({ seat }, around) => ({ text: wordsOf(around).markersLeft(by(around, seat)) }),
  'beneficiary-set': ({ company }, around) => ({ text: wordsOf(around).beneficiary({ company }), company }),
  issued: ({ corporation: company, count, price, emergency }, around) => {
    const { issued, emergencyIssued } = wordsOf(around)
    const say = emergency ? emergencyIssued : issued
    return { text: say({ company, count, price: money(count * price) }), company, money: true }
  },
  redeemed: ({ corporation: company, count, price }, around) => ({
    text: wordsOf(around).redeemed({ company, count, price: money(count * price) }),
    company,
    money: true,
  }),
  laid,
  'token-placed': ({ company, hex, cost, by: id }, around) => {
    const { token, freeToken } = wordsOf(around)
    const figures = { company, ...at(around, hex) }
    const text = cost > 0 ? token({ ...figures, price: money(cost) }) : freeToken(figures)
    return { text: withPrivate(text, id, around), company, hex, ...(cost > 0 && { money: true }) }
  },
  'second-token': ({ corporation: company, hex }, around) => ({
    text: wordsOf(around).freeToken({ company, ...at(around, hex) }),
    company,
    hex,
  }),
  'token-removed': ({ company, hex }, around) => ({
    text: wordsOf(around).tokenRemoved({ company, ...at(around, hex) }),
    company,
    hex,
  }),
  'marker-placed': ({ marker, hex, corporation: company }, around) => ({
    text: wordsOf(around).markerPlaced({
      company,
      marker: around.wording.words.markers[marker],
      ...at(around, hex),
    }),
    company,
    hex,
  }),
  'marker-removed': ({ marker }, around) => ({
    text: wordsOf(around).markerRemoved({ marker: around.wording.words.markers[marker] }),
  }),
  ran: ({ company, routes, revenue }, around) => {
    const { ran, ranNothing, routes: joined } = wordsOf(around)
    if (revenue === 0) return { text: ranNothing({ company }), company, earned: 0 }
    const ways = joined(routes.map((route) => routeText(route, around)))
    return {
      text: ran({ company, price: money(revenue), routes: ways }),
      company,
      earned: revenue,
      money: true,
    }
  },
  dividend,
  'train-bought': ({ corporation: company, side, from, price }, around) => {
    const { trainFromBank, trainFromPool, trainFrom } = wordsOf(around)
    const figures = { company, side, price: money(price) }
    const other = from === 'pool' ? trainFromPool(figures) : trainFrom({ ...figures, from })
    return { text: from === 'bank' ? trainFromBank(figures) : other, company, money: true }
  },
  'last-train': ({ lastSet }, around) => ({
    text: wordsOf(around).lastTrain({ set: lastSet }),
    matters: true,
  }),
  'train-returned': ({ corporation: company, train }, around) => ({
    text: wordsOf(around).trainReturned({ company, type: typeOf(train) }),
    company,
  }),
  'trains-scrapped': ({ trains }, around) => ({
    text: wordsOf(around).trainsScrapped({ trains: around.wording.words.list(trains.map(typeOf)) }),
  }),
  phase: ({ phase }, around) => ({ text: wordsOf(around).phase({ phase }), matters: true }),
  offered: ({ deal, what, seat, by: company, price }, around) => {
    const { offered, thePrivate, aTrainOfType } = wordsOf(around)
    const thing =
      deal === 'private' ? thePrivate(PRIVATE[what as PrivateId]) : aTrainOfType({ type: typeOf(what) })
    const figures = { by: company, ...by(around, seat), what: thing, price: money(price) }
    return { text: offered(figures), company, money: true }
  },
  answered: ({ seat, agreed }, around) => {
    const { agreed: yes, refused: no } = wordsOf(around)
    return { text: (agreed ? yes : no)(by(around, seat)), ...(!agreed && { matters: true }) }
  },
  'forced-purchase': ({ corporation: company }, around) => ({
    text: wordsOf(around).forced({ company }),
    company,
  }),
  bankruptcy: ({ seat, corporation: company }, around) => ({
    text: wordsOf(around).bankruptcy(by(around, seat)),
    company,
    matters: true,
  }),
  'turn-ended': () => undefined,
  'game-end': ({ reason }, around) => ({ text: wordsOf(around).ends[reason], heading: 'round' }),
}

function laid({ company, hex, tile, cost, by: id }: Of<'laid'>, around: Around): LogLine {
  const log = wordsOf(around)
  const figures = { company, tile, ...at(around, hex) }
  const text =
    cost > 0
      ? (isUpgrade(TITLE, tile) ? log.upgraded : log.laid)({ ...figures, price: money(cost) })
      : (isUpgrade(TITLE, tile) ? log.upgradedFree : log.laidFree)(figures)
  return { text: withPrivate(text, id, around), company, hex, ...(cost > 0 && { money: true }) }
}

const withPrivate = (text: string, id: PrivateId | undefined, around: Around): string =>
  id ? around.wording.words.labelled({ label: PRIVATE[id].name, text }) : text

/** The stops of a route in running order, those that do not count in brackets. */
function routeText(ran: RanRoute, around: Around): string {
  const { route, uncounted } = wordsOf(around)
  const stops = routeStops(ran).map((stop) => {
    const hex = stop.split('.')[0]!
    const name = HEX.get(hex)!.name ?? hex
    return ran.counts.includes(stop) ? name : uncounted({ name })
  })
  return route({ stops, price: money(ran.revenue) })
}
