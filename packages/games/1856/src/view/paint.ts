import type { Paint } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'

/** Colour and letters of each token. */
export const PAINT: Readonly<Record<CorporationId, Paint>> = {
  BBG: { fill: '#F2A7C3', text: '#2A0C18' },
  CA: { fill: '#C4122F', text: '#FFFFFF' },
  CPR: { fill: '#6A2C91', text: '#FFFFFF' },
  CV: { fill: '#1D2F6F', text: '#FFFFFF' },
  GT: { fill: '#2A7443', text: '#FFFFFF' },
  GW: { fill: '#B9C0C7', text: '#15191E' },
  LPS: { fill: '#8FCBEA', text: '#10202B' },
  TGB: { fill: '#EE7A1E', text: '#1E1005' },
  THB: { fill: '#F4D51E', text: '#1B1B10' },
  WR: { fill: '#6B4226', text: '#FFFFFF' },
  WGB: { fill: '#0B57A4', text: '#FFFFFF' },
  CGR: { fill: '#20242C', text: '#FFFFFF' },
}
