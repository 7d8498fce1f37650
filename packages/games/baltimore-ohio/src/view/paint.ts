import type { Paint } from '@roundhouse/view'
import type { CompanyId } from '../components/companies.ts'

/** Colour and letters of each token and cube. */
export const PAINT: Readonly<Record<CompanyId, Paint>> = {
  'B&O': { fill: '#0B57A4', text: '#FFFFFF' },
  'B&M': { fill: '#F2A7C3', text: '#2A0C18' },
  'C&O': { fill: '#F4D51E', text: '#1B1B10' },
  NYC: { fill: '#2A7443', text: '#FFFFFF' },
  'NYNH&H': { fill: '#F3EBD8', text: '#2A2000' },
  PRR: { fill: '#C4122F', text: '#FFFFFF' },
  Erie: { fill: '#6B4226', text: '#FFFFFF' },
  IC: { fill: '#EE7A1E', text: '#1E1005' },
  NKP: { fill: '#6A2C91', text: '#FFFFFF' },
  Wabash: { fill: '#B9C0C7', text: '#15191E' },
}
