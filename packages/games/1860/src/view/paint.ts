import type { Paint } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'

/** Colour and letters of each token. */
export const PAINT: Readonly<Record<CorporationId, Paint>> = {
  'C&N': { fill: '#1E9BD7', text: '#06141C' },
  IOW: { fill: '#C8202F', text: '#FFFFFF' },
  IWNJ: { fill: '#20242C', text: '#FFFFFF' },
  FYN: { fill: '#1F7A3D', text: '#FFFFFF' },
  NGStL: { fill: '#F0D21E', text: '#1B1B10' },
  'BHI&R': { fill: '#7D2A86', text: '#FFFFFF' },
  'S&C': { fill: '#1B2F7A', text: '#FFFFFF' },
  VYSC: { fill: '#9CC83A', text: '#141B06' },
}
