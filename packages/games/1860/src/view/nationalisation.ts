import type { ChapterScene, SequenceScene } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'
import { companiesToClose } from '../nationalisation/closing.ts'
import { type Nationalisation, priceOf, type State1860 } from '../state.ts'
import { money, type Wording1860 } from './wording.ts'

/** 1860-NAT.4, 1860-NAT.7: the revenue track, and who closes by it. */
export function nationalisationNow(state: State1860, wording: Wording1860): SequenceScene | undefined {
  const { nationalisation, round } = state
  if (!nationalisation || round === 'over') return undefined
  const { title, note } = wording.words.nationalisation
  return {
    title,
    note,
    chapters: [revenueChapter(state, nationalisation, wording), nextChapter(nationalisation, wording)],
  }
}

/** The lowest revenue first; whoever is on turn is marked. */
function revenueChapter(
  state: State1860,
  nationalisation: Nationalisation,
  { words }: Wording1860,
): ChapterScene {
  const { nationalisation: said } = words
  const { operating, revenues } = nationalisation
  const order = [...operating].sort((one, other) => (revenues[one] ?? 0) - (revenues[other] ?? 0))
  const closing = closingAfter(nationalisation)
  const fate = (id: CorporationId): string => {
    if (!closing) return said.unknown
    return closing.includes(id) ? said.closes : said.stays
  }
  return {
    title: said.revenues,
    now: true,
    table: {
      columns: [said.company, said.revenue, said.price, said.fate],
      rows: order.map((company) => ({
        company,
        cells: [
          company,
          revenueText(revenues[company], said.unknown),
          money(priceOf(state, company)),
          fate(company),
        ],
        ...(state.operation?.company === company && { now: true as const }),
      })),
    },
  }
}

const revenueText = (revenue: number | undefined, unknown: string): string =>
  revenue === undefined ? unknown : money(revenue)

/** 1860-NAT.10. */
const nextChapter = (
  nationalisation: Nationalisation,
  { words: { nationalisation: said } }: Wording1860,
): ChapterScene => ({
  title: said.follows,
  facts: [
    { label: said.left, value: String(nationalisation.operating.length) },
    { label: said.next, value: isLastRound(nationalisation) ? said.lastRound : said.goesOn },
  ],
})

const isLastRound = ({ operating, lastRound }: Nationalisation): boolean => lastRound || operating.length <= 2

/** Who closes if nobody earns anything else in this round; not known before all have run once. */
function closingAfter(nationalisation: Nationalisation): CorporationId[] | undefined {
  const { operating, revenues } = nationalisation
  if (isLastRound(nationalisation)) return []
  if (operating.some((id) => revenues[id] === undefined)) return undefined
  const closing = companiesToClose({ nationalisation })
  // 1860-NAT.8
  return closing.length === operating.length ? [] : closing
}
