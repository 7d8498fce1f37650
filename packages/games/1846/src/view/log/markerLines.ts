import { placeFigure } from '@roundhouse/18xx/view'
import { ownerName, playerFigure } from '@roundhouse/view'
import type { Lines1846 } from './context.ts'

/** 1846-3.6: markers of privates, and the second token of a corporation. */
export const markerLines: Lines1846<
  'port-set' | 'markers-left' | 'beneficiary-set' | 'second-token' | 'marker-placed' | 'marker-removed'
> = {
  'port-set': ({ hex, by: who }, context) => ({
    text: context.words.log.portSet({ who: ownerName(context, who), ...placeFigure(context, hex) }),
    hex,
  }),
  'markers-left': ({ seat }, context) => ({
    text: context.words.log.markersLeft(playerFigure(context, seat)),
  }),
  'beneficiary-set': ({ company }, { words }) => ({ text: words.log.beneficiary({ company }), company }),
  'second-token': ({ corporation: company, hex }, context) => ({
    text: context.words.log.freeToken({ company, ...placeFigure(context, hex) }),
    company,
    hex,
  }),
  'marker-placed': ({ marker, hex, corporation: company }, context) => {
    const { log, markers } = context.words
    const text = log.markerPlaced({ company, marker: markers[marker], ...placeFigure(context, hex) })
    return { text, company, hex }
  },
  'marker-removed': ({ marker }, { words }) => ({
    text: words.log.markerRemoved({ marker: words.markers[marker] }),
  }),
}
