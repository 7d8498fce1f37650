import type { TrainsTitle } from '../trains/trainsTitle.ts'

/** A title invented for tests, as far as trains go; its rules are called by what they are about. */
export const TRAINS_TITLE = {
  trainRules: { 'train-limit': 'train-limit', seller: 'seller' },
} satisfies TrainsTitle
