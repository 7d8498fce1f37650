import {
  forcedSaleProbes,
  holdingParts,
  homeFact,
  launchProbes,
  placeName,
  shareProbes,
  trainLimitFact,
} from '@roundhouse/18xx/view'
import type { Chip, CompanyScene, Fact, Probe } from '@roundhouse/view'
import {
  CORPORATION,
  CORPORATIONS,
  type CompanyId,
  type CorporationId,
  MINOR,
  MINORS,
  type MinorId,
  PRIVATE,
} from '../components/companies.ts'
import { CERTIFICATES, PARS } from '../components/market.ts'
import { PHASE, SIDE } from '../components/trains.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { controllerOf, priceOf, privatesOf, type State1846, type Train, trainsCounted } from '../state.ts'
import { PAINT } from './paint.ts'
import type { Wording1846 } from './wording.ts'

export const companyScenes = (state: State1846, wording: Wording1846): CompanyScene[] => [
  ...CORPORATIONS.map((id) => corporationScene(state, id, wording)),
  ...MINORS.map((id) => minorScene(state, id, wording)),
]

const STATUS = { removed: 'closed', waiting: 'waiting', launched: 'open', closed: 'closed' } as const

function corporationScene(state: State1846, id: CorporationId, wording: Wording1846): CompanyScene {
  const { words } = wording
  const { status, president, treasury, shares, trains, tokensLeft } = state.corporations[id]
  const note = corporationNote(state, id, wording)
  const atWork = status === 'launched'
  return {
    id,
    name: CORPORATION[id].name,
    paint: PAINT[id],
    status: STATUS[status],
    ...(note !== undefined && { note }),
    president,
    ...(atWork && { price: priceOf(state, id), cash: treasury.cash }),
    ...holdingParts(shares, ['market', 'treasury'], CERTIFICATES, wording),
    ...(STATUS[status] === 'closed' && { elsewhere: [] }),
    trains: trains.map((train) => trainChip(train, wording)),
    tokensLeft,
    chips: privatesOf(state, id).map((owned) => ({
      id: owned,
      label: PRIVATE[owned].name,
      hint: words.powers[owned],
      ...(PRIVATE[owned].uses > 0 && state.privates[owned].uses === 0 && { state: 'used' as const }),
    })),
    facts: [
      homeFact(CORPORATION[id].home, wording),
      ...(atWork ? [trainLimitFact(trainsCounted(state, id), PHASE[state.phase].trainLimit, wording)] : []),
      ...portFact(state, id, wording),
    ],
    probes: probesOn(state, id, wording),
  }
}

function corporationNote(state: State1846, id: CorporationId, { words }: Wording1846): string | undefined {
  const { status, president } = state.corporations[id]
  if (status !== 'launched') return words.company[status]
  return president === null ? words.company.noPresident : undefined
}

/** What players do to a corporation at this time, whether they may or not. Minors have no shares (1846-3.55). */
function probesOn(state: State1846, id: CorporationId, wording: Wording1846): Probe[] {
  const { status } = state.corporations[id]
  if (state.stock && status === 'waiting') return launchProbes(id, PARS, wording)
  if (status !== 'launched') return []
  if (state.stock) return shareProbes(id, state.corporations[id], ['treasury', 'market'], wording)
  return state.operation?.step === 'trains' && mustBuyTrain(state) ? forcedSaleProbes(id, wording) : []
}

/** 1846-3.65. */
const portFact = ({ markers }: State1846, id: CompanyId, wording: Wording1846): Fact[] =>
  markers.beneficiary === id && markers.port !== null
    ? [{ label: wording.words.company.beneficiary, value: placeName(wording, markers.port) }]
    : []

function trainChip({ id, side, phasedOut, ran }: Train, { words }: Wording1846): Chip {
  const hints = [words.train.counts(SIDE[side])]
  if (phasedOut) hints.push(words.train.phasedOut)
  if (ran) hints.push(words.train.ran)
  const state = phasedOut ? 'leaving' : ran ? 'used' : undefined
  return { id, label: side, hint: words.details(hints), ...(state && { state }) }
}

function minorScene(state: State1846, id: MinorId, wording: Wording1846): CompanyScene {
  const { treasury, trains } = state.minors[id]
  const { status: card, owner } = state.privates[id]
  const controller = controllerOf(state, id)
  const atWork = controller !== null
  const status = atWork ? 'open' : card === 'open' && owner === null ? 'waiting' : 'closed'
  return {
    id,
    name: PRIVATE[id].name,
    paint: PAINT[id],
    status,
    note: minorNote(state, id, wording),
    president: controller,
    ...(atWork && { cash: treasury.cash }),
    holdings: state.players.map((_, seat) => (seat === controller ? 100 : 0)),
    elsewhere: [],
    trains: trains.map((train) => trainChip(train, wording)),
    tokensLeft: 0,
    chips: [],
    facts: [homeFact(MINOR[id].home, wording), ...portFact(state, id, wording)],
  }
}

function minorNote(state: State1846, id: MinorId, { words }: Wording1846): string {
  const { status, owner } = state.privates[id]
  if (typeof owner === 'string') return words.company.boughtBy({ owner })
  if (owner !== null) return words.company.minor
  return status === 'open' ? words.company.unowned : words.company[status]
}
