import type { Paint } from '@roundhouse/view'
import type { CompanyId } from '../components/companies.ts'

/** Colour and letters of each token. */
export const PAINT: Readonly<Record<CompanyId, Paint>> = {
  PRR: { fill: '#C4122F', text: '#FFFFFF' },
  NYC: { fill: '#20242C', text: '#FFFFFF' },
  'B&O': { fill: '#0B57A4', text: '#FFFFFF' },
  'C&O': { fill: '#8FCBEA', text: '#10202B' },
  ERIE: { fill: '#F4D51E', text: '#1B1B10' },
  GT: { fill: '#EE7A1E', text: '#1E1005' },
  IC: { fill: '#2A7443', text: '#FFFFFF' },
  MS: { fill: '#F2A7C3', text: '#2A0C18' },
  BIG4: { fill: '#B9C0C7', text: '#15191E' },
}
