import type { Placing } from '@roundhouse/board'
import { isUpgrade } from '../../track/layRefusal.ts'
import { placeName, type Wording18xx } from '../wording.ts'

/** What the button of a lay says: a new tile or an upgrade, with its price or free of charge. */
export function layLabel({ tile, hex }: Placing, cost: number, wording: Wording18xx): string {
  const { words, names } = wording
  const { lay, layFree, upgrade, upgradeFree } = words.choices
  const isUpgraded = isUpgrade(names.title, tile)
  const figures = { tile, place: placeName(wording, hex) }
  if (cost === 0) return (isUpgraded ? upgradeFree : layFree)(figures)
  return (isUpgraded ? upgrade : lay)({ ...figures, price: names.money(cost) })
}

/** The same of a token. */
export function tokenLabel(hex: string, cost: number, wording: Wording18xx): string {
  const { token, freeToken } = wording.words.choices
  const place = placeName(wording, hex)
  return cost === 0 ? freeToken({ place }) : token({ place, price: wording.names.money(cost) })
}
