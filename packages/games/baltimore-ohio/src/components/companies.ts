import type { HexName } from '@roundhouse/board'
import { CITY_HEX } from './map.ts'

/** The ten companies, in the order of the game's lists. */
export const COMPANIES = ['B&O', 'B&M', 'C&O', 'NYC', 'NYNH&H', 'PRR', 'Erie', 'IC', 'NKP', 'Wabash'] as const
export type CompanyId = (typeof COMPANIES)[number]

interface CompanyCard {
  readonly name: string
  /** BO-1.5: the technology level from which it may be founded. */
  readonly from: number
  readonly startCity: string
}

export const COMPANY_CARDS: Readonly<Record<CompanyId, CompanyCard>> = {
  'B&O': { name: 'Baltimore & Ohio', from: 1, startCity: 'Baltimore' },
  'B&M': { name: 'Boston & Maine', from: 1, startCity: 'Boston' },
  'C&O': { name: 'Chesapeake & Ohio', from: 1, startCity: 'Richmond' },
  NYC: { name: 'New York Central', from: 1, startCity: 'Albany' },
  'NYNH&H': { name: 'New York, New Haven & Hartford', from: 1, startCity: 'Hartford' },
  PRR: { name: 'Pennsylvania', from: 1, startCity: 'Philadelphia' },
  Erie: { name: 'Erie', from: 3, startCity: 'Buffalo' },
  IC: { name: 'Illinois Central', from: 3, startCity: 'St. Louis' },
  NKP: { name: 'Nickel Plate', from: 3, startCity: 'Chicago' },
  Wabash: { name: 'Wabash', from: 3, startCity: 'Fort Wayne' },
}

/** BO-0.2: ten equal shares, with no double certificate. */
export const SHARES = 10

/** BO-3.17: cubes of a company in all; one of them marks its income. */
export const CUBES = 30

export const startHex = (company: CompanyId): HexName => CITY_HEX.get(COMPANY_CARDS[company].startCity)!

/** BO-7.12, BO-7.13: cities that a company must have entered before it may enter any other. */
export const OBLIGATIONS: Readonly<
  Partial<Record<CompanyId, { readonly rule: string; readonly cities: readonly string[] }>>
> = {
  NYC: { rule: 'BO-7.12', cities: ['Utica', 'Syracuse', 'Buffalo', 'New York'] },
  PRR: { rule: 'BO-7.13', cities: ['Pittsburgh', 'Harrisburg'] },
}

/** BO-7.14: cities closed to all others until their company has met its obligation. */
export const CLOSED_TO_OTHERS: Readonly<Record<string, CompanyId>> = {
  Pittsburgh: 'PRR',
  Harrisburg: 'PRR',
  Philadelphia: 'PRR',
}
