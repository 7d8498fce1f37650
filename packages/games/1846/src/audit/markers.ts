import { MARKERS } from '../components/companies.ts'
import type { Books1846, Entries1846 } from './books.ts'

/** The markers of Steamboat Company, Meat Packing Company and Boomtown. */
export const markerEntries: Entries1846 = {
  'port-set'({ books }, { hex }) {
    books.marker.port = hex
  },
  'beneficiary-set'({ books }, { company }) {
    books.marker.beneficiary = company
  },
  'marker-placed'({ books }, { marker, hex, corporation }) {
    books.marker[marker] = { hex, corporation }
  },
  'marker-removed'({ books }, { marker }) {
    if (marker === 'SC') Object.assign(books.marker, { port: null, beneficiary: null })
    else books.marker[marker] = null
  },
  closed({ books }, { corporation }) {
    endBenefit(books, corporation)
    for (const marker of MARKERS)
      if (books.marker[marker]?.corporation === corporation) books.marker[marker] = null
  },
  'private-owned'({ books }, { private: id, owner }) {
    // 1846-3.57: a minor that is bought is gone
    if (typeof owner === 'string') endBenefit(books, id)
  },
  'private-closed'({ books }, { private: id }) {
    endBenefit(books, id)
  },
}

function endBenefit({ marker }: Books1846, company: string): void {
  if (marker.beneficiary === company) marker.beneficiary = null
}
