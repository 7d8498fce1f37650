import type { TilePlacement } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import { isUpgrade } from '../../track/layRefusal.ts'
import { placeName, type Wording18xx } from '../wording.ts'
import { type EventsNow, paidFor } from './outcomeFigures.ts'

/** A new tile or an upgrade, with its price or free of charge. */
export function layParts(
  outcome: EventsNow,
  { tile, hex }: TilePlacement,
  _seat: Seat,
  wording: Wording18xx,
): PreviewParts {
  const { words, names } = wording
  const { lay, layFree, upgrade, upgradeFree } = words.choices
  const cost = paidFor(outcome, 'tile')
  const isUpgraded = isUpgrade(names.title, tile)
  const figures = { tile, place: placeName(wording, hex) }
  const label =
    cost > 0
      ? (isUpgraded ? upgrade : lay)({ ...figures, price: names.companyMoney(cost) })
      : (isUpgraded ? upgradeFree : layFree)(figures)
  return { label, hex }
}

/** The same of a token. */
export function tokenParts(
  outcome: EventsNow,
  { hex }: { readonly hex: string },
  _seat: Seat,
  wording: Wording18xx,
): PreviewParts {
  const { token, freeToken } = wording.words.choices
  const cost = paidFor(outcome, 'token')
  const place = placeName(wording, hex)
  return {
    label: cost > 0 ? token({ place, price: wording.names.companyMoney(cost) }) : freeToken({ place }),
    hex,
  }
}
